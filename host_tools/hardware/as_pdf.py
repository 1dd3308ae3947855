"""Writes a drawing as a one-page PDF, the same bytes every time: no date, no id.

Helvetica is one of the fonts that every PDF reader has; its Windows encoding has the accents.
"""

from host_tools.hardware.as_svg import number
from host_tools.hardware.lettering import width
from host_tools.hardware.shapes import Box, Disc, Drawing, Line, Shape, Text

_POINT = 25.4 / 72
# How far a Bezier curve's handles reach for a quarter of a circle.
_ROUND = 0.5523


def as_pdf(drawing: Drawing) -> bytes:
    turned = (
        f"{number(1 / _POINT)} 0 0 {number(-1 / _POINT)} 0 {number(drawing.height / _POINT)} cm"
    )
    content = "\n".join([turned, *(_shape(shape) for shape in drawing.shapes)]).encode("cp1252")
    sheet = f"[0 0 {number(drawing.width / _POINT)} {number(drawing.height / _POINT)}]"
    fonts = "/Font << /F0 4 0 R /F1 5 0 R >>"
    title = "FEFF" + drawing.title.encode("utf-16-be").hex().upper()
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox {sheet} /Resources << {fonts} >> "
        "/Contents 6 0 R >>".encode(),
        _font("Helvetica"),
        _font("Helvetica-Bold"),
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
        f"<< /Title <{title}> >>".encode(),
    ]
    return _file(objects)


def _file(objects: list[bytes]) -> bytes:
    """Return the file: objects numbered from 1, and a table of their offsets."""
    made = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
    places = []
    for at, content in enumerate(objects, 1):
        places.append(len(made))
        made += b"%d 0 obj\n%s\nendobj\n" % (at, content)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    count = len(objects) + 1
    tail = b"trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>" % (count, len(objects))
    return b"%sxref\n0 %d\n0000000000 65535 f \n%s%s\nstartxref\n%d\n%%%%EOF\n" % (
        made,
        count,
        table,
        tail,
        len(made),
    )


def _font(name: str) -> bytes:
    kind = "/Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding"
    return f"<< {kind} /BaseFont /{name} >>".encode()


def _colour(colour: str, operator: str) -> str:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return " ".join(map(number, parts)) + f" {operator}"


def _shape(shape: Shape) -> str:
    if isinstance(shape, Text):
        return _text(shape)
    if isinstance(shape, Line):
        pen = f"{_colour(shape.colour, 'RG')} {number(shape.width)} w 1 J 1 j [] 0 d"
        return f"q {pen} {_path(shape.points)} S Q"
    outline = _circle(shape) if isinstance(shape, Disc) else _rounded(shape)
    paint = [_colour(shape.fill, "rg")] if shape.fill else []
    if shape.stroke:
        paint += [_colour(shape.stroke, "RG"), f"{number(shape.line)} w"]
    end = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}
    return f"q {' '.join(paint)} {outline} h {end[bool(shape.fill), bool(shape.stroke)]} Q"


def _path(points: tuple[tuple[float, float], ...]) -> str:
    first, *rest = (f"{number(x)} {number(y)}" for x, y in points)
    return " ".join([f"{first} m", *(f"{point} l" for point in rest)])


def _circle(disc: Disc) -> str:
    size = 2 * disc.radius
    return _rounded(Box(disc.x - disc.radius, disc.y - disc.radius, size, size, radius=disc.radius))


def _rounded(box: Box) -> str:
    """Return a rectangle with round corners, clockwise from the upper left one."""
    r = box.radius
    left, top, right, low = box.x, box.y, box.x + box.width, box.y + box.height
    if not r:
        return _path(((left, top), (right, top), (right, low), (left, low)))
    k = r * (1 - _ROUND)
    curves = [f"{number(left + r)} {number(top)} m"]
    for start, (a, b, end) in (
        ((right - r, top), ((right - k, top), (right, top + k), (right, top + r))),
        ((right, low - r), ((right, low - k), (right - k, low), (right - r, low))),
        ((left + r, low), ((left + k, low), (left, low - k), (left, low - r))),
        ((left, top + r), ((left, top + k), (left + k, top), (left + r, top))),
    ):
        curves.append(f"{number(start[0])} {number(start[1])} l")
        curves.append(" ".join(f"{number(x)} {number(y)}" for x, y in (a, b, end)) + " c")
    return " ".join(curves)


def _text(text: Text) -> str:
    long = width(text.words, text.size, text.bold) * text.narrow
    back = {"start": 0.0, "middle": long / 2, "end": long}[text.anchor]
    words = text.words.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
    place = f"{number(text.narrow)} 0 0 -1 {number(text.x - back)} {number(text.y)} Tm"
    font = f"/F{int(text.bold)} {number(text.size)} Tf"
    return f"q {_colour(text.colour, 'rg')} BT {font} {place} ({words}) Tj ET Q"
