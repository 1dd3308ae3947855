"""Which companies run."""

from ...rules.transactions import Refused
from .tables import MINORS, PUBLICS


def running(game, code):
    """Refuse a company that is not on the market."""
    if MINORS < code <= PUBLICS:
        raise Refused("no_such_company")
    if not game.runs(code):
        raise Refused("not_running")
