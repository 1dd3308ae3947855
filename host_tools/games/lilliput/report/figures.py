"""The figures of a game of 18Lilliput that the report shows, counted from its story."""

from typing import NamedTuple

from banker.games.lilliput.data import COMPANIES, PAWNS
from banker.games.lilliput.transactions import BUY, CORRECT, NEW_GAME, REMOVE, RUN

from host_tools.history.story import Moment
from host_tools.report.games import GameFigures


class Standing(NamedTuple):
    """How a pawn stands at the end."""

    rank: int
    pawn: int
    worth: int
    cash: int
    dividends: int
    directs: tuple[int, ...]
    shares: tuple[int, ...]
    in_play: bool


class Runs(NamedTuple):
    """What a company has earned over the game."""

    earned: int
    paid: int
    best: int


class Figures(GameFigures):
    """Worths, prices, runs."""

    def pawns(self) -> list[int]:
        """The pawns at the table, clockwise, Gulliver last."""
        return list(self.end.players())

    def worths(self, pawn: int) -> list[int | None]:
        """A pawn's worth after each transaction; None once it has left."""
        return [game.worth(pawn) if game.in_play(pawn) else None for game in self._games]

    def prices(self, key: int) -> list[int | None]:
        """A company's price after each transaction; None before it is founded."""
        return [game.prices[key] or None for game in self._games]

    def founded(self) -> list[int]:
        """The companies of this game."""
        return list(self.end.founded())

    def runs(self, key: int) -> Runs:
        """All of a company's runs."""
        of_it = [
            moment.outcome
            for moment in self.moments
            if moment.transaction[0] == RUN and moment.outcome.company == key
        ]
        paid = sum(change for one in of_it for _, change, _ in one.players)
        revenues = [one.revenue for one in of_it]
        return Runs(sum(revenues), paid, max(revenues, default=0))

    def phases(self) -> list[tuple[int, int]]:
        """(transaction, phase) for each phase that began."""
        return [(m.number, m.outcome.phase) for m in self.moments if m.outcome.phase]

    def dividends(self, pawn: int) -> int:
        """What a pawn was paid by companies."""
        return sum(
            change
            for moment in self.moments
            if moment.outcome.paid
            for payee, change, _ in moment.outcome.players
            if payee == pawn
        )

    def standings(self) -> list[Standing]:
        """The pawns in order; equal ones share a rank. Who left comes last."""
        game = self.end
        places = {pawn: place for place, pawn, _ in game.ranking()}
        return [
            Standing(
                rank=places.get(pawn, 0),
                pawn=pawn,
                worth=game.worth(pawn),
                cash=game.cash[pawn - 1],
                dividends=self.dividends(pawn),
                directs=tuple(game.directed(pawn)),
                shares=tuple(game.held(pawn, key) for key in range(1, COMPANIES + 1)),
                in_play=pawn in places,
            )
            for pawn in sorted(self.pawns(), key=lambda pawn: (places.get(pawn, PAWNS + 1), pawn))
        ]

    def biggest(self, count: int) -> list[tuple[int, Moment]]:
        """The transactions that moved the most money, largest first."""
        moves = ((moved(moment), moment) for moment in self.moments)
        ranked = sorted((one for one in moves if one[0]), key=lambda one: (-one[0], one[1].number))
        return ranked[:count]


def moved(moment: Moment) -> int:
    """The money of a purchase, a payment or a run."""
    kind, outcome = moment.transaction[0], moment.outcome
    if kind in (NEW_GAME, CORRECT, REMOVE):
        return 0
    if kind == RUN:
        return int(outcome.revenue)
    if kind == BUY:
        return -int(outcome.amount)
    return max((abs(change) for _, change, _ in (*outcome.players, *outcome.treasuries)), default=0)
