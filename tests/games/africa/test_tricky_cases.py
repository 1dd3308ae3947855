"""The cases where a mistake would be easy, one after the other."""

from banker.games.africa.buying import FROM_POOL, HAND, asks_certificate
from banker.games.africa.data import (
    CARDS_SALE,
    COMPANY_AT,
    CONCESSIONS,
    DIE,
    DIRECTORS,
    END_BANK,
    END_STEP,
    FIRST,
    OVER,
    SPACES,
    STOCK,
    TRACK,
)
from banker.kit.define import validate

from tests.games.africa.table import (
    AR,
    AT_COST,
    CGH,
    CNR,
    COR,
    FREE,
    KEEP,
    MF,
    PAY,
    cash,
    direct,
    do,
    drawn,
    fill_pool,
    first,
    give_private,
    go,
    hand,
    no_cash,
    of,
    operating,
    pass_all,
    price,
    refusal,
    stock,
    treasury,
)


def in_turn(game, pawn):
    """Make it a pawn's first turn of the round."""
    game.turn = pawn
    game.source = game.acted = 0
    game.begun &= ~(1 << pawn - 1)


def test_1_resales_do_not_start_a_company():
    game = first()
    hand(game, 2, CGH)
    hand(game, 3, CGH)
    stock(game)
    in_turn(game, 2)
    do(game, "sell", CGH, 1)
    assert game.leads[CGH] == 3
    go(game)
    in_turn(game, 4)
    do(game, "pool", CGH, 1)
    assert not game.started(CGH)
    assert (game.ordinary[CGH], game.treasury[CGH]) == (2, 152)
    in_turn(game, 4)
    do(game, "card", HAND, CGH, 1)
    assert game.started(CGH)
    assert game.leads[CGH] == 4


def test_2_the_director_s_certificate_is_paid_later():
    for before, leads, shares in ((0, 1, (3, 2)), (2, 2, (3, 4)), (1, 1, (3, 3))):
        game = first()
        hand(game, 1, CGH, times=3)
        hand(game, 2, CGH, times=before)
        assert game.leads[CGH] == 1
        hand(game, 2, CGH, DIRECTORS)
        assert game.directs(leads, CGH)
        assert (game.shares_of(1, CGH), game.shares_of(2, CGH)) == shares
        assert game.certificates(leads) == game.shares_of(leads, CGH) - 1


def test_3_a_director_sells():
    def directed(others):
        game = first()
        direct(game, 1, CGH)
        hand(game, 1, CGH)
        hand(game, 2, CGH, times=others)
        stock(game)
        in_turn(game, 1)
        return game

    game = directed(3)
    was = game.price_of(CGH)
    do(game, "sell", CGH, 2)
    assert game.directs(2, CGH)
    assert (game.shares_of(1, CGH), game.price_of(CGH)) == (1, was)
    game = directed(1)
    assert refusal(game, of("sell", CGH, 2)) == "leader_keeps"
    do(game, "sell", CGH, 1)
    assert game.shares_of(1, CGH) == 2


def test_4_a_manager_keeps_its_only_share():
    game = first()
    hand(game, 1, CGH, times=2)
    stock(game)
    in_turn(game, 1)
    do(game, "sell", CGH, 2)
    in_turn(game, 1)
    do(game, "card", HAND, CGH, 1)
    assert game.leads[CGH] == 1
    game.source = 0
    assert refusal(game, of("sell", CGH, 1)) == "leader_keeps"
    hand(game, 3, CGH)
    do(game, "sell", CGH, 1)
    assert game.leads[CGH] == 3


def test_5_half_of_the_price():
    for at, revenue, after in ((100, 50, 112), (82, 40, 82)):
        game = operating(trains=(2,))
        price(game, CGH, at)
        do(game, "run", revenue, PAY)
        assert game.price_of(CGH) == after


def test_6_a_company_at_zero_is_removed():
    game = operating(managed=True, money=70)
    price(game, CGH, 10)
    give_private(game, COMPANY_AT + CGH, 21)
    fill_pool(game, 1)
    game.ordinary[MF] += 1
    game.add_shares(COMPANY_AT + CGH, MF, 1)
    game.concessions[31] = COMPANY_AT + CGH
    bank, pool = game.bank(), game.pool()
    assert game.limit() == 18
    outcome = do(game, "run", 0, KEEP)
    assert outcome.happened("gone")
    assert game.is_removed(CGH)
    assert not game.shares_of(1, CGH)
    assert game.in_pool(CGH) == game.treasury[CGH] == 0
    assert game.bank() >= bank + 70 - 15  # the private's and the bonds' incomes of the next round
    assert game.pool() == pool + 2
    assert game.limit() == 16
    assert game.round == 0  # no other company runs
    assert validate(game) is None


def test_7_a_depression_at_the_beginning_of_a_set():
    game = first()
    direct(game, 1, CGH)
    direct(game, 2, AR)
    stock(game)
    price(game, CGH, 5)
    price(game, AR, 100)
    fill_pool(game, 2, MF)
    fill_pool(game, 5, CNR)
    outcome = pass_and_look(game)
    assert outcome.happened("depression")
    assert game.is_removed(CGH)
    assert (game.price_of(AR), game.company, game.round) == (90, AR, 1)
    treasury(game, AR, 500)
    do(game, "run", 0, KEEP)
    assert game.price_of(AR) == 82
    outcome = go(game)
    assert game.round == 2
    assert not outcome.happened("depression")
    assert game.price_of(AR) == 82


def pass_and_look(game):
    """All pass; the outcome of the last."""
    outcome = None
    while game.step == STOCK:
        outcome = go(game)
    return outcome


def test_8_the_first_set_is_an_expansion():
    game = first()
    direct(game, 1, CGH)
    fill_pool(game, 8)
    game.bonds[4] = 1
    before = game.cash[4]
    pass_all(game)
    assert game.cash[4] == before + 15
    assert game.price_of(CGH) == 76
    game = first()
    direct(game, 1, CGH)
    hand(game, 2, MF)
    stock(game)
    fill_pool(game, 2, AR)
    assert game.economy() == 1
    in_turn(game, 2)
    do(game, "sell", MF, 1)
    assert game.economy() == 2
    game = first()
    ends = (TRACK, 2, 1), (OVER, 1, 1), (OVER, 2, 0), (CONCESSIONS, 0, 0)
    for stage, number, economy in ends:
        game.step, game.round = stage, number
        assert (game.pool(), game.economy()) == (0, economy)


def test_9_trains():
    game = operating(trains=(2, 3), money=500)
    hand_over_company(game, COR, 3, 7)
    do(game, "run", 0, KEEP)
    do(game, "sell_train", 3)
    assert game.treasury[CGH] == 680
    do(game, "buy_train", 4)
    assert game.treasury[CGH] == 230
    do(game, "sell_train", 2)
    assert game.treasury[CGH] == 410
    assert refusal(game, of("buy_train", 2)) == "one_only"
    assert refusal(game, of("deal", COR, 7, 7, 1)) == "no_consent"
    do(game, "deal", COR, 7, 7, 3)
    assert game.own_trains(CGH) == [4, 7]
    assert (game.treasury[CGH], game.treasury[COR]) == (403, 207)


def hand_over_company(game, company, leader, train):
    """Another company of another leader, with 200 and a train."""
    game.issued[company] = 1
    game.leads[company] = leader
    game.add_shares(leader, company, 2)
    game.stations[company] = 1
    game.price[company] = SPACES[5]
    game.order = bytes([*game.order, company])
    game.treasury[company] = 200
    game.trains[company] = train
    game.bank_trains[train] -= 1
    assert validate(game) is None


def test_10_sold_this_round():
    game = first()
    hand(game, 2, MF)
    direct(game, 1, AR)
    stock(game)
    in_turn(game, 2)
    do(game, "sell", MF, 1)
    assert refusal(game, of("pool", MF, 1)) == "sold_this_round"
    do(game, "card", HAND, MF, 1)
    assert game.shares_of(2, MF) == 1


def test_11_green_prices():
    game = first()
    direct(game, 1, CNR)
    stock(game)
    fill_pool(game, 3, CNR)
    in_turn(game, 2)
    price(game, CNR, 61)
    assert asks_certificate(game, FROM_POOL, CNR)
    price(game, CNR, 64)
    assert not asks_certificate(game, FROM_POOL, CNR)
    assert refusal(game, of("pool", CNR, 2)) == "one_only"
    price(game, CNR, 61)
    before = game.cash[2]
    do(game, "pool", CNR, 3)
    assert game.cash[2] == before - 183
    game = operating(trains=(2,))
    fill_pool(game, 3, CNR)
    do(game, "run", 0, KEEP)
    assert not asks_certificate(game, FROM_POOL, CNR)
    assert refusal(game, of("pool", CNR, 2)) == "one_only"
    do(game, "pool", CNR, 1)
    assert game.step == END_STEP


def test_12_a_bank_emptied_in_a_stock_round():
    game = first()
    direct(game, 1, AR)
    hand(game, 2, AR, times=3)
    stock(game)
    price(game, AR, 100)
    cash(game, 3, 0)
    cash(game, 4, 0)
    treasury(game, AR, 0)
    cash(game, 3, game.bank() - 30)
    assert game.bank() == 30
    in_turn(game, 2)
    do(game, "sell", AR, 3)
    assert game.bank() == -270
    assert not game.end
    pass_all(game)
    assert game.operating()
    assert game.end == END_BANK


def test_13_bonds_at_the_limit():
    game = first()
    stock(game)
    in_turn(game, 2)
    game.bonds[2] = 2
    game.tables[22:] = [1] * 3
    give_private(game, 2, 21)
    do(game, "sell_bonds", 2)
    assert refusal(game, of("card", HAND, AR, 1)) == "at_limit"
    do(game, "bond")
    assert game.bonds[2] == 1
    assert game.turn == 3


def test_14_who_held_one_first_manages():
    game = first()
    for pawn in (2, 3, 4):
        hand(game, pawn, CGH)
    assert game.leads[CGH] == 2


def test_15_a_free_station_spares_the_cheap_one():
    game = operating(company=COR)
    give_private(game, 1, 25)
    outcome = do(game, "station", FREE)
    assert outcome.happened("free")
    assert (game.stations[COR], game.treasury[COR], game.next_station(COR)) == (2, 1000, 40)
    no_cash(game)
    do(game, "station", AT_COST)
    assert (game.stations[COR], game.treasury[COR], game.next_station(COR)) == (3, 960, 100)
    assert refusal(game, of("station", FREE)) == "await_run"


def test_16_over_the_limit():
    game = first()
    direct(game, 1, AR)
    hand(game, 1, AR, times=2)
    stock(game)
    game.tables[22:] = [2] * 3
    in_turn(game, 1)
    assert game.certificates(1) == 3
    assert refusal(game, of("pass")) == "over_limit"
    assert refusal(game, of("bond")) == "over_limit"
    do(game, "sell", AR, 1)
    go(game)
    assert game.turn == 2


def test_17_madianos():
    game = first()
    stock(game)
    assert game.priority == 1
    give_private(game, 3, 26)
    do(game, "priority")
    assert game.priority == game.turn == 3
    assert refusal(game, of("priority")) == "no_power"


def test_18_the_die():
    game = drawn()
    for _ in range(24):
        assert game.step == CARDS_SALE
        do(game, "auction", 3, 0)
    assert game.step == DIE
    assert game.turn == 0
    do(game, "die", 4)
    assert game.step == FIRST
    assert game.turn == game.priority == 1
