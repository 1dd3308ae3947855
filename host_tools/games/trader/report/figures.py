"""Computes the figures of a report on Trader from the record of the game."""

from typing import NamedTuple

from banker.games.trader.data import COMPANIES, GROUP_OF, OFFICE_PRICES, PAWNS

from host_tools.link.record import RecordStep
from host_tools.link.report.games import GameFigures


class Stretch(NamedTuple):
    """A pawn's presidency over a company, from one transaction up to another."""

    code: int
    pawn: int
    first: int
    last: int
    monopoly: bool


class Standing(NamedTuple):
    """How a pawn stands at the end, without paper money, which the unit does not know."""

    rank: int
    pawn: int
    total: int
    shares: int
    offices: int
    dividends: int
    presidencies: int
    in_play: bool


class Figures(GameFigures):
    """Worths, prices and presidencies."""

    def worth(self, pawn: int) -> list[int]:
        """Return what a pawn's shares and offices were worth after each transaction."""
        return [game.totals()[pawn - 1] for game in self._games]

    def prices(self, code: int) -> list[int | None]:
        """Return a company's price after each transaction, None while it is not listed."""
        return [game.price(code) for game in self._games]

    def played(self) -> list[int]:
        """Return the pawns that did anything, or had anything at the start of the record."""
        busy = {step.outcome.pawn for step in self.steps}
        for step in self.steps:
            if step.transaction[0] == self.end.kind_of("buy_player"):
                busy.add(step.transaction[2])
        held = (game.totals() for game in (self._games[0], self.end))
        busy |= {pawn for totals in held for pawn, total in enumerate(totals, 1) if total}
        return sorted(busy - {0})

    def presidencies(self) -> list[Stretch]:
        """Return who presided over which company, and when; a monopoly won or lost begins a new
        stretch."""
        found = []
        last = len(self._games) - 1
        for code in range(1, COMPANIES + 1):
            begun = 0
            for place in range(1, last + 2):
                was = self._rule(begun, code)
                if place > last or self._rule(place, code) != was:
                    if was[0]:
                        ended = min(place, last)
                        numbers = self.numbers[begun], self.numbers[ended]
                        found.append(Stretch(code, was[0], *numbers, was[1]))
                    begun = place
        return found

    def _rule(self, place: int, code: int) -> tuple[int, bool]:
        game = self._games[place]
        return game.presidents[code], game.monopolist(GROUP_OF[code]) != 0

    def won_and_lost(self) -> dict[int, tuple[int, int]]:
        """Return how many presidencies each pawn won and lost, including floats and delistings."""
        counts = dict.fromkeys(range(1, PAWNS + 1), (0, 0))
        for step in self.steps:
            for code in range(1, COMPANIES + 1):
                old, new = step.before.presidents[code], step.after.presidents[code]
                if old != new:
                    if new:
                        counts[new] = counts[new][0] + 1, counts[new][1]
                    if old:
                        counts[old] = counts[old][0], counts[old][1] + 1
        return counts

    def biggest(self, count: int) -> list[RecordStep]:
        """Return the transactions that moved the most money through the bank, largest first."""
        return sorted(
            (step for step in self.steps if moved(step)),
            key=lambda step: (-moved(step), step.number),
        )[:count]

    def interest(self) -> list[int]:
        """Return the interest paid on each company, by code; place 0 is unused."""
        paid = [0] * (COMPANIES + 1)
        for step in self.steps:
            if step.transaction[0] == self.end.kind_of("interest"):
                paid[step.transaction[2]] -= step.outcome.amount
        return paid

    def interest_received(self) -> list[int]:
        """Return the interest credited to each pawn; place 0 is the hat."""
        received = [0] * PAWNS
        for step in self.steps:
            if step.transaction[0] == self.end.kind_of("interest"):
                for pawn in range(PAWNS):
                    gained = step.after.dividends[pawn + 1] - step.before.dividends[pawn + 1]
                    received[pawn] += gained
        return received

    def standings(self) -> list[Standing]:
        """Return the pawns in order, those that left last; equal pawns share a rank."""
        game = self.end
        totals = game.totals()
        standings = []
        for pawn in self.played():
            presided = [code for code in range(1, COMPANIES + 1) if game.presidents[code] == pawn]
            offices = sum(game.offices[code] * OFFICE_PRICES[GROUP_OF[code]] for code in presided)
            total = totals[pawn - 1]
            rank = 1 + sum(other > total for other in totals)
            standings.append(
                Standing(
                    rank=rank,
                    pawn=pawn,
                    total=total,
                    shares=total - offices,
                    offices=offices,
                    dividends=game.dividends[pawn],
                    presidencies=len(presided),
                    in_play=game.in_play(pawn),
                )
            )
        return sorted(standings, key=lambda one: (not one.in_play, one.rank, one.pawn))

    def highest_price(self) -> tuple[int, int] | None:
        """Return (code, price) of the highest price ever, or None if nothing was listed."""
        prices = [
            (price, -code)
            for code in range(1, COMPANIES + 1)
            for price in self.prices(code)
            if price is not None
        ]
        if not prices:
            return None
        price, code = max(prices)
        return -code, price


def moved(step: RecordStep) -> int:
    """Return the money that a transaction moved through the bank, including a forced sale."""
    return abs(step.outcome.amount or 0) + (step.outcome.second_amount or 0)
