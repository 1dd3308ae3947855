"""Arranges the 25 keys in the rows and columns of the panel."""

from collections.abc import Mapping, Sequence

from textual.widget import Widget

from host_tools.apps.term.caps import cap
from host_tools.apps.term.key_cap import KeyCap
from host_tools.apps.term.layout import Area, share_out

GAP = 1
"""Columns between two keys."""


def put(widget: Widget, area: Area | None) -> None:
    """Move a widget to an area, or hide it."""
    widget.display = area is not None
    if area:
        widget.styles.offset = (area.x, area.y)
        widget.styles.width, widget.styles.height = area.width, area.height


def put_keys(
    caps: Mapping[str, KeyCap],
    rows: Sequence[Sequence[str]],
    area: Area | None,
    lines: int,
    language: str,
    game: int = 0,
) -> None:
    """Arrange all keys in an area, with wider columns for longer legends."""
    if area is None:
        for widget in caps.values():
            put(widget, None)
        return
    columns = zip(*rows, strict=True)
    needed = [max(cap(key, language, game).width for key in column) for column in columns]
    widths = share_out(needed, area.width - GAP * (len(needed) - 1))
    for down, row in enumerate(rows):
        x = area.x
        for key, width in zip(row, widths, strict=True):
            put(caps[key], Area(x, area.y + down * lines, width, lines))
            x += width + GAP
