"""A measured figure, and a table of figures."""

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """One figure. The aim is its maximum, or None if it is only informative."""

    name: str
    value: float
    unit: str
    aim: float | None = None

    @property
    def verdict(self) -> str:
        """Return whether the aim is met: `ok`, `over`, or nothing without an aim."""
        if self.aim is None:
            return ""
        return "ok" if self.value <= self.aim else "over"


def shown(value: float) -> str:
    """Return a number for the table: with thousands separators, and decimals only below a
    hundred."""
    if value == int(value) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:,.1f}"


def table(title: str, rows: Iterable[Row]) -> str:
    """Return a section of the table as text."""
    lines = [title]
    for row in rows:
        aim = "" if row.aim is None else f"aim {shown(row.aim)}"
        line = f"  {row.name:<48}{shown(row.value):>11} {row.unit:<10}{aim:>12}  {row.verdict}"
        lines.append(line.rstrip())
    return "\n".join(lines)
