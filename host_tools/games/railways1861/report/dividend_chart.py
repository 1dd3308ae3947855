"""Dividends as bars: one for each operating round, a piece of it for each pawn."""

from host_tools.link.history.pawns import pawn_name
from host_tools.link.report.axes import grouped
from host_tools.link.report.shapes import Box, Chart, Pawn, Shape, Text

_WIDTH, _LEFT, _RIGHT, _ROW, _NAME_EVERY = 960.0, 92.0, 60.0, 30.0, 144.0
_ROOM = 34.0
"""A box narrower than this has no room for its amount."""


def dividend_chart(
    title: str, payouts: dict[tuple[int, int], dict[int, int]], pawns: list[int], lang: str
) -> Chart:
    """`payouts` are amounts by pawn, for each round by its set and number."""
    shapes: list[Shape] = []
    for at, pawn in enumerate(pawns):
        x = _LEFT + at * _NAME_EVERY
        label = Text(x + 19, 16, pawn_name(pawn, lang), f"pawn-{pawn}", 13.0, bold=True, room=120)
        shapes += [Pawn(x, 2, pawn, 16.0), label]
    most = max((sum(one.values()) for one in payouts.values()), default=1)
    for at, (place, paid) in enumerate(payouts.items(), 1):
        y, x = at * _ROW, _LEFT
        shapes.append(Text(_LEFT - 12, y + 20, "{}.{}".format(*place), "ink", 12.5, "end"))
        for pawn in pawns:
            amount = paid.get(pawn, 0)
            width = amount * (_WIDTH - _LEFT - _RIGHT) / most
            if amount:
                note = f"{pawn_name(pawn, lang)}: {grouped(amount)}"
                shapes.append(Box(x, y + 4, max(1.0, width - 1), _ROW - 8, f"pawn-{pawn}", 3, note))
            if width >= _ROOM:
                text = Text(x + width / 2, y + 20, grouped(amount), "card", 12.0, "middle", True)
                shapes.append(text)
            x += width
        shapes.append(Text(x + 8, y + 20, grouped(sum(paid.values())), "ink", 13.0, bold=True))
    return Chart("dividends", title, _WIDTH, (len(payouts) + 1) * _ROW, tuple(shapes))
