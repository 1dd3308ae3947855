"""Which figures of Chicago Express can be corrected, and to what."""

from ...rules.transactions import BAD_NUMBER, Refused
from .board import WABASH, can_be


def check_correction(game, name, where, value):
    """Refuse a figure that no board can have."""
    if name == "next_tables":
        if value is not None and not can_be(where[0], value):
            raise Refused(BAD_NUMBER)
        return
    if name == "shares" and game.on_sale():
        raise Refused(game.awaited())
    if name == "present":
        game.check_all_open(value or 0)
    elif name != "cash" and where[-1:] and not (name == "shares" and len(where) < 2):
        game.check_open(where[-1])
    if value is not None:
        if name == "locos" and value > game.most_locos(where[0]):
            raise Refused(BAD_NUMBER)
        if name == "shares":
            _check_shares(game, where[0], where[1], value)


def _check_shares(game, pawn, company, count):
    """Refuse more shares than there are; somebody must keep one."""
    held = game.shares[pawn, company]
    if count > held + game.unsold(company):
        raise Refused("sold_out")
    if not count and game.sold(company) == held and company != WABASH:
        raise Refused(BAD_NUMBER)
