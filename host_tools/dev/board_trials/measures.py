"""The measures of trials: named figures, some with an aim, and their table."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from host_tools.dev.benchmarks.rows import shown
from host_tools.games import NAMES


class Measure(NamedTuple):
    """A figure by its key; `most` or `least` is the aim, and without one it is only informative."""

    key: str
    title: str
    unit: str = "ms"
    most: float | None = None
    least: float | None = None
    shared: bool = False
    """Whether the parts of every game add to it."""

    @property
    def game(self) -> str:
        """Return the game that the figure is about, or ""."""
        about = self.key.split(".")[1]
        return next((one for one in NAMES if about == one or about.startswith(f"{one}_")), "")

    def verdict(self, value: float | None) -> str:
        """Return `ok`, `MISSED`, or nothing without an aim; `NOT MEASURED` without a value."""
        if value is None:
            return "NOT MEASURED"
        if self.most is None and self.least is None:
            return ""
        high = self.most is not None and value > self.most
        low = self.least is not None and value < self.least
        return "MISSED" if high or low else "ok"

    @property
    def aim(self) -> str:
        """Return the aim in words."""
        if self.most is not None:
            return f"at most {shown(self.most)}"
        return "" if self.least is None else f"at least {shown(self.least)}"


class Figures(dict[str, float]):
    """Values by the key of their measure, as a part of a trial collects them."""

    def worst(self, key: str, value: float) -> None:
        """Keep the largest."""
        self[key] = max(value, self.get(key, value))

    def lowest(self, key: str, value: float) -> None:
        """Keep the smallest."""
        self[key] = min(value, self.get(key, value))

    def spread(self, key: str, values: Iterable[float]) -> None:
        """Record median, 95th percentile and maximum, as `key.p50`, `key.p95` and `key.max`."""
        ordered = sorted(values)
        if ordered:
            self[f"{key}.p50"] = ordered[len(ordered) // 2]
            self[f"{key}.p95"] = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
            self[f"{key}.max"] = ordered[-1]


def table(title: str, measures: Iterable[Measure], figures: Mapping[str, float]) -> str:
    """Return a trial's table as text."""
    lines = [title]
    for measure in measures:
        value = figures.get(measure.key)
        figure = "-" if value is None else shown(value)
        line = f"  {measure.title:<58}{figure:>9} {measure.unit:<6}{measure.aim:>18}  "
        lines.append((line + measure.verdict(value)).rstrip())
    return "\n".join(lines)


def missed(measures: Iterable[Measure], figures: Mapping[str, float]) -> list[str]:
    """Return the keys of missed aims, and of figures that were not measured."""
    bad = ("MISSED", "NOT MEASURED")
    return [one.key for one in measures if one.verdict(figures.get(one.key)) in bad]
