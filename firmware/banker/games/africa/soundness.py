"""What makes a position of 18Africa impossible: what could not be played on."""

from .data import (
    CARDS,
    CARDS_SALE,
    COMPANIES,
    COMPANY_AT,
    CONCESSIONS,
    DIE,
    DRAW,
    FIRST,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    FIRST_TRAIN,
    GONE,
    LAST_CONCESSION,
    LAST_PRIVATE,
    LAST_TRAIN,
    NUMBERS_AT,
    OFFERS,
    OVER,
    POOL,
    SPACES,
    STARTING,
    STATIONS,
    STOCK,
    TABLES,
    can_be,
)


def unsound(game):
    """Return what makes a position impossible."""
    for number in range(1, TABLES + 1):
        if not can_be(number, game.tables[number]):
            return "tables"
    if sum(game.bonds) > 25:
        return "bonds"
    if len(game.codes()) != (game.to_draw() if game.step != DRAW else 0):
        return "drawn"
    if game.drawn >> COMPANIES or (game.removed | game.operated) & ~game.drawn:
        return "drawn"
    for company in range(1, COMPANIES + 1):
        if _wrong_company(game, company):
            return "companies"
    return _wrong_order(game) or _wrong_owners(game) or _wrong_trains(game) or _wrong_step(game)


def _wrong_company(game, company):
    runs = (game.issued[company], game.trains[company], game.stations[company], game.price[company])
    shares = game.shares.column(company)
    if not game.drawn >> (company - 1) & 1 or game.is_removed(company):
        return any(runs) or any(shares) or _is_held(game, company) or _has(game, company)
    if game.in_pool(company) < 0 or game.shares_of(COMPANY_AT + company, company):
        return True
    leader = game.leads[company]
    most = max(shares)
    if game.price[company]:
        paid = game.issued[company] or game.ordinary[company] >= STARTING
        laid = 1 <= game.stations[company] <= STATIONS[company]
        least = 2 if game.issued[company] else 1
        led = leader in game.seats and shares[leader - 1] == most >= least
        return not (paid and laid and led) or game.price[company] not in SPACES
    held = shares[leader - 1] if leader else not most
    return any(runs) or game.ordinary[company] >= STARTING or not held or _owns(game, company)


def _is_held(game, company):
    """Return whether a company that is not in play has a place among those that are."""
    place = game.place(company)
    return game.is_removed(company) and any(list(game.held.row(place)) + game.held.column(place))


def _has(game, company):
    figures = (game.treasury[company], game.leads[company], game.ordinary[company])
    return any(figures) or game.spared == company or _owns(game, company)


def _owns(game, company):
    """Return whether a company that does not run owns anything."""
    account = COMPANY_AT + company
    if account in game.privates or account in game.concessions:
        return True
    return bool(game.drawn >> (company - 1) & 1) and any(game.held.column(game.place(company)))


def _wrong_order(game):
    """Return whether tokens are not in their order, or places are taken that nobody has."""
    prices = [game.price[company] for company in game.order]
    started = [company for company in game.codes() if game.started(company)]
    if sorted(game.order) != started or prices != sorted(prices, reverse=True):
        return "order"
    for place in range(len(game.codes()) + 1, 10):
        if any(game.held.row(place)) or any(game.held.column(place)):
            return "held"
    return None


def _wrong_owners(game):
    for figures, elsewhere in ((game.privates, POOL), (game.concessions, GONE)):
        for account in figures:
            if account > COMPANY_AT:
                if not game.started(account - COMPANY_AT):
                    return "owners"
            elif account and account != elsewhere and account not in game.seats:
                return "owners"
    sold = [bool(game.concessions[code]) for code in range(FIRST_CONCESSION, LAST_CONCESSION + 1)]
    if game.step == CONCESSIONS:
        if sold.count(False) < 2 or game.set > 1:
            return "concessions"
    elif any(sold) != (game.set > 1) or (any(sold) and not all(sold)):
        return "concessions"
    if game.used & (1 << FIRST_PRIVATE) - 1 or game.used >> LAST_PRIVATE:
        return "used"
    spared = game.spared
    return "spared" if spared and (not game.started(spared) or game.stations[spared] < 2) else None


def _wrong_trains(game):
    """Return whether a train is neither in the bank, nor with a company, nor gone with one."""
    counts = game.bank_trains[:]
    for company in game.codes():
        low, high = divmod(game.trains[company], 10)
        for train in (low, high):
            if train and not FIRST_TRAIN <= train <= LAST_TRAIN:
                return "trains"
            counts[train] += train > 0
        if low > high:
            return "trains"
    for train in range(FIRST_TRAIN, LAST_TRAIN + 1):
        number = game.tables[NUMBERS_AT + train]
        if counts[train] > number or (counts[train] < number and not game.removed):
            return "trains"
        hidden = train - FIRST_TRAIN >= OFFERS[game.offer]
        if hidden and game.bank_trains[train] != number:
            return "offer"
    return None


def _wrong_step(game):
    """Return whether the step does not go with the rest."""
    step = game.step
    operating = game.operating()
    trading = step in (FIRST, STOCK)
    if (game.round > 0) != (operating or step == OVER) or (game.end and not game.round):
        return "round"
    if step < STOCK and step < CONCESSIONS and not operating and game.set > 1:
        return "set"
    if (step == STOCK and game.set < 2) or (step == OVER and not game.end):
        return "set"
    if (step >= FIRST) != bool(game.priority) or (
        step >= FIRST and not game.in_play(game.priority)
    ):
        return "priority"
    if step < FIRST and game.out:
        return "out"
    most = CARDS[len(game.seats)]
    if game.cards > most or (game.cards > 0) != (step in (DRAW, CARDS_SALE)):
        return "cards"
    if step == DRAW and game.cards != most:
        return "cards"
    if (any(game.spent) and step not in (CARDS_SALE, DIE)) or (
        step == DIE and len(game.most_spent()) < 2
    ):
        return "spent"
    if operating:
        wrong = not game.started(game.company) or game.operated >> (game.company - 1) & 1
    else:
        wrong = game.company or game.operated or game.bank_train
    if wrong or game.turn != game.acting():
        return "turn"
    if (trading or step == CONCESSIONS) and not game.in_play(game.turn):
        return "turn"
    return _wrong_turn(game, trading)


def _wrong_turn(game, trading):
    """Return whether a stock round's figures do not go with each other."""
    figures = (game.passes, game.source, game.looked, game.acted, game.begun, game.latest)
    if not trading and (any(figures) or game.touched or any(game.sold)):
        return "turn"
    if trading and game.passes >= len(game.pawns()):
        return "passes"
    if game.latest and game.latest not in game.seats:
        return "latest"
    source = (0, 1) if game.step == FIRST else (0, 1, 3, 4)
    if game.source not in source or (game.looked > 0) != (game.source == 4):
        return "source"
    for pawn in range(1, 7):
        gone = pawn not in game.seats
        if (gone and game.begun >> (pawn - 1) & 1) or game.sold[pawn] & ~game.drawn:
            return "sold"
    if (game.source and not game.acted) or (any(figures) and not game.touched):
        return "source"
    return "sold" if any(game.sold) and game.step == FIRST else None
