"""The cases where a mistake would be easy, one after the other."""

from banker.games.africa import refusals
from banker.games.africa.codec import flaw
from banker.games.africa.data import (
    CARDS_SALE,
    COMPANY,
    CONCESSIONS,
    DIE,
    END_BANK,
    END_STEP,
    FIRST,
    OPERATE,
    OVER,
    REMOVED,
    STOCK,
    WAITING,
)
from banker.games.africa.trading import asks_certificate
from banker.games.africa.transactions import (
    AT_COST,
    AUCTION,
    BUILD,
    BUY,
    DIRECTORS,
    FREE,
    FROM_POOL,
    GO,
    HAND,
    KEEP,
    LAY_STATION,
    NEW_BOND,
    OF_BANK,
    OF_COMPANY,
    PAY,
    POWER,
    RUN,
    SELL,
    TO_BANK,
    TRAIN,
)

from tests.games.africa.table import (
    AR,
    CGH,
    CNR,
    COR,
    MF,
    cash,
    direct,
    drawn,
    fill_pool,
    first,
    give_private,
    hand,
    no_cash,
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
    game.apply((SELL, CGH, 1))
    assert game.firsts[CGH] == 3
    game.apply((GO,))
    in_turn(game, 4)
    game.apply((BUY, FROM_POOL, CGH, 1))
    assert game.status[CGH] == WAITING
    assert (game.ordinary[CGH], game.treasuries[CGH]) == (2, 152)
    in_turn(game, 4)
    game.apply((BUY, HAND, CGH, 1))
    assert game.started(CGH)
    assert game.leaders[CGH] == 4


def test_2_the_director_s_certificate_is_paid_later():
    for before, leads, shares in ((0, 1, (3, 2)), (2, 2, (3, 4)), (1, 1, (3, 3))):
        game = first()
        hand(game, 1, CGH, times=3)
        hand(game, 2, CGH, times=before)
        assert game.leaders[CGH] == 1
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
    was = game.price(CGH)
    game.apply((SELL, CGH, 2))
    assert game.directs(2, CGH)
    assert (game.shares_of(1, CGH), game.price(CGH)) == (1, was)
    game = directed(1)
    assert refusal(game, (SELL, CGH, 2)) == refusals.LEADER_KEEPS
    game.apply((SELL, CGH, 1))
    assert game.shares_of(1, CGH) == 2


def test_4_a_manager_keeps_its_only_share():
    game = first()
    hand(game, 1, CGH, times=2)
    stock(game)
    in_turn(game, 1)
    game.apply((SELL, CGH, 2))
    in_turn(game, 1)
    game.apply((BUY, HAND, CGH, 1))
    assert game.leaders[CGH] == 1
    game.source = 0
    assert refusal(game, (SELL, CGH, 1)) == refusals.LEADER_KEEPS
    hand(game, 3, CGH)
    game.apply((SELL, CGH, 1))
    assert game.leaders[CGH] == 3


def test_5_half_of_the_price():
    for at, revenue, after in ((100, 50, 112), (82, 40, 82)):
        game = operating(trains=(2,))
        price(game, CGH, at)
        game.apply((RUN, revenue // 10, PAY))
        assert game.price(CGH) == after


def test_6_a_company_at_zero_is_removed():
    game = operating(managed=True, money=70)
    price(game, CGH, 10)
    give_private(game, COMPANY + CGH, 21)
    fill_pool(game, 1)
    game.ordinary[MF] += 1
    game.add_shares(COMPANY + CGH, MF, 1)
    game.concessions[0] = COMPANY + CGH
    bank, pool = game.bank(), game.pool()
    assert game.limit() == 18
    outcome = game.apply((RUN, 0, KEEP))
    assert outcome.removed == (CGH,)
    assert game.status[CGH] == REMOVED
    assert not game.shares_of(1, CGH)
    assert game.in_pool(CGH) == game.treasuries[CGH] == 0
    assert game.bank() >= bank + 70 - 15  # the private's and the bonds' incomes of the next round
    assert game.pool() == pool + 2
    assert game.limit() == 16
    assert game.round == 0  # no other company runs
    assert flaw(game) is None


def test_7_a_depression_at_the_beginning_of_a_set():
    game = first()
    direct(game, 1, CGH)
    direct(game, 2, AR)
    stock(game)
    price(game, CGH, 5)
    price(game, AR, 100)
    fill_pool(game, 2, MF)
    fill_pool(game, 5, CNR)
    game.status[MF] = WAITING
    outcome = pass_and_look(game)
    assert outcome.depression
    assert game.status[CGH] == REMOVED
    assert (game.price(AR), game.company, game.round) == (90, AR, 1)
    treasury(game, AR, 500)
    game.apply((RUN, 0, KEEP))
    assert game.price(AR) == 82
    outcome = game.apply((GO,))
    assert game.round == 2
    assert not outcome.depression
    assert game.price(AR) == 82


def pass_and_look(game):
    """All pass; the outcome of the last."""
    outcome = None
    while game.stage == STOCK:
        outcome = game.apply((GO,))
    return outcome


def test_8_the_first_set_is_an_expansion():
    game = first()
    direct(game, 1, CGH)
    fill_pool(game, 8)
    game.bonds[3] = 1
    before = game.cash[3]
    pass_all(game)
    assert game.cash[3] == before + 15
    assert game.price(CGH) == 76
    game = first()
    direct(game, 1, CGH)
    hand(game, 2, MF)
    stock(game)
    fill_pool(game, 2, AR)
    assert game.economy() == 1
    in_turn(game, 2)
    game.apply((SELL, MF, 1))
    assert game.economy() == 2
    game = first()
    ends = (OPERATE, 2, 1), (OVER, 1, 1), (OVER, 2, 0), (CONCESSIONS, 0, 0)
    for stage, number, economy in ends:
        game.stage, game.round = stage, number
        assert (game.pool(), game.economy()) == (0, economy)


def test_9_trains():
    game = operating(trains=(2, 3), money=500)
    hand_over_company(game, COR, 3, 7)
    game.apply((RUN, 0, KEEP))
    game.apply((TRAIN, TO_BANK, 3))
    assert game.treasuries[CGH] == 680
    game.apply((TRAIN, OF_BANK, 4))
    assert game.treasuries[CGH] == 230
    game.apply((TRAIN, TO_BANK, 2))
    assert game.treasuries[CGH] == 410
    assert refusal(game, (TRAIN, OF_BANK, 2)) == refusals.ONE_ONLY
    assert refusal(game, (TRAIN, OF_COMPANY, COR, 7, 7, 1)) == refusals.NO_CONSENT
    game.apply((TRAIN, OF_COMPANY, COR, 7, 7, 3))
    assert game.own_trains(CGH) == [4, 7]
    assert (game.treasuries[CGH], game.treasuries[COR]) == (403, 207)


def hand_over_company(game, company, leader, train):
    """Another company of another leader, with 200 and a train."""
    game.status[company] = 1
    game.issued[company] = 1
    game.leaders[company] = leader
    game.add_shares(leader, company, 2)
    game.stations[company] = 1
    game.spaces[company] = 5
    game.order = bytes([*game.order, company])
    game.treasuries[company] = 200
    game.trains[2 * company] = train
    game.bank_trains[train - 2] -= 1
    assert flaw(game) is None


def test_10_sold_this_round():
    game = first()
    hand(game, 2, MF)
    direct(game, 1, AR)
    stock(game)
    in_turn(game, 2)
    game.apply((SELL, MF, 1))
    assert refusal(game, (BUY, FROM_POOL, MF, 1)) == refusals.SOLD_THIS_ROUND
    game.apply((BUY, HAND, MF, 1))
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
    assert refusal(game, (BUY, FROM_POOL, CNR, 2)) == refusals.ONE_ONLY
    price(game, CNR, 61)
    before = game.cash[1]
    game.apply((BUY, FROM_POOL, CNR, 3))
    assert game.cash[1] == before - 183
    game = operating(trains=(2,))
    fill_pool(game, 3, CNR)
    game.apply((RUN, 0, KEEP))
    assert not asks_certificate(game, FROM_POOL, CNR)
    assert refusal(game, (BUY, FROM_POOL, CNR, 2)) == refusals.ONE_ONLY
    game.apply((BUY, FROM_POOL, CNR, 1))
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
    game.apply((SELL, AR, 3))
    assert game.bank() == -270
    assert not game.end
    pass_all(game)
    assert game.stage == OPERATE
    assert game.end == END_BANK


def test_13_bonds_at_the_limit():
    game = first()
    stock(game)
    in_turn(game, 2)
    game.bonds[1] = 2
    game.tables = game.tables[:21] + bytes((1, 1, 1))
    give_private(game, 2, 21)
    game.apply((SELL, 20, 2))
    assert refusal(game, (BUY, HAND, AR, 1)) == refusals.AT_LIMIT
    game.apply((BUY, NEW_BOND, 20, 1))
    assert game.bonds[1] == 1
    assert game.turn == 3


def test_14_who_held_one_first_manages():
    game = first()
    for pawn in (2, 3, 4):
        hand(game, pawn, CGH)
    assert game.leaders[CGH] == 2


def test_15_a_free_station_spares_the_cheap_one():
    game = operating(company=COR)
    give_private(game, 1, 25)
    outcome = game.apply((BUILD, LAY_STATION, FREE))
    assert outcome.free
    assert (game.stations[COR], game.treasuries[COR], game.next_station(COR)) == (2, 1000, 40)
    no_cash(game)
    game.apply((BUILD, LAY_STATION, AT_COST))
    assert (game.stations[COR], game.treasuries[COR], game.next_station(COR)) == (3, 960, 100)
    assert refusal(game, (BUILD, LAY_STATION, FREE)) == refusals.AWAIT_RUN


def test_16_over_the_limit():
    game = first()
    direct(game, 1, AR)
    hand(game, 1, AR, times=2)
    stock(game)
    game.tables = game.tables[:21] + bytes((2, 2, 2))
    in_turn(game, 1)
    assert game.certificates(1) == 3
    assert refusal(game, (GO,)) == refusals.OVER_LIMIT
    assert refusal(game, (BUY, NEW_BOND, 20, 1)) == refusals.OVER_LIMIT
    game.apply((SELL, AR, 1))
    game.apply((GO,))
    assert game.turn == 2


def test_17_madianos():
    game = first()
    stock(game)
    assert game.priority == 1
    give_private(game, 3, 26)
    game.apply((POWER, 26))
    assert game.priority == game.turn == 3
    assert refusal(game, (POWER, 26)) == refusals.NO_POWER


def test_18_the_die():
    game = drawn()
    for _ in range(24):
        assert game.stage == CARDS_SALE
        game.apply((AUCTION, 3, 0, 0))
    assert game.stage == DIE
    assert game.acting() == 0
    game.apply((AUCTION, 4, 0, 0))
    assert game.stage == FIRST
    assert game.turn == game.priority == 1
