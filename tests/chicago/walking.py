"""A walk through random play, step by step, for tests that look at every one of them."""

from banker.chicago.game import Game
from banker.rules.refused import Refused
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.random_play_chicago import RandomPlay

SEEDS = st.integers(0, (1 << 30) - 1)
games = given(seed=SEEDS)
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


def walk(seed, length=250):
    """The steps of random games. `after` is the running game: look at it before going on."""
    game = Game(range(1, 3 + seed % 5))
    play = RandomPlay(seed)
    for _ in range(length):
        yield Step(game, play.following(game))
