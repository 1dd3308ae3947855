"""What a debt needs of charts and sentences: scales below zero, and somebody to pay."""

from host_tools.link.report.axes import Frame, ticks
from host_tools.link.report.pawn_chart import pawn_chart
from host_tools.link.report.shapes import Line, Text


def test_ticks_are_round_and_zero_is_among_them():
    assert ticks(100, 5) == [0, 20, 40, 60, 80, 100]
    assert ticks(100, 5, -250) == [-200, -100, 0, 100]
    assert ticks(90, 5, -3) == [0, 20, 40, 60, 80]


def test_the_least_value_is_at_the_bottom():
    frame = Frame(0, 0, 100, 100, 0, 10, 150, -50)
    assert [frame.y(value) for value in (-50, 0, 150)] == [100, 75, 0]


def test_a_debt_is_drawn_inside_the_chart_and_named_with_its_sign():
    chart = pawn_chart("cash", ("Cash", "$"), [0, 1], {1: [1500, -2500], 2: [1500, 1500]}, "en")
    places = [y for shape in chart.shapes if isinstance(shape, Line) for _, y in shape.points]
    assert min(places) >= 0
    assert max(places) <= chart.height
    said = [shape.content for shape in chart.shapes if isinstance(shape, Text)]
    assert {"-2\u202f000", "0", "-2\u202f500"} <= set(said)
