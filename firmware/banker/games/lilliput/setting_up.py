"""What is seldom asked: how a game is set up, and what Gulliver buys. A board need not keep it."""

from ...rules.forms import Refused
from ..seating import check_seats as check_pawns
from . import refusals, transactions
from . import tables as box
from .data import (
    BANK_SHARES,
    CHOOSING,
    COMPANIES,
    COPIES,
    DIRECTORS_PART,
    FIRST_TRAIN,
    GLI,
    GLI_CASH,
    GULLIVER,
    LAST_TRAIN,
    LNR,
    MIL,
    MIL_PRICE,
    MIL_TREASURY,
    MOST_DIRECTED,
    NO_CARD,
    PAWNS,
    SEATS,
    START_CASH,
    START_PRICE,
    START_TREASURY,
)
from .position import TYPES, playing
from .transactions import CHOICE, NEW_GAME


def _not(allowed, reason):
    if not allowed:
        raise Refused(reason)


def asked(game, t, at):
    """Whether a field of a choice or of Gulliver's purchase is asked for."""
    return _choice_asks(game, t, at) if t[0] == CHOICE else _gulliver_asks(game, at)


def check(game, t, at):
    """Check a field of these."""
    if t[0] == CHOICE:
        _choice(game, t, at)
    else:
        _gulliver(game, t, at)


def _choice_asks(game, t, at):
    if at > 2 and t[1] == GULLIVER and game.alone():
        return False
    return at < 4 or game.setting(box.TWO_CHARACTERS)


def _choice(game, t, at):
    if at == 1:
        playing(game, t[1])
        if game.directed(t[1]):
            raise Refused(refusals.TAKEN)
    elif at == 2:
        _not(game.free(t[2]), refusals.TAKEN)
    elif t[at] and (t[at] in t[3:at] or any(chosen >> t[at] & 1 for chosen in game.characters)):
        raise Refused(refusals.TAKEN)


def _gulliver_asks(game, at):
    founds, possible = gullivers_wishes(game)
    if at == 1:
        return len(possible) > 1
    return founds and possible and not game.chart()


def _gulliver(game, t, at):
    if at == 1:
        _not(not t[1] or t[1] in gullivers_wishes(game)[1], refusals.NO_SUCH_COMPANY)
    elif t[2]:
        _not(t[2] >= START_PRICE, refusals.BAD_NUMBER)
        _not(DIRECTORS_PART * t[2] <= game.cash[GULLIVER - 1], refusals.CASH_SHORT)


def choose(after, t, outcome):
    """A pawn takes its company and its characters; the last one begins the first round."""
    pawn, key = outcome.pawn, outcome.company = t[1], t[2]
    cash = GLI_CASH if key == GLI else START_CASH
    outcome.players = ((pawn, cash - after.cash[pawn - 1], cash),)
    after.cash[pawn - 1] = cash
    after.characters[pawn - 1] = (1 << t[3] | 1 << t[4]) & ~1
    second = key == MIL
    if t[3]:  # Gulliver has no treasury
        treasury = MIL_TREASURY if second else START_TREASURY
        outcome.treasuries = ((key, treasury, treasury),)
        after.treasuries[key] = treasury
    after.found(key, pawn, MIL_PRICE if second else START_PRICE, 1 + second)
    count = 2 if key == LNR else 1
    after.trains[key * TYPES + FIRST_TRAIN] = count
    outcome.trains = ((key, 1, FIRST_TRAIN),) * count
    if all(after.directed(one) for one in after.pawns()):
        after.begin_round()


def gullivers_wishes(game):
    """(whether he founds a company, those that are possible)."""
    cash = game.cash[GULLIVER - 1]
    if game.tenths(GULLIVER) < BANK_SHARES:
        return False, [
            key for key in game.founded() if game.in_bank(key) and game.prices[key] <= cash
        ]
    if len(game.directed(GULLIVER)) == MOST_DIRECTED or cash < DIRECTORS_PART * START_PRICE:
        return True, []
    return True, [key for key in range(1, COMPANIES + 1) if game.free(key)]


def gullivers_choice(game, t):
    """(the company he buys of, or 0, the price of a share of 10%, where a new marker goes)."""
    founds, possible = gullivers_wishes(game)
    if not possible:
        return 0, 0, 0
    key = t[1] or possible[0]
    if not founds:
        return key, game.prices[key], 0
    if not game.chart():
        return key, t[2], 0
    space = _dearest(game.tables, game.cash[GULLIVER - 1], DIRECTORS_PART, START_PRICE)
    return key, box.price_at(game.tables, space), space


def _dearest(tables, cash, tenths, least):
    """The space with the highest price, `least` or more, of which cash pays so many; 0: none. The
    top row comes first, and in a row the left."""
    best = found = 0
    for row in (0, 1):
        for space in box.row_spaces(tables, row):
            price = box.price_at(tables, space)
            if max(best + 1, least) <= price and price * tenths <= cash:
                best, found = price, space
    return found


def check_seats(t):
    """One to four different pawns, and nobody behind the last; Gulliver cannot play alone."""
    check_pawns(t[1:], 1)
    _not(len(t) < 3 or t[2] or t[1] != GULLIVER, refusals.TOO_FEW_SEATS)


def restart(game, seats, tables):
    """Set the table for four seats: pawns clockwise from the first, 0 behind the last."""
    players = SEATS - seats.count(0)
    game.count = 0  # confirmed transactions, editing of tables left out
    game.stage = CHOOSING
    game.under = 0  # the stage that goes on after POOL or RETURN
    game.round = 1
    game.first = seats[0]  # the pawn that begins the round
    game.turn = 0  # whose START, ACTION or STEP it is
    game.part = 0  # turn 1 or 2 of the round, while cards are taken
    game.card = NO_CARD  # the one of a STEP
    game.left = 0  # trains it may still buy
    game.company = 0  # the one in POOL or RETURN
    game.taken = 0  # cards, a bit each
    game.seats = seats
    game.out = 0  # removed pawns, a bit each
    game.phase = 1
    game.ran = 0  # companies that have run this round, bit 1 for company 1
    game.arrivals = b""  # founded companies, who moved last behind
    game.tables = bytes(tables)
    game.cash = [0] * PAWNS
    game.characters = bytearray(PAWNS)  # sets, bit 1 for character 1
    game.copies = bytearray(PAWNS)
    for pawn in seats[:players]:
        game.copies[pawn - 1] = COPIES[players]
    game.prices = [0] * (COMPANIES + 1)
    game.places = bytearray(COMPANIES + 1)  # on the chart; 0 while none is in use
    game.directors = bytearray(COMPANIES + 1)  # pawns; 0: not founded
    game.treasuries = [0] * (COMPANIES + 1)
    game.shares = bytearray((COMPANIES + 1) * PAWNS)  # of 10%
    game.trains = bytearray((COMPANIES + 1) * TYPES)  # how many of each type
    game.stations = bytearray(COMPANIES + 1)
    game.pile = bytearray(TYPES)  # the 4Ds are endless
    for train in range(FIRST_TRAIN, LAST_TRAIN):
        game.pile[train] = box.figure(tables, box.PILES + train - FIRST_TRAIN)


def check_start(seats, tables):
    """Refuse what a game cannot begin with: as a new game and the editing of tables would."""
    new_game = (NEW_GAME,) + seats
    transactions.FORMS.check(new_game)
    check_seats(new_game)
    players = len(seats) - seats.count(0)
    from .table_edit import allowed

    _not(allowed(tables, players), refusals.BAD_NUMBER)
