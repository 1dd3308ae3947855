"""Draws a chart as SVG inside a page whose style sheet has the colours."""

from html import escape

from host_tools.dev.glyphs.pawn_icons import HEIGHT, WIDTH, pawn_path
from host_tools.link.report.shapes import Box, Chart, Line, Pawn, Shape, Text


def as_svg(chart: Chart) -> str:
    """Return the drawing, which scales with the page."""
    drawn = "".join(_shape(shape) for shape in chart.shapes)
    return (
        f'<svg class="chart" id="{chart.name}" viewBox="0 0 {_n(chart.width)} {_n(chart.height)}" '
        f'role="img" aria-label="{escape(chart.title)}">{drawn}</svg>'
    )


def pawn_svg(pawn: int) -> str:
    """Return a pawn alone, as high as the text beside it."""
    return (
        f'<svg class="pawn" data-pawn="{pawn}" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<path d="{pawn_path(pawn)}" fill="var(--pawn-{pawn})"/></svg>'
    )


def _shape(shape: Shape) -> str:
    if isinstance(shape, Line):
        return _line(shape)
    if isinstance(shape, Box):
        note = f"<title>{escape(shape.note)}</title>" if shape.note else ""
        return (
            f'<rect x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.width)}" '
            f'height="{_n(shape.height)}" rx="{_n(shape.radius)}" '
            f'fill="var(--{shape.colour})">{note}</rect>'
        )
    if isinstance(shape, Pawn):
        scale = shape.height / HEIGHT
        return (
            f'<path d="{pawn_path(shape.pawn)}" fill="var(--pawn-{shape.pawn})" '
            f'transform="translate({_n(shape.x)} {_n(shape.y)}) scale({_n(scale)})"/>'
        )
    return _text(shape)


def _line(line: Line) -> str:
    points = " ".join(f"{_n(x)},{_n(y)}" for x, y in line.points)
    dash = f' stroke-dasharray="{" ".join(map(_n, line.dash))}"' if line.dash else ""
    return (
        f'<polyline points="{points}" fill="none" stroke="var(--{line.colour})" '
        f'stroke-width="{_n(line.width)}" stroke-linejoin="round"{dash}/>'
    )


def _text(text: Text) -> str:
    weight = ' font-weight="650"' if text.bold else ""
    room = f' data-room="{_n(text.room)}"' if text.room else ""
    anchor = "" if text.anchor == "start" else f' text-anchor="{text.anchor}"'
    return (
        f'<text x="{_n(text.x)}" y="{_n(text.y)}" fill="var(--{text.colour})" '
        f'font-size="{_n(text.size)}"{anchor}{weight}{room}>{escape(text.content)}</text>'
    )


def _n(number: float) -> str:
    """Format a number without needless digits."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
