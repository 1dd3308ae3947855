"""A drawing of boxes and circles as DXF (R12, millimetres), for cutters."""

from host_tools.hardware.shapes import Box, Disc, Drawing

Pair = tuple[int, object]


def as_dxf(drawing: Drawing) -> bytes:
    """Return the file. DXF counts y upwards."""
    pairs: list[Pair] = [(0, "SECTION"), (2, "ENTITIES")]
    for shape in drawing.shapes:
        if isinstance(shape, Disc):
            pairs += _entity("CIRCLE", shape.x, drawing.height - shape.y, (40, shape.radius))
        elif isinstance(shape, Box):
            pairs += _box(shape, drawing.height)
        else:
            raise ValueError(f"{type(shape).__name__} is not for a cutter")
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{_word(value)}\n" for code, value in pairs).encode()


def _word(value: object) -> str:
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def _entity(kind: str, x: float, y: float, *more: Pair) -> list[Pair]:
    return [(0, kind), (8, "CUT"), (10, float(x)), (20, float(y)), *more]


def _line(x0: float, y0: float, x1: float, y1: float) -> list[Pair]:
    return _entity("LINE", x0, y0, (11, float(x1)), (21, float(y1)))


def _box(box: Box, height: float) -> list[Pair]:
    """Return four sides and four rounded corners."""
    left, right, r = box.x, box.x + box.width, box.radius
    top, low = height - box.y, height - box.y - box.height
    made = [
        *_line(left + r, low, right - r, low),
        *_line(right, low + r, right, top - r),
        *_line(right - r, top, left + r, top),
        *_line(left, top - r, left, low + r),
    ]
    corners = ((right - r, top - r), (left + r, top - r), (left + r, low + r), (right - r, low + r))
    for turn, (x, y) in enumerate(corners):
        start = float(90 * turn)
        made += _entity("ARC", x, y, (40, float(r)), (50, start), (51, start + 90))
    return made
