"""The specification's tricky cases, by their number."""

from banker.games import to_bytes
from banker.games.chicago.board import SHARES

from tests.games.chicago.table import (
    ANDY,
    AUCTION,
    BEN,
    BO,
    BUILD,
    CHARLES,
    CHICAGO,
    CO,
    DETROIT,
    DIVIDENDS,
    FOREST,
    NOBODY,
    NYC,
    PASS,
    PRR,
    TRACK,
    WAB,
    Game,
    correct,
    give,
    income,
    moved,
    next_round,
    opened,
    pass_on,
    refusal,
    shares_of,
    stage,
    take_turn,
    to_payday,
    treasury,
    wabash_opened,
)


def test_1_nobody_wants_the_first_share():
    game = Game((3, 1, 2))
    outcome = game.apply((NOBODY, PRR))
    assert shares_of(game, 3) == [1, 0, 0, 0, 0]
    assert not outcome.change("cash", 3)
    assert (game.treasury[PRR], game.cash[3]) == (0, 40)
    assert (game.on_sale(), game.turn) == (BO, 3)


def test_1_who_got_the_share_before_gets_the_unwanted_one():
    game = Game((3, 1, 2))
    game.apply((AUCTION, PRR, 1, 7))
    game.apply((NOBODY, BO))
    assert shares_of(game, 1) == [1, 1, 0, 0, 0]
    game.apply((AUCTION, CO, 2, 5))
    game.apply((NOBODY, NYC))
    assert game.shares[2, NYC] == 1
    assert (stage(game), game.turn) == ("turn", 1)  # the PRR share has the first turn
    assert not any(game.dials)


def test_2_bids_below_the_minimum_or_beyond_the_cash():
    game = opened(winners=(ANDY, BEN, CHARLES, BEN))
    give(game, CHARLES, NYC)
    income(game, NYC, 22)
    assert refusal(game, (AUCTION, NYC, ANDY, 7)) == "bid_low"
    game.apply(correct("cash", ANDY, 7))
    assert refusal(game, (AUCTION, NYC, ANDY, 8)) == "cash_short"


def test_3_an_open_wabash_that_nobody_wanted_pays_nothing():
    game = wabash_opened(winner=0)
    assert game.is_open(WAB)
    assert game.sold(WAB) == 0
    assert game.per_share(WAB) == 0
    assert game.min_bid(WAB) == game.income[WAB] == 1
    assert game.turn == BEN
    next_round(game)
    assert game.in_step("turn")


def test_4_chicago_then_the_wabash_then_payday():
    game = opened()
    pass_on(game, 3, 3, 3, 3, 2, 2, 2, 2)
    assert game.reds() == 1
    take_turn(game, ANDY)
    cash = list(game.cash)
    outcome = game.apply((BUILD, PRR, 1, 2, 3, CHICAGO, 1))
    assert moved(outcome, "dials", 2) == (5 - 1, 5)
    assert game.reds() == 2
    assert moved(outcome, "cash", ANDY) == (cash[ANDY], cash[ANDY] + 10)
    assert outcome.happened("wabash_opens")
    assert (stage(game), game.turn) == ("wabash", ANDY)
    dials = list(game.dials)
    game.apply((AUCTION, WAB, CHARLES, 3))
    assert list(game.dials) == dials
    assert (stage(game), game.turn) == ("payday", BEN)
    before = game.cash[CHARLES]
    paid = game.apply((DIVIDENDS,))
    assert moved(paid, "cash", CHARLES) == (before, before + 5 + 3)
    assert not any(game.dials)
    assert (stage(game), game.turn) == ("turn", BEN)


def test_5_a_build_beyond_treasury_or_locomotives():
    game = opened()
    treasury(game, PRR, 5)
    game.apply(correct("cash", ANDY, 40))
    assert refusal(game, (BUILD, PRR, 1, 6, 0, 0, 0)) == "treasury_short"
    game.apply(correct("locos", PRR, 2))
    assert refusal(game, (BUILD, PRR, 3, 5, 0, 0, 0)) == "no_locomotives"
    outcome = game.apply((BUILD, PRR, 2, 5, 0, 0, 0))
    assert moved(outcome, "locos", PRR) == (2, 0)


def test_6_the_last_houses_end_the_game_on_the_next_payday():
    game = opened()
    game.apply(correct("houses", 0, 4))
    outcome = game.apply((FOREST, CO))
    assert moved(outcome, "houses") == (4, game.houses) == (4, 3)
    assert outcome.happened("flags_set")
    assert game.flags() == 4
    assert moved(outcome, "treasury", CO) == (game.treasury[CO] - 2, game.treasury[CO])
    assert game.in_step("turn")
    to_payday(game)
    dials, cash = list(game.dials), list(game.cash)
    dividends = [game.dividend(pawn) for pawn in (1, 2, 3)]
    game.apply((DIVIDENDS,))
    assert game.cash[1:4] == [had + gets for had, gets in zip(cash[1:], dividends, strict=False)]
    assert game.in_step("over")
    assert list(game.dials) == dials
    assert (game.tracks[1], game.round) == (1, 1)


def test_7_undo_takes_the_last_sale_and_its_flag_back():
    game = opened()
    for company in (PRR, BO, NYC):
        give(game, ANDY, company, SHARES[company] - game.sold(company) - (company == NYC))
    assert not game.flags() & 2
    before, state = game.copy(), to_bytes(game)
    turn = game.turn
    outcome = game.apply((AUCTION, NYC, BEN, game.min_bid(NYC)))
    assert outcome.happened("flags_set")
    assert game.flags() == 2
    assert game.turn != turn
    game.assign(before)
    assert to_bytes(game) == state
    assert not game.flags()
    assert (game.turn, game.unsold(NYC)) == (turn, 1)


def test_8_wheeling_at_its_end_can_only_be_passed():
    game = opened()
    game.apply(correct("present", 2, 1))
    for _ in range(3):
        game.apply((TRACK, 2))
    assert game.tracks[2] == game.last(2) == 6
    assert refusal(game, (TRACK, 2)) == "track_end"
    assert game.dials[3] == 3
    game.apply((PASS, 3))
    assert game.dials[3] == 4


def test_9_into_detroit():
    game = opened()
    next_round(game)
    next_round(game)
    take_turn(game, CHARLES)
    income(game, CO, 49)
    others = list(game.income)
    outcome = game.apply((BUILD, CO, 2, 4, 2, DETROIT, 0))
    assert moved(outcome, "income", CO) == (49, 54)
    assert game.present[1] == 1 << CO - 1
    paid = next_round(game)
    assert (game.tracks[1], game.income[CO]) == (4, 55)
    assert moved(paid, "income", CO) == (54, 55)
    for company in (PRR, BO, NYC, WAB):
        assert game.income[company] == others[company]


def test_10_passing_on_the_auction_dial():
    game = opened()
    shares = bytes(game.shares.data)
    outcome = game.apply((PASS, 1))
    assert moved(outcome, "dials", 1) == (1 - 1, 1)
    assert bytes(game.shares.data) == shares
    pass_on(game, 1, 1)
    assert game.red(1)
    assert refusal(game, (AUCTION, PRR, ANDY, 7)) == "dial_red"
    assert refusal(game, (PASS, 1)) == "dial_red"
    for _ in range(5):
        assert game.in_step("turn")
        company = next(c for c in (PRR, BO, CO) if game.shares[game.turn, c])
        game.apply((BUILD, company, 1, 0, 0, 0, 0))
    assert game.in_step("payday")
