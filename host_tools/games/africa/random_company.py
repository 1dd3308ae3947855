"""What a company does in random play: builds, runs, trades trains and shares."""

from banker.games.africa.data import (
    COMPANY,
    FIRST_CONCESSION,
    RUN_STEP,
    TRACK,
    TRAINS_STEP,
)
from banker.games.africa.operating import consent_of, types_for_sale
from banker.games.africa.trading import codes_known
from banker.games.africa.transactions import (
    AT_COST,
    BUILD,
    BUY,
    CONCESSION,
    FREE,
    FROM_POOL,
    GO,
    KEEP,
    LAY_STATION,
    LAY_TRACK,
    OF_BANK,
    OF_COMPANY,
    PAY,
    POWER,
    RUN,
    SELL,
    TO_BANK,
    TRAIN,
)

_EARNS = bytes((0, 0, 6, 10, 16, 24, 28, 42, 50))  # tens, by train
_TRADES = ((OF_BANK, 60), (OF_COMPANY, 12), (TO_BANK, 5))  # out of 100


def company_move(chance, game):
    """The next transaction to try for the company in turn."""
    company, step = game.company, game.step
    leader = game.leaders[company]
    if leader in game.concessions and not chance.below(8):
        return (CONCESSION, FIRST_CONCESSION + list(game.concessions).index(leader))
    if step <= RUN_STEP:
        return _build_or_run(chance, game, company, step)
    if step == TRAINS_STEP and chance.below(3):
        return _trade(chance, game, company)
    if not chance.below(5):
        return _deal_in_shares(chance, game, company)
    return (GO,)


def _build_or_run(chance, game, company, step):
    powers = [code for code in (22, 23, 24) if game.can_use(code)]
    if powers and not chance.below(4):
        return (POWER, chance.one_of(powers))
    if step == TRACK and not chance.below(2):
        cost = chance.below(1 + min(60, game.treasuries[company]))
        bonus = 10 * chance.below(5) if not chance.below(3) else 0
        return (BUILD, LAY_TRACK, cost, bonus)
    if step < RUN_STEP and not chance.below(4):
        return (BUILD, LAY_STATION, FREE if game.may_be_free(company) else AT_COST)
    tens = 0
    for train in game.own_trains(company):
        tens += _EARNS[train] // 2 + chance.below(_EARNS[train])
    return (RUN, tens, PAY if tens and chance.below(4) else KEEP)


def _trade(chance, game, company):
    own = game.own_trains(company)
    trade = chance.weighed(_TRADES, 100)
    if trade == OF_BANK:
        money = game.treasuries[company]
        can = [train for train in types_for_sale(game) if game.train_price(train) <= money]
        return (TRAIN, OF_BANK, max(can)) if can and chance.below(8) else (GO,)
    if trade == TO_BANK and own:
        return (TRAIN, TO_BANK, chance.one_of(own))
    sellers = [code for code in game.order if code != company and game.own_trains(code)]
    if trade == OF_COMPANY and sellers:
        seller = chance.one_of(sellers)
        price = 1 + chance.below(1 + min(300, game.treasuries[company]))
        train = chance.one_of(game.own_trains(seller))
        return (TRAIN, OF_COMPANY, seller, train, price, consent_of(game, seller))
    return (GO,)


def _deal_in_shares(chance, game, company):
    own = [code for code in game.codes() if game.shares_of(COMPANY + company, code)]
    if own and not chance.below(2):
        return (SELL, chance.one_of(own), 1)
    privates = game.private_codes(COMPANY + company)
    if privates and not chance.below(4):
        return (SELL, privates[0], 1)
    pool = [code for code in codes_known(game) if code > 20 or game.in_pool(code)]
    return (BUY, FROM_POOL, chance.one_of(pool), 1)
