"""A walk through random play, step by step, for tests that look at every one of them."""

from banker.games.chicago.game import Game
from hypothesis import given

from host_tools.games.chicago.random_play import RandomPlay
from tests.games.trader.walking import SEEDS, Step

games = given(seed=SEEDS)


def walk(seed, length=250):
    """The steps of random games. `after` is the running game: look at it before going on."""
    game = Game(range(1, 3 + seed % 5))
    play = RandomPlay(seed)
    for _ in range(length):
        yield Step(game, play.following(game))
