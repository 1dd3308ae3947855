"""The base of every trial: the boot ROM, the flash images to start from, a folder to work in."""

import hashlib
import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from host_tools.dev.board_trials.desktop import Desktop
from host_tools.dev.board_trials.emulated_unit import EmulatedUnit
from host_tools.dev.board_trials.measures import Figures, Measure
from host_tools.games import NAMES


@dataclass(frozen=True)
class Bench:
    """Passed to every part of a trial."""

    folder: Path
    quick: bool = False
    games: tuple[str, ...] = NAMES
    """Those that are tried."""

    @property
    def bootrom(self) -> Path:
        """Return the boot ROM's file."""
        return self.folder / "bootrom.bin"

    def image(self, position: str) -> Path:
        """Return the flash of a unit in a position; positions.py makes them."""
        return self.folder / f"{position}.bin"

    def unit(self, position: str, **options: Any) -> EmulatedUnit:
        """Return a unit that is switched on in a position."""
        return EmulatedUnit(self.image(position), self.bootrom, **options)

    def desktop(self, position: str, user: str) -> Desktop:
        """Return the same unit on the desktop; `user` names its folder."""
        return Desktop.like(self.image(position), self.folder / f"desktop-{user}")

    def remember(self, name: str, value: object) -> None:
        """Store a fact for later parts."""
        (self.folder / f"{name}.json").write_text(json.dumps(value), encoding="utf-8")

    def recall(self, name: str) -> Any:
        """Return a stored fact."""
        return json.loads((self.folder / f"{name}.json").read_text(encoding="utf-8"))


@dataclass
class Outcome:
    """The result of a part: figures by key, troubles, and notes."""

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
    run: Callable[[Bench, Outcome], None]
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
        """Return what of it is about some games only; all of it, if these are all games."""
        if set(games) == set(NAMES):
            return self
        return replace(
            self,
            measures=tuple(one for one in self.measures if one.shared or one.game in games),
            parts=tuple(one for one in self.parts if one.game in games),
        )


def in_every_game(
    title: str, run: Callable[[int, Bench, Outcome], None], weight: int
) -> tuple[Part, ...]:
    """Return a part for each game; `title` has a place for its name, `run` takes its number."""
    return tuple(
        Part(title.format(name), partial(run, number), weight, name)
        for number, name in enumerate(NAMES)
    )


def seeded(*parts: object) -> int:
    """Return a number that follows from some values, the same everywhere."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:4], "little") >> 1
