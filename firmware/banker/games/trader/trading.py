"""Players' acts: float companies, trade shares, build offices, pay interest, pass Go, leave."""

from ...kit.cell_values import PAWN
from ...kit.describe import called, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import BAD_NUMBER, Refused
from .data import (
    COMPANIES,
    FACES,
    FLOATED,
    GROUP_OF,
    HEAD_OFFICE,
    HEAD_OFFICE_STOCK,
    MOST_BOUGHT,
    MOST_DIVIDENDS,
    OFFICE_STOCK,
    SALARY,
    SHARES,
    office_amount,
    round_group,
)
from .interest import interest, shared
from .position import COMPANY
from .presidents import settle

BUYER, SELLER = called("buyer", PAWN), called("seller", PAWN)
COUNT = kind("count", SHARES, names=IN_WORDS)
BUILT = kind("built", HEAD_OFFICE, 0, names=IN_WORDS)
FIRST, SECOND, THIRD = called("first", BUILT), called("second", BUILT), called("third", BUILT)
MOOD = kind("mood", 1, 0, names=IN_WORDS)

# Shares.


def check_listed(game, code):
    """Refuse a company that is not listed."""
    if code and not game.presidents[code]:
        raise Refused("not_listed")


def check_float(game, pawn=0, code=0):
    """Refuse to float what is listed."""
    if code and game.presidents[code]:
        raise Refused("already_listed")


def float_company(game, pawn, code):
    """Pay the face value for five shares and the presidency."""
    game.shares[pawn, code] += FLOATED
    settle(game, code, code)
    game.ask(pawn, -FACES[code])


def check_buy(game, pawn=0, code=0, count=1):
    """Refuse more shares than may be bought at one time, or than the bank has."""
    check_listed(game, code)
    if count > MOST_BOUGHT:
        raise Refused(BAD_NUMBER)
    if code and game.bank(code) < count:
        raise Refused("bank_short")


def buy(game, pawn, code, count):
    """Pay the price that follows from the purchase."""
    game.shares[pawn, code] += count
    settle(game, code, code)
    game.ask(pawn, -count * game.price(code))


def check_sell(game, pawn=0, code=0, count=1):
    """Refuse a seller who holds fewer shares, or none while no number is typed yet."""
    check_listed(game, code)
    if code and game.shares[pawn, code] < count:
        raise Refused("not_held")


def sell(game, pawn, code, count):
    """Receive the price before the sale."""
    game.shares[pawn, code] -= count
    settle(game, code, code)
    game.ask(pawn, count * game.before.price(code))


def check_trade(game, buyer=0, seller=0, code=0, count=1):
    """Refuse as for a sale."""
    check_sell(game, seller, code, count)


def trade(game, buyer, seller, code, count):
    """Hand over shares at a price that the two agree on."""
    game.shares[seller, code] -= count
    game.shares[buyer, code] += count
    settle(game, code, code)


def bank_fields(game, typed):
    """Return what BUY_BANK asks: no number of shares where a company is floated."""
    return (PAWN, COMPANY) if _floats(game, typed) else (PAWN, COMPANY, COUNT)


def bought(game, typed):
    """Return what BUY_BANK enters: shares, or a company that is not listed."""
    return ("float" if _floats(game, typed) else "buy",) + typed


def _floats(game, typed):
    return len(typed) > 1 and 0 < typed[1] <= COMPANIES and not game.presidents[typed[1]]


# Offices.


def office_fields(game, typed):
    """Return what OFFICES asks: a number for each company of the group."""
    numbers = (FIRST, SECOND, THIRD)
    in_range = typed and 0 < typed[0] <= COMPANIES
    return (COMPANY,) + numbers[: len(round_group(typed[0]))] if in_range else (COMPANY,)


def offices_entered(game, typed):
    """Return the transaction with the new numbers; the third is 0 in a group of two."""
    whole = len(typed) == 3 and len(round_group(typed[0])) == 2
    return ("build",) + typed + ((0,) if whole else ())


def check_build(game, code=0, *wanted):
    """Refuse offices without a monopoly, uneven ones, and more than the bank has."""
    if not code:
        return
    if not game.monopolist(GROUP_OF[code]):
        raise Refused("no_monopoly")
    codes = round_group(code)
    if wanted[len(codes) :] not in ((), (0,)):
        raise Refused(BAD_NUMBER)
    wanted = wanted[: len(codes)]
    if wanted and max(wanted) - min(wanted) > 1:
        raise Refused("uneven")
    if len(wanted) == len(codes):
        offices, heads = game.offices_out(codes, wanted)
        if offices > OFFICE_STOCK:
            raise Refused("no_offices_left")
        if heads > HEAD_OFFICE_STOCK:
            raise Refused("no_head_offices_left")


def build(game, code, *wanted):
    """Add offices, or take them away, round the group from a company."""
    group = GROUP_OF[code]
    amount = 0
    for at, other in enumerate(round_group(code)):
        steps = wanted[at] - game.offices[other]
        if steps:
            amount += office_amount(group, steps)
            game.offices[other] = wanted[at]
            game.say("stand", COMPANY, other, BUILT, wanted[at])
    game.ask(game.monopolist(group), amount)


# What happens on the board.


def check_interest(game, pawn=0, code=0):
    """Refuse a company that is not listed."""
    check_listed(game, code)


def pay_interest(game, pawn, code):
    """Pay the other shareholders, who get it when they pass Go."""
    amount = interest(game, pawn, code)
    game.ask(pawn, -amount)
    if amount:
        for other, credited in enumerate(shared(game, pawn, code, amount), 1):
            if credited:
                game.dividends[other] += credited
                if game.dividends[other] > MOST_DIVIDENDS:
                    raise Refused("dividends_full")


def go(game, pawn):
    """Collect the salary and the dividends."""
    game.ask(pawn, SALARY + game.dividends[pawn])
    game.dividends[pawn] = 0


def remove(game, pawn):
    """Take a player out: its shares go to the bank, its dividends lapse."""
    game.leave(pawn)
    settle(game, 1, COMPANIES)


def set_mood(game, lively):
    """Let prices drift, or return them to the manual's."""
    game.lively = lively
    if not lively:
        game.drifts = [0] * (COMPANIES + 1)
