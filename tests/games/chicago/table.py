"""Games that tests start from, and what a game answers; reached as players reach them."""

from itertools import pairwise

import pytest
from banker import games
from banker.games import to_bytes
from banker.kit.layout import CORRECT, DIGIT, NAME
from banker.rules.transactions import NEW_GAME

from tests.games.trader.refusal import reason

Game = games.rules(1)
_ACTS = ("auction", "nobody", "build", "city", "mountain", "forest", "track", "pass", "remove")
AUCTION, NOBODY, BUILD, CITY, MOUNTAIN, FOREST, TRACK, PASS, REMOVE = map(Game.kind_of, _ACTS)
DIVIDENDS = Game.kind_of("dividends")
PRR, BO, CO, NYC, WAB = 1, 2, 3, 4, 5
DETROIT, WHEELING, CHICAGO = 1, 2, 8  # sets of one special hex
ANDY, BEN, CHARLES = 1, 2, 3
DIGITS = {cells[NAME]: cells[DIGIT] for cells in Game.state}
__all__ = ["NEW_GAME", "reason"]


def correct(name, whose, value, company=0):
    """Return the transaction that corrects a figure."""
    return (CORRECT, DIGITS[name], whose, company, value)


def stage(game):
    """Return the name of the present step."""
    return game.steps[game.step]


def moved(outcome, name, where=0):
    """Return a figure before and after."""
    return outcome.change(name, where)


def opened(players=3, winners=(ANDY, BEN, CHARLES, ANDY)):
    """Return a game after the four opening auctions, each share sold at its opening bid."""
    game = Game(range(1, players + 1))
    for pawn in range(1, players + 1):
        game.apply(correct("cash", pawn, 500))
    for company, winner in enumerate(winners, 1):
        game.apply((AUCTION, company, winner, game.min_bid(company)))
    assert game.in_step("turn")
    return game


def give(game, pawn, company, shares=1):
    """Let a pawn win so many shares of a company for the least, whatever the dials say."""
    for _ in range(shares):
        kept, game.dials = game.dials, [0] * 4
        game.apply((AUCTION, company, pawn, game.min_bid(company)))
        game.dials = kept


def take_turn(game, pawn):
    """Make it a pawn's turn."""
    game.turn = pawn


def income(game, company, value):
    """Put a company's income where a figure wants it."""
    game.apply(correct("income", company, value))


def treasury(game, company, value):
    """Put so much into a company's treasury."""
    game.apply(correct("treasury", company, value))


def pass_on(game, *dials):
    """Turn these dials, one pawn after the other; on the way to a payday no further."""
    for dial in dials:
        game.apply((PASS, dial))


def to_payday(game):
    """Pass until two dials are on red."""
    while game.in_step("turn"):
        pass_on(game, next(dial for dial in (3, 1, 2) if not game.red(dial)))
    assert game.in_step("payday")
    return game


def next_round(game):
    """Play a payday, into the next round."""
    to_payday(game)
    return game.apply((DIVIDENDS,))


def into_chicago(game, company, developed=0, income_typed=0):
    """Let the pawn in turn build one locomotive into Chicago."""
    return game.apply((BUILD, company, 1, 0, income_typed, CHICAGO, developed))


def wabash_opened(winner=0):
    """Return a game in which the PRR has reached Chicago and the first Wabash share is for sale."""
    game = opened()
    into_chicago(game, PRR)
    assert game.in_step("wabash")
    game.apply((AUCTION, WAB, winner, 1) if winner else (NOBODY, WAB))
    return game


def over():
    """Return a game that has ended with three houses left on a payday."""
    game = opened()
    game.apply(correct("houses", 0, 3))
    next_round(game)
    return game


def money(game):
    """Return all money outside the bank."""
    return sum(game.cash) + sum(game.treasury)


def refusal(game, transaction):
    """Return the reason, which prepare, preview and apply share; the game stays as it was."""
    before = to_bytes(game)
    asked = (game.prepared, game.apply)
    reasons = {reason(ask, transaction) for ask in asked}
    assert to_bytes(game) == before
    assert len(reasons) == 1
    assert None not in reasons
    prepared = reason(game.prepare, transaction)
    # What is only not complete yet is no mistake so far.
    assert {prepared} == reasons or (prepared is None and reasons == {"malformed"})
    return reasons.pop()


def refused_at(game, transaction):
    """Return how many fields it takes to find a mistake, and the reason."""
    lengths = range(1, len(transaction) + 1)
    answers = [reason(game.prepare, transaction[:length]) for length in lengths]
    for earlier, later in pairwise(answers):
        assert earlier in (None, later)
    for length, answer in zip(lengths, answers, strict=True):
        if answer:
            return length - 1, answer
    return pytest.fail(f"{transaction} is allowed")


def shares_of(game, pawn):
    """Return a pawn's shares by company."""
    return list(game.shares.row(pawn))
