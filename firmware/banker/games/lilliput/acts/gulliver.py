"""What Gulliver buys, where somebody plays alone."""

from ....kit.describe import act, amount, optional
from ....ui import keys
from ..board import (
    BANK_SHARES,
    COMPANIES,
    DIRECTORS_PART,
    GULLIVER,
    MOST_DIRECTED,
    MOST_PRICE,
)
from .chart import buy_share, dearest, found, pay_founding
from .tables import START_PRICE
from .turns import OWN_COMPANY, after_cards, refuse_unless

PRICE = optional(amount("new_price", MOST_PRICE, START_PRICE))


def wishes(game):
    """Return (whether he founds a company, those that are possible)."""
    cash = game.cash[GULLIVER]
    if sum(game.shares.row(GULLIVER)) < BANK_SHARES:
        return False, [
            key for key in game.founded() if game.in_bank(key) and game.price[key] <= cash
        ]
    if len(game.directed(GULLIVER)) == MOST_DIRECTED or cash < DIRECTORS_PART * START_PRICE:
        return True, []
    return True, [key for key in range(1, COMPANIES + 1) if game.is_free(key)]


def given_gulliver(game, company=None):
    """The company, where no lot is drawn; the price of a founding where the chart tells it."""
    founds, possible = wishes(game)
    if company is None:
        return None if len(possible) > 1 else possible[0] if possible else 0
    return None if founds and possible and not game.chart() else 0


def check_gulliver(game, company=0, price=0):
    """Refuse what he cannot buy."""
    refuse_unless(not company or company in wishes(game)[1], "no_such_company")
    refuse_unless(DIRECTORS_PART * price <= game.cash[GULLIVER], "cash_short")


def gulliver(game, company, price):
    """He buys a share, founds a company, or does nothing."""
    if not company:
        game.outcome.act = "nothing"
    elif wishes(game)[0]:
        space = 0
        if game.chart():
            space = dearest(game, game.cash[GULLIVER])
            price = game.tables[space]
        pay_founding(game, GULLIVER, price)
        found(game, company, GULLIVER, price, space)
    else:
        buy_share(game, GULLIVER, company)
    after_cards(game)


_FIELDS = OWN_COMPANY, PRICE
ENTRIES = (
    act(
        "gulliver", keys.GO, _FIELDS, gulliver, check_gulliver, ("gulliver",), False, given_gulliver
    ),
)
