"""The small graph of a price on the mirror: its scale neither hides a fall nor exaggerates one."""

from pathlib import Path

from host_tools.link import mirror
from tests.support.on_node import on_node

PAGE = Path(mirror.__file__).parent / "page"
DOCUMENT = """
const made = () => ({
  set: {}, children: [],
  setAttribute(name, value) { this.set[name] = value; },
  append(child) { this.children.push(child); },
});
globalThis.document = { createElementNS: made };
const { graph } = await import("./draw.js");
const lines = (prices, room) => graph(prices, room).children.map((line) => line.set.points);
"""
TOP, MIDDLE, BOTTOM = 2.0, 15.0, 28.0


def graph(prices, room):
    """Return the lines of a graph, each a list of (x, y)."""
    prices = str(prices).replace("None", "null")
    told = on_node(f"{DOCUMENT}tell(lines({prices}, {room}));", PAGE)
    return [[tuple(map(float, point.split(","))) for point in line.split(" ")] for line in told]


def test_the_highest_and_the_lowest_price_fill_the_height():
    assert graph([100, 300, 200], 4) == [
        [(25, BOTTOM), (50, BOTTOM), (50, TOP), (75, TOP), (75, MIDDLE), (100, MIDDLE)]
    ]


def test_a_price_that_stays_is_a_line_in_the_middle():
    assert graph([100], 4) == [[(75, MIDDLE), (100, MIDDLE)]]


def test_a_wobble_does_not_look_like_a_crash():
    """The whole height is at least a quarter of the price."""
    (line,) = graph([200, 190], 2)
    assert [y for _, y in line] == [12.4, 12.4, 17.6, 17.6]
    (line,) = graph([6, 2], 2)
    assert [y for _, y in line] == [8.5, 8.5, 21.5, 21.5], "and eight millions"


def test_where_there_is_no_price_there_is_no_line():
    assert graph([100, None, 100], 4) == [
        [(25, MIDDLE), (50, MIDDLE)],
        [(75, MIDDLE), (100, MIDDLE)],
    ]
    assert graph([None], 4) == []
