"""What every trial stands on: the boot ROM, the flash images to start from, a folder to work in."""

import hashlib
import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from host_tools.board_trials.desktop import Desktop
from host_tools.board_trials.emulated_unit import EmulatedUnit
from host_tools.board_trials.measures import Figures, Measure
from host_tools.games import NAMES

Tell = Callable[[str], None]
"""Takes what a part is doing just now."""


@dataclass(frozen=True)
class Bench:
    """Passed to every part of a trial."""

    folder: Path
    quick: bool = False
    games: tuple[str, ...] = NAMES
    """Those that are tried."""

    @property
    def bootrom(self) -> Path:
        """The boot ROM's file."""
        return self.folder / "bootrom.bin"

    def image(self, position: str) -> Path:
        """The flash of a unit in some position; positions.py makes them."""
        return self.folder / f"{position}.bin"

    def unit(self, position: str, **options: Any) -> EmulatedUnit:
        """A unit switched on in a position."""
        return EmulatedUnit(self.image(position), self.bootrom, **options)

    def desktop(self, position: str, user: str) -> Desktop:
        """The same on the desktop; `user` names who wants it, for a folder of its own."""
        return Desktop.like(self.image(position), self.folder / f"desktop-{user}")

    def remember(self, name: str, value: object) -> None:
        """Keep a fact for the parts that come later."""
        (self.folder / f"{name}.json").write_text(json.dumps(value), encoding="utf-8")

    def recall(self, name: str) -> Any:
        """A fact that was kept."""
        return json.loads((self.folder / f"{name}.json").read_text(encoding="utf-8"))


@dataclass
class Outcome:
    """What came of a part: figures by their keys, troubles, and what else is worth telling."""

    figures: Figures = field(default_factory=Figures)
    troubles: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    work: float = 0.0
    """Seconds that a processor has worked for it."""


@dataclass(frozen=True)
class Part:
    """A piece of a trial that runs by itself; `weight` is about how many seconds it takes, `game`
    the one that it is about, if it is about one."""

    name: str
    run: Callable[[Bench, Tell, Outcome], None]
    weight: int = 30
    game: str = ""


@dataclass(frozen=True)
class Trial:
    """A trial by its name: what it measures, and the parts that do so."""

    name: str
    title: str
    measures: tuple[Measure, ...]
    parts: tuple[Part, ...]

    def of(self, games: Collection[str]) -> "Trial":
        """What of it is about some games only; all of it, if these are all games."""
        if set(games) == set(NAMES):
            return self
        return replace(
            self,
            measures=tuple(one for one in self.measures if one.shared or one.game in games),
            parts=tuple(one for one in self.parts if one.game in games),
        )


def seeded(*parts: object) -> int:
    """A number that follows from some values, the same everywhere."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:4], "little") >> 1
