"""The figures of a game of Cash that the report shows, counted from its story."""

from typing import NamedTuple

from banker.games.cash.data import PAWNS, members
from banker.games.cash.transactions import ALL_PAY, PAY_ALL, TRANSFER

from host_tools.history.story import Moment
from host_tools.report.games import GameFigures

_PLAYERS = (TRANSFER, ALL_PAY, PAY_ALL)


class Standing(NamedTuple):
    """How a pawn stands at the end, and what went through its hands: (received, paid)."""

    rank: int | None
    pawn: int
    cash: int
    bank: tuple[int, int]
    players: tuple[int, int]


class Figures(GameFigures):
    """Cash and where it went."""

    def pawns(self) -> list[int]:
        """The pawns of the game, those that left too."""
        return members(self.end.players)

    def cash(self, pawn: int) -> list[int | None]:
        """A pawn's cash after each transaction; None once it has left."""
        return [game.cash[pawn - 1] if game.in_play(pawn) else None for game in self._games]

    def largest(self) -> int:
        """The most that anybody ever had."""
        return max(max(game.cash) for game in self._games)

    def standings(self) -> list[Standing]:
        """The pawns in order; equal ones share a rank. Who left comes last."""
        game = self.end
        places = {pawn: place for place, pawn, _ in game.ranking()}
        found = [
            Standing(
                rank=places.get(pawn),
                pawn=pawn,
                cash=game.cash[pawn - 1],
                bank=self._flow(pawn, among_players=False),
                players=self._flow(pawn, among_players=True),
            )
            for pawn in self.pawns()
        ]
        return sorted(found, key=lambda one: (one.rank or PAWNS + 1, one.pawn))

    def _flow(self, pawn: int, among_players: bool) -> tuple[int, int]:
        """What a pawn got and paid in all."""
        changes = [
            change
            for moment in self.moments
            if (moment.transaction[0] in _PLAYERS) == among_players
            for whose, change, _ in moment.outcome.cash
            if whose == pawn
        ]
        return sum(max(0, change) for change in changes), -sum(min(0, change) for change in changes)

    def biggest(self, count: int) -> list[tuple[int, Moment]]:
        """The transactions that moved the most money, largest first."""
        told = ((abs(moment.outcome.amount or 0), moment) for moment in self.moments)
        ranked = sorted((one for one in told if one[0]), key=lambda one: (-one[0], one[1].number))
        return ranked[:count]
