"""The specification's tricky cases, by their number."""

from banker.games.chicago.codec import to_bytes
from banker.games.chicago.data import (
    END_HOUSES,
    END_SHARES,
    OVER,
    PAYDAY,
    SHARES,
    TURN,
    WABASH_SALE,
)
from banker.games.chicago.game import Game
from banker.games.chicago.refusals import (
    BID_LOW,
    CASH_SHORT,
    DIAL_RED,
    NO_LOCOMOTIVES,
    TRACK_END,
    TREASURY_SHORT,
)
from banker.games.chicago.transactions import (
    AUCTION,
    BUILD,
    CASH,
    CORRECT,
    DIVIDENDS,
    FOREST,
    HOUSES_LEFT,
    LOCOMOTIVES,
    PASS,
    PRESENCE,
    TRACK,
)

from tests.games.chicago.table import (
    ANDY,
    BEN,
    BO,
    CHARLES,
    CHICAGO,
    CO,
    DETROIT,
    NYC,
    PRR,
    WAB,
    give,
    income,
    next_round,
    opened,
    pass_on,
    refusal,
    shares_of,
    take_turn,
    to_payday,
    treasury,
    wabash_opened,
)


def test_1_nobody_wants_the_first_share():
    game = Game((3, 1, 2))
    outcome = game.apply((AUCTION, PRR, 0, 0))
    assert shares_of(game, 3) == [1, 0, 0, 0, 0]
    assert outcome.shares == ((3, PRR, 1),)
    assert outcome.players == outcome.treasuries == ()
    assert (game.treasuries[PRR], game.cash[2]) == (0, 40)
    assert (game.on_sale(), game.turn) == (BO, 3)


def test_1_who_got_the_share_before_gets_the_unwanted_one():
    game = Game((3, 1, 2))
    game.apply((AUCTION, PRR, 1, 7))
    game.apply((AUCTION, BO, 0, 0))
    assert shares_of(game, 1) == [1, 1, 0, 0, 0]
    game.apply((AUCTION, CO, 2, 5))
    game.apply((AUCTION, NYC, 0, 0))
    assert game.held(2, NYC) == 1
    assert (game.stage, game.turn) == (TURN, 1)  # the PRR share has the first turn
    assert not any(game.dials)


def test_2_bids_below_the_minimum_or_beyond_the_cash():
    game = opened(winners=(ANDY, BEN, CHARLES, BEN))
    give(game, CHARLES, NYC)
    income(game, NYC, 22)
    assert refusal(game, (AUCTION, NYC, ANDY, 7)) == BID_LOW
    game.apply((CORRECT, CASH, ANDY, 7))
    assert refusal(game, (AUCTION, NYC, ANDY, 8)) == CASH_SHORT


def test_3_an_open_wabash_that_nobody_wanted_pays_nothing():
    game = wabash_opened(winner=0)
    assert game.wabash_open()
    assert game.sold(WAB) == 0
    assert game.per_share(WAB) == 0
    assert game.min_bid(WAB) == game.incomes[WAB] == 1
    assert game.turn == BEN
    next_round(game)
    assert game.stage == TURN


def test_4_chicago_then_the_wabash_then_payday():
    game = opened()
    pass_on(game, 3, 3, 3, 3, 2, 2, 2, 2)
    assert game.reds() == 1
    take_turn(game, ANDY)
    cash = list(game.cash)
    outcome = game.apply((BUILD, PRR, 1, 2, 3, CHICAGO, 1))
    assert outcome.dial == (2, 5, 5)
    assert game.reds() == 2
    assert outcome.players == ((ANDY, 10, cash[0] + 10),)
    assert outcome.wabash_opens
    assert (game.stage, game.turn) == (WABASH_SALE, ANDY)
    dials = bytes(game.dials)
    sold = game.apply((AUCTION, WAB, CHARLES, 3))
    assert sold.dial == ()
    assert bytes(game.dials) == dials
    assert (game.stage, game.turn) == (PAYDAY, BEN)
    before = game.cash[CHARLES - 1]
    paid = game.apply((DIVIDENDS,))
    assert (CHARLES, 5 + 3, before + 8) in paid.players
    assert not any(game.dials)
    assert (game.stage, game.turn) == (TURN, BEN)


def test_5_a_build_beyond_treasury_or_locomotives():
    game = opened()
    treasury(game, PRR, 5)
    game.apply((CORRECT, CASH, ANDY, 40))
    assert refusal(game, (BUILD, PRR, 1, 6, 0, 0, 0)) == TREASURY_SHORT
    game.apply((CORRECT, LOCOMOTIVES, PRR, 2))
    assert refusal(game, (BUILD, PRR, 3, 5, 0, 0, 0)) == NO_LOCOMOTIVES
    outcome = game.apply((BUILD, PRR, 2, 5, 0, 0, 0))
    assert outcome.locomotives == ((PRR, -2, 0),)


def test_6_the_last_houses_end_the_game_on_the_next_payday():
    game = opened()
    game.apply((CORRECT, HOUSES_LEFT, 0, 4))
    outcome = game.apply((FOREST, CO))
    assert (game.houses, outcome.houses) == (3, 3)
    assert outcome.flags_set == game.flags() == END_HOUSES
    assert outcome.treasuries == ((CO, 2, game.treasuries[CO]),)
    assert game.stage == TURN
    to_payday(game)
    dials, cash = bytes(game.dials), list(game.cash)
    dividends = [game.dividend(pawn) for pawn in (1, 2, 3)]
    paid = game.apply((DIVIDENDS,))
    assert game.cash[:3] == [had + gets for had, gets in zip(cash, dividends, strict=False)]
    assert (game.stage, paid.stage) == (OVER, OVER)
    assert bytes(game.dials) == dials
    assert (game.tracks[1], game.round) == (1, 1)


def test_7_undo_takes_the_last_sale_and_its_flag_back():
    game = opened()
    for company in (PRR, BO, NYC):
        give(game, ANDY, company, SHARES[company] - game.sold(company) - (company == NYC))
    assert not game.flags() & END_SHARES
    before, state = game.copy(), to_bytes(game)
    turn = game.turn
    outcome = game.apply((AUCTION, NYC, BEN, game.min_bid(NYC)))
    assert outcome.flags_set == END_SHARES
    assert game.turn != turn
    game.become(before)
    assert to_bytes(game) == state
    assert not game.flags()
    assert (game.turn, game.unsold(NYC)) == (turn, 1)


def test_8_wheeling_at_its_end_can_only_be_passed():
    game = opened()
    game.apply((CORRECT, PRESENCE, 2, 1))
    for _ in range(3):
        game.apply((TRACK, 2))
    assert game.tracks[2] == game.last(2) == 6
    assert refusal(game, (TRACK, 2)) == TRACK_END
    assert game.dials[3] == 3
    game.apply((PASS, 3))
    assert game.dials[3] == 4


def test_9_into_detroit():
    game = opened()
    next_round(game)
    next_round(game)
    take_turn(game, CHARLES)
    income(game, CO, 49)
    others = list(game.incomes)
    outcome = game.apply((BUILD, CO, 2, 4, 2, DETROIT, 0))
    assert outcome.incomes == ((CO, 5, 54),)
    assert game.present_in(1) == (CO,)
    paid = next_round(game)
    assert (game.tracks[1], game.incomes[CO]) == (4, 55)
    assert paid.incomes == ((CO, 1, 55),)
    for company in (PRR, BO, NYC, WAB):
        assert game.incomes[company] == others[company]


def test_10_passing_on_the_auction_dial():
    game = opened()
    shares = bytes(game.shares)
    outcome = game.apply((PASS, 1))
    assert outcome.dial == (1, 1, 3)
    assert bytes(game.shares) == shares
    pass_on(game, 1, 1)
    assert game.red(1)
    assert refusal(game, (AUCTION, PRR, ANDY, 7)) == DIAL_RED
    assert refusal(game, (PASS, 1)) == DIAL_RED
    for _ in range(5):
        assert game.stage == TURN
        company = next(c for c in (PRR, BO, CO) if game.held(game.turn, c))
        game.apply((BUILD, company, 1, 0, 0, 0, 0))
    assert game.stage == PAYDAY
