"""Shapes that several printed parts share, as build123d solids in the unit's own coordinates."""

from build123d import (
    Axis,
    Circle,
    Cone,
    Part,
    Pos,
    Rectangle,
    RectangleRounded,
    chamfer,
    extrude,
    loft,
)

from host_tools.hardware import dimensions as size


def block(
    x: tuple[float, float], y: tuple[float, float], z: tuple[float, float], corner: float = 0.0
) -> Part:
    """Return a block between two values of each axis, its upright edges rounded by `corner`."""
    width, length, height = x[1] - x[0], y[1] - y[0], z[1] - z[0]
    middle = Pos((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z[0])
    outline = RectangleRounded(width, length, corner) if corner else Rectangle(width, length)
    return middle * extrude(outline, height)


def shell(z: tuple[float, float], inset: float, corner: float) -> Part:
    """Return the case's outline between two heights, `inset` inside its outer face."""
    return block(
        (-size.OUTER_X + inset, size.OUTER_X - inset),
        (size.OUTER_NEAR + inset, size.OUTER_FAR - inset),
        z,
        corner,
    )


def rod(place: tuple[float, float], diameter: float, z: tuple[float, float]) -> Part:
    """Return an upright cylinder round a point."""
    return Pos(place[0], place[1], z[0]) * extrude(Circle(diameter / 2), z[1] - z[0])


def screw_hole(place: tuple[float, float], top: float, bottom: float, up: float = 1.0) -> Part:
    """Return the cutter for a countersunk screw whose head is flush with `top`; with `up` -1 the
    screw comes from below."""
    depth = (size.SCREW_SINK - size.SCREW_CLEARANCE) / 2
    cone = Cone(size.SCREW_CLEARANCE / 2, size.SCREW_SINK / 2, depth)
    if up < 0:
        cone = cone.rotate(Axis.X, 180)
    span = (min(top, bottom) - 1, max(top, bottom) + 1)
    return rod(place, size.SCREW_CLEARANCE, span) + Pos(*place, top - up * depth / 2) * cone


def chamfered(solid: Part, z: float, width: float) -> Part:
    """Return the solid with the edges of its face at height z cut at 45 degrees."""
    return chamfer(solid.faces().filter_by_position(Axis.Z, z, z).edges(), width)


def wedge(
    x: tuple[float, float], y: tuple[float, float], z: tuple[float, float], lean: tuple[float, ...]
) -> Part:
    """Return a block with four leaning sides; `lean` (x low, x high, y low, y high) is how far each
    has moved outwards at the top."""
    low = Pos((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z[0]) * Rectangle(x[1] - x[0], y[1] - y[0])
    top_x, top_y = (x[0] - lean[0], x[1] + lean[1]), (y[0] - lean[2], y[1] + lean[3])
    high = Pos(sum(top_x) / 2, sum(top_y) / 2, z[1]) * Rectangle(
        top_x[1] - top_x[0], top_y[1] - top_y[0]
    )
    return loft([low, high])


def snap(grown: float = 0.0) -> Part:
    """Return the ridge on the inner face of the tongue at the near edge, or the hollow for it in
    the lid, which is larger by `grown` on each side."""
    half, out = size.SNAP[0] / 2 + grown, size.SNAP[1]
    face, root = size.INNER_NEAR + grown, size.INNER_NEAR - 0.6
    low, middle, high = (size.LID_BOTTOM + rise for rise in (-grown, out, 2 * out + grown))
    flat = face + grown / 2
    rising = wedge((-half, half), (root, flat - grown), (low, middle), (0, 0, 0, out + grown))
    falling = wedge((-half, half), (root, flat + out), (middle, high), (0, 0, 0, -out - grown))
    return rising + falling
