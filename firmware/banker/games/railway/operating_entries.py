"""What the keys of a company's turn ask for."""

from ...kit.describe import called
from ...rules.forms import Refused
from .depot import tradable, vendors
from .entries import (
    ANSWER,
    COST,
    PAYMENT,
    PAYOUT,
    REVENUE,
    TRACK_WORK,
    TRADED,
    VENDOR,
    WORK,
)
from .operating import KEEP, PAID, PAY, has_free_station


def _giveable(game, typed):
    """Return the trains that can be given for one, or none of them."""
    return [0] + tradable(game, game.early)


def _payouts(game, typed):
    """Return what can be done with a revenue."""
    return (PAY, KEEP)


_given = called("traded", TRADED, choices=_giveable)
_payout = called("payout", PAYOUT, choices=_payouts)


def _check_build(game):
    """Refuse where neither track nor a station can be paid."""
    try:
        game.check((game.kind_of["track"],))
    except Refused:
        game.check((game.kind_of["station"],))


def _build_fields(game, typed):
    """Ask whether track or a station, then its cost."""
    if typed and typed[0] == TRACK_WORK:
        return (WORK, COST)
    if typed and has_free_station(game):
        return (WORK, PAYMENT)
    return (WORK,)


def _built(game, typed):
    """Return what is built so far."""
    if not typed or typed[0] == TRACK_WORK:
        return ("track",) + typed[1:]
    if not has_free_station(game):
        return ("station", PAID)
    return ("station",) + typed[1:]


def _run_fields(game, typed):
    """Ask for the revenue of a company with a train, and whether it pays."""
    if not game.trains_of(game.acting):
        return ()
    return (REVENUE, _payout) if not typed or typed[0] else (REVENUE,)


def _ran(game, typed):
    """Return the run so far."""
    if not game.trains_of(game.acting) or (typed and not typed[0]):
        return ("run", 0, KEEP)
    return ("run",) + typed


def train_fields(game, typed):
    """Ask what there is a choice of: type, vendor, what is traded."""
    sale = game.on_sale()
    fields = (game.TRAIN,) if len(sale) > 1 else ()
    if len(typed) < len(fields) or not sale:
        return fields
    wanted = typed[0] if fields else sale[0]
    if len(vendors(game, wanted)) > 1:
        fields += (VENDOR,)
    if tradable(game, wanted):
        fields += (_given,)
    return fields


def train_bought(game, typed):
    """Return the purchase of a train so far."""
    sale = game.on_sale()
    if len(sale) == 1:
        typed = (sale[0],) + typed
    if not typed:
        return ("train",)
    found = vendors(game, typed[0])
    if len(found) == 1:
        typed = typed[:1] + (found[0],) + typed[1:]
    if len(typed) == 2 and not tradable(game, typed[0]):
        typed += (0,)
    return ("train",) + typed


def _end_fields(game, typed):
    """Ask a company without a train why."""
    return () if game.trains_of(game.acting) else (ANSWER,)


def _ended(game, typed):
    """Return the end of the turn so far."""
    return ("end", 0) if game.trains_of(game.acting) else ("end",) + typed


FLOWS = {
    "build": (_build_fields, _built, _check_build),
    "run": (_run_fields, _ran),
    "train": (train_fields, train_bought),
    "end": (_end_fields, _ended),
}
