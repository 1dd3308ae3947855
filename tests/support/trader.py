"""Trader for tests: its games, its kinds of transaction by name, and the events of an outcome."""

from banker import games

from host_tools.games import part
from host_tools.games.kit.acts import acts_by_kind

Game = games.rules(0)
FORMS = Game.FORMS
FLOAT, BUY, SELL, TRADE, OFFICES, INTEREST, GO, REMOVE, MARKET = acts_by_kind(Game)
sample_game = part(0, "sample_game").transactions


def told(outcome, name):
    """Return what a transaction said of a kind: the values of each event."""
    return tuple(event[2::2] for event in outcome.said if event[0] == name)


def presidents(outcome):
    """Return (code, pawn) of each new president."""
    return told(outcome, "president")


def delisted(outcome):
    """Return the codes of companies that left the list."""
    return tuple(code for (code,) in told(outcome, "delisted"))


def lost(outcome):
    """Return (pawn, group) of each monopoly that was lost without a forced sale."""
    return told(outcome, "monopoly_lost")


def gained(outcome):
    """Return (pawn, group) of each monopoly that was gained."""
    return told(outcome, "monopoly_gained")


def forced(outcome):
    """Return (pawn, amount) of a forced sale, or None."""
    events = told(outcome, "forced")
    assert outcome.second_amount == (events[0][1] if events else None)
    return events[0][:2] if events else None


def credits(outcome):
    """Return the interest that is credited to each of the six pawns."""
    before_and_after = (outcome.change("dividends", pawn) or (0, 0) for pawn in range(1, 7))
    return tuple(now - was for was, now in before_and_after)
