"""What companies of 18Lilliput pay and receive, and the Treasurer's card."""

from ....kit.describe import act, amount, kind, optional
from ....kit.layout import IN_WORDS
from ....ui import keys
from ..board import EMPEROR, TREASURER
from .turns import OWN_COMPANY, check_founded, get, refuse_unless

TREASURER_CASH = 10  # times the round
# What is paid for; the first four have their prices.
ITEMS = bytes((0, 50, 10, 30, 50))
Y_CITY, TUNNEL, OTHER, RECEIPT, TREASURERS_CARD = 1, 4, 5, 6, 7
TUNNELS = 3  # the phase with the first tunnels

ITEM = kind("item", 7, names=IN_WORDS)
PAID = optional(amount("amount", 999, 1))


def given_pay(game, item, company=None):
    """The company, but for the Treasurer's card; what most things cost."""
    if company is None:
        return 0 if item == TREASURERS_CARD else None
    return None if item in (OTHER, RECEIPT) else ITEMS[item] if item <= TUNNEL else 0


def check_pay(game, item=0, company=0, amount=None):
    """Refuse what is free, not there yet, or too dear."""
    if item == TREASURERS_CARD:
        refuse_unless(
            game.steps[game.step] in ("action", "shares", "trains"),
            game.awaited(),
        )
        refuse_unless(game.has_character(game.acting, TREASURER), "no_treasurer")
    refuse_unless(item != TUNNEL or game.phase >= TUNNELS, "tunnels_later")
    if company:
        check_founded(game, company)
        free = item == Y_CITY and game.has_character(game.director[company], EMPEROR)
        refuse_unless(not free, "emperor_free")
        if item <= OTHER:
            least = amount or (ITEMS[item] if item <= TUNNEL else 1)
            refuse_unless(least <= game.treasury[company], "treasury_short")


def pay(game, item, company, amount):
    """A company pays or gets so much; or the Treasurer gives up his card."""
    if item == TREASURERS_CARD:
        game.outcome.act = "treasurer"
        get(game, TREASURER_CASH * game.round)
        game.characters[game.acting] &= ~(1 << TREASURER - 1)
    elif item == RECEIPT:
        game.treasury[company] += amount
    else:
        game.treasury[company] -= amount


_STEPS = "start", "action", "shares", "trains", "pool", "run"
ENTRIES = (
    act("pay", keys.OFFICES, (ITEM, OWN_COMPANY, PAID), pay, check_pay, _STEPS, False, given_pay),
)
