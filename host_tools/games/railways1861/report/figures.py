"""The figures of a game of 1861 that the report shows, counted from its story."""

from typing import NamedTuple

from banker.games.railways1861.data import LAST_PUBLIC, PAWN, PAWNS, PUBLICS
from banker.games.railways1861.transactions import CORRECT, FIGURE, RUN

from host_tools.history.story import Moment
from host_tools.report.games import GameFigures


class Payout(NamedTuple):
    """What the runs of one operating round brought the players."""

    set: int
    run: int
    paid: dict[int, int]
    """Amounts by pawn."""

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self.paid.values())


class Standing(NamedTuple):
    """How a pawn stands at the end."""

    rank: int
    pawn: int
    worth: int
    cash: int
    certificates: int
    dividends: int
    incomes: int


class Figures(GameFigures):
    """Worth, prices, dividends, and how everybody stood after each set."""

    def pawns(self) -> list[int]:
        """The pawns that have a seat, clockwise."""
        return list(self.end.players())

    def worth(self, pawn: int) -> list[int | None]:
        """A pawn's worth after each transaction."""
        return [game.worth(pawn) for game in self._games]

    def prices(self) -> dict[int, list[int | None]]:
        """The price of every public that has ever run, after each transaction; None while it does
        not."""
        found = {}
        for code in range(PUBLICS + 1, LAST_PUBLIC + 1):
            prices = [game.price(code) or None for game in self._games]
            if any(prices):
                found[code] = prices
        return found

    def payouts(self) -> list[Payout]:
        """What each operating round paid, in their order."""
        found: dict[tuple[int, int], Payout] = {}
        for moment in self.moments:
            paid = dividends(moment)
            if paid:
                place = moment.before.set, moment.before.run
                payout = found.setdefault(place, Payout(*place, {}))
                for pawn, amount in paid.items():
                    payout.paid[pawn] = payout.paid.get(pawn, 0) + amount
        return list(found.values())

    def paid_by(self) -> dict[int, int]:
        """What each company has paid to players in all."""
        paid: dict[int, int] = {}
        for moment in self.moments:
            amount = sum(dividends(moment).values())
            if amount:
                code = moment.outcome.code
                paid[code] = paid.get(code, 0) + amount
        return paid

    def after_sets(self) -> list[tuple[int, dict[int, int]]]:
        """(number, worths by pawn) after every set, the present one as it stands."""
        found: dict[int, dict[int, int]] = {}
        for game in self._games:
            found[game.set] = {pawn: game.worth(pawn) for pawn in self.pawns()}
        # A set is over as the next begins: what is known of it is how that begins.
        return sorted(found.items())

    def nationalised(self) -> int:
        """How many companies the state has taken over."""
        return sum(len(moment.outcome.nationalised) for moment in self.moments)

    def standings(self) -> list[Standing]:
        """The pawns in order; equal ones share a rank."""
        received, incomes = [0] * (PAWNS + 1), [0] * (PAWNS + 1)
        for payout in self.payouts():
            for pawn, amount in payout.paid.items():
                received[pawn] += amount
        for moment in self.moments:
            for _, owner, income in moment.outcome.incomes:
                if owner > PAWN:
                    incomes[owner - PAWN] += income
        game = self.end
        return [
            Standing(
                rank=place,
                pawn=pawn,
                worth=worth,
                cash=game.cash[pawn - 1],
                certificates=game.certificates(pawn),
                dividends=received[pawn],
                incomes=incomes[pawn],
            )
            for place, pawn, worth in game.ranking()
        ]

    def biggest(self, count: int) -> list[tuple[int, Moment]]:
        """The transactions that moved the most money, largest first."""
        moves = ((moved(moment), moment) for moment in self.moments)
        ranked = sorted((one for one in moves if one[0]), key=lambda one: (-one[0], one[1].number))
        return ranked[:count]


def dividends(moment: Moment) -> dict[int, int]:
    """What a run brought each pawn."""
    if moment.transaction[0] != RUN or not moment.outcome.dividend:
        return {}
    paid: dict[int, int] = {}
    for pawn, change, _ in moment.outcome.players:
        if change > 0:
            paid[pawn] = paid.get(pawn, 0) + change
    return paid


def moved(moment: Moment) -> int:
    """The money that changed hands, corrections left out."""
    if moment.transaction[0] in (CORRECT, FIGURE):
        return 0
    outcome = moment.outcome
    changes = [change for _, change, _ in (*outcome.players, *outcome.companies)]
    gained = sum(change for change in changes if change > 0)
    return max(gained, -sum(change for change in changes if change < 0))
