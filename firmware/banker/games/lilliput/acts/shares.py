"""Shares of 18Lilliput: sold, bought, and those of a company that is founded."""

from ....kit.describe import act, amount, kind, optional
from ....rules.transactions import BAD_NUMBER
from ....ui import keys
from ..board import (
    COMPANY,
    DIRECTORS_PART,
    MOST_CERTIFICATES,
    MOST_DIRECTED,
    MOST_PRICE,
)
from .chart import (
    buy_share,
    found,
    in_both_rows,
    lowest_price,
    move,
    pay_founding,
    prices,
    sale,
    space_of,
)
from .turns import (
    NEW_PRICE,
    TENTHS,
    end_turn,
    get,
    open_pool,
    refuse_unless,
)

SOLD = kind("sold", 3)
FOUNDING_PRICE = optional(amount("new_price", MOST_PRICE, 1, least=lowest_price))
WHICH_ROW = optional(kind("row", 2))


def given_sell(game, company, sold):
    """The price is asked for where no chart tells it."""
    return 0 if game.chart() else None


def given_buy(game, company, price=None):
    """The price and its row, where a company is founded."""
    if game.director[company]:
        return 0
    return None if price is None or in_both_rows(game, price) else 0


# Shares.


def check_sell(game, company=0, sold=0, price=0):
    """Refuse more shares than a pawn has."""
    if company:
        held = game.shares[game.acting, company]
        refuse_unless(held, "no_share")
        refuse_unless(sold <= held, BAD_NUMBER)


def sell(game, company, sold, price):
    """Sell to the bank, then move the marker."""
    get(game, sold * game.price[company])
    game.shares[game.acting, company] -= sold
    move(game, company, sale, sold, price)


def check_buy(game, company=0, price=None, row=0):
    """Refuse what cannot be bought, or founded."""
    if not company:
        return
    cash = game.cash[game.acting]
    if game.director[company]:
        refuse_unless(game.in_bank(company), "none_left")
        refuse_unless(game.price[company] <= cash, "cash_short")
    else:
        refuse_unless(game.is_free(company), "no_such_company")
        refuse_unless(len(game.directed(game.acting)) < MOST_DIRECTED, "two_companies")
    refuse_unless(game.certificates(game.acting) < MOST_CERTIFICATES, "certificates")
    if price:
        refuse_unless(not game.chart() or price in prices(game), "not_on_chart")
        refuse_unless(DIRECTORS_PART * price <= cash, "cash_short")


def buy(game, company, price, row):
    """Buy a share, or found a company."""
    pawn = game.acting
    if not price:
        buy_share(game, pawn, company)
        end_turn(game)
        return
    pay_founding(game, pawn, price)
    game.treasury[company] += TENTHS * price
    found(game, company, pawn, price, space_of(game, price, row))
    if not open_pool(game, company):
        end_turn(game)


_BUY = COMPANY, FOUNDING_PRICE, WHICH_ROW
ENTRIES = (
    act(
        "sell",
        keys.SELL,
        (COMPANY, SOLD, NEW_PRICE),
        sell,
        check_sell,
        ("shares",),
        False,
        given_sell,
    ),
    act("buy", keys.BUY_BANK, _BUY, buy, check_buy, ("shares",), False, given_buy),
)
