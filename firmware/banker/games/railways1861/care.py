"""What is no move: pawns that go away and come back, figures put right, figures of the game."""

from ...rules.forms import Refused
from . import market as markets
from . import refusals
from .data import (
    FEWEST_PRESENT,
    HOLDERS,
    LAST_PUBLIC,
    LOANS_STEP,
    MOST_CASH,
    MOST_LOANS,
    NO_LIMIT,
    NUMBERED,
    OFFER,
    OTHERS,
    PAWNS,
    RSR,
    STOCK,
    train_of,
)
from .house_figures import (
    ALL_MONEY,
    CASH_EACH,
    END_RULE,
    LAST_VALUE,
    LIMIT,
    LINE,
    TRAIN_NUMBER,
    TRAIN_PRICE,
    can_be,
    figure_range,
)
from .transactions import CASH, COLUMN_BITS, FIGURE, LOANS, PAWN_CASH, REMOVE, SPACE


def check(game, t):
    """Refuse, as far as it has been entered, what no game can have."""
    if t[0] == REMOVE:
        seated(game, t[1])
        if game.in_play(t[1]) and len(game.pawns()) <= FEWEST_PRESENT:
            raise Refused(refusals.TWO_STAY)
    elif t[0] == FIGURE:
        if not figure_range(t[1])[1]:
            raise Refused(refusals.BAD_NUMBER)
        if len(t) > 2 and not can_be(t[1], t[2]):
            raise Refused(refusals.BAD_NUMBER)
    elif len(t) > 2:
        _check_correction(game, t)


def seated(game, pawn):
    """Refuse a pawn that has no seat."""
    if not 1 <= pawn <= PAWNS:
        raise Refused(refusals.NO_SUCH_PAWN)
    if pawn not in game.players():
        raise Refused(refusals.PAWN_OUT)


def _check_correction(game, t):
    what, whose = t[1:3]
    if what == PAWN_CASH:
        seated(game, whose)
    elif whose != RSR or what == SPACE:
        if whose > LAST_PUBLIC:
            raise Refused(refusals.NO_SUCH_COMPANY)
        if not game.running(whose):
            raise Refused(refusals.NOT_RUNNING)
    if len(t) > 3:
        if what == SPACE:
            if not space_of(game, t[3]):
                raise Refused(refusals.BAD_NUMBER)
        elif t[3] > (MOST_LOANS if what == LOANS else MOST_CASH):
            raise Refused(refusals.BAD_NUMBER)


def space_of(game, value):
    """The space that a correction names by row and column; 0 where there is none."""
    return markets.at(game.market(), value >> COLUMN_BITS, value & (1 << COLUMN_BITS) - 1)


def present_value(game, what, whose):
    """A figure as the game has it."""
    if what == PAWN_CASH:
        return game.cash[whose - 1]
    if what == SPACE:
        row, column = markets.place(game.market(), game.spaces[whose])
        return row << COLUMN_BITS | column
    return (game.money_of if what == CASH else game.loans)[whose]


def remove(after, t, outcome):
    """A pawn is away, and skipped; or it is back."""
    pawn = outcome.pawn = t[1]
    after.out ^= 1 << pawn - 1
    after.passes = 0  # a stock round ends when all who play pass one after the other
    outcome.now = not after.in_play(pawn)  # away
    if after.in_play(pawn):
        return
    # Figures are put right without these, so they are imported only here.
    from .merger import ask_holders
    from .merger_checks import buyers
    from .phases import go_on
    from .rounds import end_stock_turn

    if after.priority == pawn:
        after.priority = after.next_to(pawn)
    if after.step in (OFFER, STOCK) and after.turn == pawn:
        end_stock_turn(after, after.next_to(pawn))
    elif after.step == HOLDERS:
        after.asked &= ~(1 << pawn - 1)
        if after.turn == pawn:
            ask_holders(after, outcome, pawn)
    elif after.step == OTHERS and not buyers(after):
        go_on(after, outcome)


def correct(after, t, outcome):
    """Replace one figure; only the interest on loans follows."""
    what, whose, value = t[1:]
    outcome.was, outcome.now = present_value(after, what, whose), value
    outcome.changed = outcome.was != value
    outcome.pawn = whose if what == PAWN_CASH else 0
    outcome.code = 0 if what == PAWN_CASH else whose
    if what == PAWN_CASH:
        after.cash[whose - 1] = value
    elif what == SPACE:
        from .booking import move

        move(after, outcome, whose, space_of(after, value))
    else:
        if what == LOANS and whose == after.acting and after.step <= LOANS_STEP:
            # Interest is still due, on what was owed as the turn began.
            after.owed = max(after.owed + value - outcome.was, 0)
        (after.money_of if what == CASH else after.loans)[whose] = value


def figure_value(game, number):
    """A figure as the game has it."""
    if number == CASH_EACH:
        return game.cash[game.seats[0] - 1]
    if number == LAST_VALUE:
        return game.last_value
    if number >= TRAIN_NUMBER:
        left = game.left[train_of(number % 10)]
        return 0 if left == NO_LIMIT else left
    if number >= TRAIN_PRICE:
        return game.prices[train_of(number % 10)]
    return (0, game.line, game.end_rule, game.money, 0, game.limit)[number]


def edit_figure(after, t, outcome):
    """Give the game another figure, before anything has happened."""
    number, value = t[1:]
    outcome.was, outcome.now = figure_value(after, number), value
    outcome.changed = outcome.was != value
    if number == LINE:
        after.line = value
    elif number == END_RULE:
        after.end_rule = value
    elif number == ALL_MONEY:
        after.money = value
    elif number == CASH_EACH:
        for pawn in after.players():
            after.cash[pawn - 1] = value
    elif number == LIMIT:
        after.limit = value
    elif number == LAST_VALUE:
        after.last_value = value
    elif number >= TRAIN_NUMBER:
        train = train_of(number % 10)
        after.left[train] = value if value or train < NUMBERED - 1 else NO_LIMIT
    else:
        after.prices[train_of(number % 10)] = value
