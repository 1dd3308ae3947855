"""The figures of a game of 18Africa that the report shows, counted from its story."""

from typing import NamedTuple

from banker.games.africa.data import COMPANY, OVER, STARTED
from banker.games.africa.transactions import BUY, PAY, RUN, SELL

from host_tools.history.story import Moment
from host_tools.report.games import GameFigures


class Standing(NamedTuple):
    """How a pawn stands at the end."""

    rank: int
    pawn: int
    worth: int
    cash: int
    bonds: int
    certificates: int
    dividends: int
    incomes: int
    shares: tuple[tuple[int, int], ...]
    """(company, how many) of those it has."""


class Figures(GameFigures):
    """Worths, prices, dividends."""

    def pawns(self) -> list[int]:
        """The pawns that have a seat, clockwise."""
        return list(self.end.players())

    def worths(self, pawn: int) -> list[int | None]:
        """A pawn's worth after each transaction."""
        return [game.worth(pawn) if pawn in game.players() else None for game in self._games]

    def codes(self) -> list[int]:
        """The companies that have ever run."""
        return [
            code
            for code in self.end.codes()
            if any(game.drawn and game.status[code] == STARTED for game in self._games)
        ]

    def prices(self, code: int) -> list[int | None]:
        """A company's price after each transaction; None while it does not run."""
        return [game.price(code) if game.status[code] == STARTED else None for game in self._games]

    def dividends(self) -> dict[int, dict[int, int]]:
        """By company what each pawn was paid in all."""
        paid: dict[int, dict[int, int]] = {}
        for moment in self.moments:
            if moment.transaction[0] != RUN or moment.transaction[2] != PAY:
                continue
            of_company = paid.setdefault(moment.outcome.company, {})
            for account, change, _ in moment.outcome.payments:
                if account < COMPANY and change > 0:
                    of_company[account] = of_company.get(account, 0) + change
        return paid

    def incomes(self, pawn: int) -> int:
        """What privates and bonds have paid a pawn."""
        notes = (note for moment in self.moments for note in moment.outcome.incomes)
        return sum(change for account, change, _ in notes if account == pawn)

    def standings(self) -> list[Standing]:
        """The pawns in order; equal ones share a rank."""
        game, paid = self.end, self.dividends()
        return [
            Standing(
                rank=place,
                pawn=pawn,
                worth=worth,
                cash=game.cash[pawn - 1],
                bonds=game.bonds[pawn - 1],
                certificates=game.certificates(pawn),
                dividends=sum(one.get(pawn, 0) for one in paid.values()),
                incomes=self.incomes(pawn),
                shares=tuple(
                    (code, game.shares_of(pawn, code))
                    for code in game.codes()
                    if game.shares_of(pawn, code)
                ),
            )
            for place, pawn, worth in game.ranking()
        ]

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return bool(self.end.stage == OVER)

    def biggest(self, count: int) -> list[tuple[int, Moment]]:
        """The transactions that moved the most money, largest first."""
        moves = ((moved(moment), moment) for moment in self.moments)
        ranked = sorted((one for one in moves if one[0]), key=lambda one: (-one[0], one[1].number))
        return ranked[:count]


def moved(moment: Moment) -> int:
    """The money of a sale, a purchase, or a run with what it paid."""
    if moment.transaction[0] == RUN:
        return sum(max(change, 0) for _, change, _ in moment.outcome.payments)
    if moment.transaction[0] in (BUY, SELL):
        return max((abs(change) for _, change, _ in moment.outcome.payments), default=0)
    return 0
