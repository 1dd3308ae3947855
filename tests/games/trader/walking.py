"""A walk through random play, step by step, for tests that look at every one of them."""

from banker.rules.transactions import Refused
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.games.kit.random_play import RandomPlay
from tests.support.trader import Game

SEEDS = st.integers(0, (1 << 30) - 1)
games = given(seed=SEEDS, lively=st.booleans())
some = settings(max_examples=25)


class Step:
    """One transaction: the game before, what came of it, and the game after."""

    def __init__(self, game, transaction):
        self.transaction = transaction
        self.before = game.copy()
        self.after = game
        self.outcome = self.reason = None
        try:
            self.outcome = game.apply(transaction)
        except Refused as refused:
            self.reason = refused.reason

    @property
    def changed(self):
        """Whether it was carried out and altered something."""
        return self.outcome is not None and self.outcome.changed


def walk(seed, lively, length=250):
    """Yield the steps of a random game. `after` is the running game: read it before the next
    step."""
    game = Game(seed, lively)
    play = RandomPlay(seed)
    for _ in range(length):
        yield Step(game, play.next_move(game))
