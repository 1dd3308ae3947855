"""The recent course of every price."""

from banker.trader import transactions
from banker.trader.data import COMPANIES
from banker.trader.game import Game

from host_tools.history.story import Story

RECENT = 40
"""Transactions that a small graph shows."""
_KEPT = 100
"""And those that are remembered, so that a row of undos leaves something to show."""

Prices = tuple[int | None, ...]


class Course:
    """Prices after each of the latest transactions, oldest first."""

    def __init__(self) -> None:
        self._prices: list[Prices] = []

    def begin(self, game: Game, story: Story | None = None) -> None:
        """A unit has come: forget everything, but for what is known of its game."""
        self._prices = []
        told = story.last_game() if story else None
        if told:
            self._prices = [
                prices(told.start),
                *(prices(moment.after) for moment in told.moments()),
            ]
        if not self._prices or self._prices[-1] != prices(game):
            self._prices = [prices(game)]
        del self._prices[:-_KEPT]

    def go_on(self, game: Game, kind: int) -> None:
        """A transaction of this kind was confirmed."""
        if kind == transactions.NEW_GAME:
            self._prices = []
        self._prices.append(prices(game))
        del self._prices[:-_KEPT]

    def take_back(self, game: Game) -> None:
        """The last transaction was undone."""
        del self._prices[-2:]
        self._prices.append(prices(game))

    def of(self, code: int) -> list[int | None]:
        """A company's recent prices; None where it was not listed."""
        return [prices[code - 1] for prices in self._prices[-RECENT:]]


def prices(game: Game) -> Prices:
    """Every company's price, by code."""
    return tuple(game.price(code) for code in range(1, COMPANIES + 1))
