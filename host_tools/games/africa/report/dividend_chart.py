"""What each company has paid, and to whom."""

from host_tools.link.history.pawns import pawn_name
from host_tools.link.report.axes import grouped
from host_tools.link.report.shapes import Box, Chart, Pawn, Shape, Text

_WIDTH, _LEFT, _RIGHT, _ROW = 960.0, 96.0, 70.0, 30.0
_NAME_EVERY = 144.0
_ROOM = 34.0
"""A box narrower than this has no room for its amount."""


def dividend_chart(
    paid: dict[str, dict[int, int]], pawns: list[int], words: dict[str, str], lang: str
) -> Chart:
    """A bar for each company that has paid, a piece for each pawn."""
    shapes: list[Shape] = []
    for place, pawn in enumerate(pawns):
        x = _LEFT + place * _NAME_EVERY
        shapes += [
            Pawn(x, 2, pawn, 16.0),
            Text(x + 19, 16, pawn_name(pawn, lang), f"pawn-{pawn}", 13.0, bold=True, room=120),
        ]
    most = max((sum(each.values()) for each in paid.values()), default=0) or 1
    scale = (_WIDTH - _LEFT - _RIGHT) / most
    for place, name in enumerate(paid, 1):
        shapes += _bar(name, paid[name], place * _ROW, scale, lang)
    if not paid:
        shapes = [Text(0, 16, words["no_dividends"], "soft", 14.0)]
    height = (len(paid) + 1) * _ROW
    return Chart("dividends", words["dividends"], _WIDTH, height, tuple(shapes))


def _bar(name: str, paid: dict[int, int], y: float, scale: float, lang: str) -> list[Shape]:
    """One company: what each pawn got, and all of it."""
    shapes: list[Shape] = [Text(_LEFT - 12, y + 20, name, "ink", 12.5, "end")]
    x = _LEFT
    for pawn, amount in sorted(paid.items()):
        width = amount * scale
        note = f"{pawn_name(pawn, lang)}: {grouped(amount)}"
        shapes.append(Box(x, y + 4, max(1.0, width - 1), _ROW - 8, f"pawn-{pawn}", 3, note))
        if width >= _ROOM:
            shapes.append(
                Text(x + width / 2, y + 20, grouped(amount), "card", 12.0, "middle", True)
            )
        x += width
    shapes.append(Text(x + 8, y + 20, grouped(sum(paid.values())), "ink", 13.0, bold=True))
    return shapes
