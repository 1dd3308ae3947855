"""The figures of a game that the report shows, counted from its story."""

from typing import NamedTuple

from banker.games.trader.data import COMPANIES, GROUP_OF, OFFICE_PRICES, PAWNS

from host_tools.link.history.record import RecordStep
from host_tools.link.report.games import GameFigures


class Stretch(NamedTuple):
    """A pawn's presidency over a company, from one transaction up to another."""

    code: int
    pawn: int
    first: int
    last: int
    monopoly: bool


class Standing(NamedTuple):
    """How a pawn stands at the end. What it has in paper money only the table knows."""

    rank: int
    pawn: int
    total: int
    shares: int
    offices: int
    dividends: int
    presidencies: int
    in_play: bool


class Figures(GameFigures):
    """Worth, prices, presidencies."""

    def worth(self, pawn: int) -> list[int]:
        """What a pawn's shares and offices were worth after each transaction."""
        return [game.totals()[pawn - 1] for game in self._games]

    def prices(self, code: int) -> list[int | None]:
        """A company's price after each transaction; None while it is not listed."""
        return [game.price(code) for game in self._games]

    def played(self) -> list[int]:
        """The pawns that did anything, or had anything when the story began."""
        busy = {moment.outcome.pawn for moment in self.steps}
        for moment in self.steps:
            if moment.transaction[0] == self.end.kind_of("buy_player"):
                busy.add(moment.transaction[2])
        held = (game.totals() for game in (self._games[0], self.end))
        busy |= {pawn for totals in held for pawn, total in enumerate(totals, 1) if total}
        return sorted(busy - {0})

    def presidencies(self) -> list[Stretch]:
        """Who presided over what, and when; a monopoly won or lost begins another stretch."""
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
        """How many presidencies each pawn won and lost, floats and companies delisted included."""
        counts = dict.fromkeys(range(1, PAWNS + 1), (0, 0))
        for moment in self.steps:
            for code in range(1, COMPANIES + 1):
                old, new = moment.before.presidents[code], moment.after.presidents[code]
                if old != new:
                    if new:
                        counts[new] = counts[new][0] + 1, counts[new][1]
                    if old:
                        counts[old] = counts[old][0], counts[old][1] + 1
        return counts

    def biggest(self, count: int) -> list[RecordStep]:
        """The transactions that moved the most money through the bank, largest first."""
        return sorted(
            (moment for moment in self.steps if moved(moment)),
            key=lambda moment: (-moved(moment), moment.number),
        )[:count]

    def interest(self) -> list[int]:
        """The interest paid on each company, by code; place 0 is unused."""
        paid = [0] * (COMPANIES + 1)
        for moment in self.steps:
            if moment.transaction[0] == self.end.kind_of("interest"):
                paid[moment.transaction[2]] -= moment.outcome.amount
        return paid

    def interest_received(self) -> list[int]:
        """The interest credited to each pawn; place 0 is the hat."""
        received = [0] * PAWNS
        for moment in self.steps:
            if moment.transaction[0] == self.end.kind_of("interest"):
                for pawn in range(PAWNS):
                    gained = moment.after.dividends[pawn + 1] - moment.before.dividends[pawn + 1]
                    received[pawn] += gained
        return received

    def standings(self) -> list[Standing]:
        """The pawns in order; equal ones share a rank. Who left comes last."""
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
        """The highest price there ever was: (code, price); None if nothing was listed."""
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


def moved(moment: RecordStep) -> int:
    """The money a transaction moved through the bank, forced sale included."""
    return abs(moment.outcome.amount or 0) + (moment.outcome.second_amount or 0)
