"""Several charts as one picture, side by side."""

from host_tools.report.shapes import Box, Chart, Line, Pawn, Shape, Text

_GAP = 30.0


def sheet(name: str, title: str, charts: list[Chart], columns: int) -> Chart:
    """The charts in rows of so many, all of the size of the first."""
    across, down = charts[0].width + _GAP, charts[0].height + _GAP
    shapes: list[Shape] = []
    for place, chart in enumerate(charts):
        row, column = divmod(place, columns)
        shapes += [_moved(shape, column * across, row * down) for shape in chart.shapes]
    rows = -(-len(charts) // columns)
    return Chart(name, title, columns * across - _GAP, rows * down - _GAP, tuple(shapes))


def _moved(shape: Shape, dx: float, dy: float) -> Shape:
    if isinstance(shape, Line):
        return shape._replace(points=tuple((x + dx, y + dy) for x, y in shape.points))
    if isinstance(shape, (Box, Text, Pawn)):
        return shape._replace(x=shape.x + dx, y=shape.y + dy)
