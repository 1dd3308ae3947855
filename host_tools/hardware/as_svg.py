"""A drawing as SVG, the same bytes every time."""

from html import escape

from host_tools.hardware.lettering import width
from host_tools.hardware.shapes import Box, Disc, Drawing, Line, Shape, Text

_FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"


def as_svg(drawing: Drawing) -> bytes:
    """Return the SVG file; one unit is one mm, on paper too."""
    size = f'width="{number(drawing.width)}mm" height="{number(drawing.height)}mm"'
    box = f'viewBox="0 0 {number(drawing.width)} {number(drawing.height)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="{_FONT}">',
        f"<title>{escape(drawing.title)}</title>",
        *(_shape(shape) for shape in drawing.shapes),
        "</svg>",
    ]
    return ("\n".join(lines) + "\n").encode()


def number(value: float) -> str:
    """Return a number with no more digits than can be seen."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _shape(shape: Shape) -> str:
    if isinstance(shape, Line):
        return _line(shape)
    if isinstance(shape, Text):
        return _text(shape)
    paint = _paint(shape)
    if isinstance(shape, Disc):
        place = f'cx="{number(shape.x)}" cy="{number(shape.y)}" r="{number(shape.radius)}"'
        return f"<circle {place}{paint}/>"
    place = f'x="{number(shape.x)}" y="{number(shape.y)}"'
    size = f'width="{number(shape.width)}" height="{number(shape.height)}"'
    radius = f' rx="{number(shape.radius)}"' if shape.radius else ""
    return f"<rect {place} {size}{radius}{paint}/>"


def _paint(shape: Box | Disc) -> str:
    stroke = f' stroke="{shape.stroke}" stroke-width="{number(shape.line)}"' if shape.stroke else ""
    return f' fill="{shape.fill or "none"}"{stroke}'


def _line(line: Line) -> str:
    points = " ".join(f"{number(x)},{number(y)}" for x, y in line.points)
    return (
        f'<polyline points="{points}" fill="none" stroke="{line.colour}" '
        f'stroke-width="{number(line.width)}" '
        f'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _text(text: Text) -> str:
    """Return a text with its length, so that another font cannot make it overlap its neighbour."""
    weight = ' font-weight="bold"' if text.bold else ""
    anchor = "" if text.anchor == "start" else f' text-anchor="{text.anchor}"'
    x, y = number(text.x), number(text.y)
    long = number(width(text.words, text.size, text.bold) * text.narrow)
    return (
        f'<text x="{x}" y="{y}" font-size="{number(text.size)}" fill="{text.colour}"'
        f'{anchor}{weight} textLength="{long}" lengthAdjust="spacingAndGlyphs">'
        f"{escape(text.words)}</text>"
    )
