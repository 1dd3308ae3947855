"""The figures of a game of Chicago Express that the report shows, counted from its story."""

from typing import NamedTuple

from banker.games.chicago.data import COMPANIES, PAWNS, WABASH
from banker.games.chicago.transactions import AUCTION, BUILD, DIVIDENDS

from host_tools.history.story import Moment
from host_tools.report.games import GameFigures


class Payout(NamedTuple):
    """Dividends paid: on the payday of a round, or for a company's arrival in Chicago."""

    round: int
    company: int
    paid: tuple[tuple[int, int], ...]
    """(pawn, amount) of those that got any."""

    @property
    def total(self) -> int:
        """All of it."""
        return sum(amount for _, amount in self.paid)


class Standing(NamedTuple):
    """How a pawn stands at the end."""

    rank: int
    pawn: int
    cash: int
    shares: tuple[int, ...]
    dividends: int
    spent: int
    in_play: bool


class Figures(GameFigures):
    """Cash, incomes, dividends."""

    def pawns(self) -> list[int]:
        """The pawns that have a seat, clockwise."""
        return [pawn for pawn in self.end.seats if pawn]

    def cash(self, pawn: int) -> list[int | None]:
        """A pawn's cash after each transaction; None once it has left."""
        return [game.cash[pawn - 1] if game.in_play(pawn) else None for game in self._games]

    def incomes(self, key: int) -> list[int | None]:
        """A company's income after each transaction; None while it is closed."""
        closed = [key == WABASH and not game.wabash_open() for game in self._games]
        return [
            None if shut else game.incomes[key]
            for game, shut in zip(self._games, closed, strict=True)
        ]

    def payouts(self) -> list[Payout]:
        """Every time dividends were paid."""
        return [
            Payout(
                moment.before.round,
                moment.outcome.company,
                tuple((pawn, amount) for pawn, amount, _ in moment.outcome.players if amount),
            )
            for moment in self.moments
            if moment.outcome.paid
        ]

    def paid_by(self, key: int) -> int:
        """What a company's shares brought in all."""
        total = 0
        for moment in self.moments:
            if moment.transaction[0] == DIVIDENDS:
                total += moment.before.per_share(key) * moment.before.sold(key)
            elif moment.outcome.paid and moment.outcome.company == key:
                total += moment.outcome.per_share * moment.after.sold(key)
        return total

    def standings(self) -> list[Standing]:
        """The pawns in order; equal ones share a rank. Who left comes last."""
        game = self.end
        places = {pawn: place for place, pawn, _ in game.ranking()}
        received, spent = [0] * (PAWNS + 1), [0] * (PAWNS + 1)
        for payout in self.payouts():
            for pawn, amount in payout.paid:
                received[pawn] += amount
        for _, winner, bid in self.bids():
            spent[winner] += bid
        return [
            Standing(
                rank=places.get(pawn, 0),
                pawn=pawn,
                cash=game.cash[pawn - 1],
                shares=tuple(game.held(pawn, key) for key in range(1, COMPANIES + 1)),
                dividends=received[pawn],
                spent=spent[pawn],
                in_play=pawn in places,
            )
            for pawn in sorted(self.pawns(), key=lambda pawn: (places.get(pawn, PAWNS + 1), pawn))
        ]

    def bids(self) -> list[tuple[int, int, int]]:
        """(company, winner, bid) of every share sold for money."""
        sales = (m.transaction for m in self.moments if m.transaction[0] == AUCTION)
        return [(company, winner, bid) for _, company, winner, bid in sales if bid]

    def arrivals(self) -> list[int]:
        """The companies that have reached Chicago, the first one first, as far as it is known."""
        return [payout.company for payout in self.payouts() if payout.company]

    def biggest(self, count: int) -> list[tuple[int, Moment]]:
        """The transactions that moved the most money, largest first."""
        moves = ((moved(moment), moment) for moment in self.moments)
        ranked = sorted((one for one in moves if one[0]), key=lambda one: (-one[0], one[1].number))
        return ranked[:count]


def moved(moment: Moment) -> int:
    """The money of a bid, of a build with what it brought its shareholders, or of dividends."""
    kind, outcome = moment.transaction[0], moment.outcome
    if kind == AUCTION:
        return moment.transaction[3]
    if kind in (BUILD, DIVIDENDS):
        return int(outcome.from_bank + outcome.to_bank)
    return 0
