"""Random keys on the board and the same on the desktop: both show the same, and nothing crashes."""

from functools import partial

from host_tools.board_trials.bench import Bench, Outcome, Part, Tell, Trial, seeded
from host_tools.board_trials.desktop import Desktop, apart
from host_tools.board_trials.emulated_unit import QUIET_MS, EmulatedUnit
from host_tools.board_trials.entries import (
    BEGIN,
    TITLES,
    GameOver,
    next_entry,
    player,
)
from host_tools.board_trials.measures import Measure
from host_tools.board_trials.positions import LATE
from host_tools.chance import Chance
from host_tools.games import NAMES, part

_KEYS, _QUICK_KEYS = 600, 80
_CALM = (90, 110)
"""Ms down and up: not a trial of speed."""
_ANY = "1 2 3 4 5 6 7 8 9 0 BUY_BANK SELL BUY_PLAYER OFFICES INTEREST GO TOTAL REVIEW UNDO CANCEL"
_LIKELY = (_ANY + " 1 2 3 4 5 6 7 8 9 0 CONFIRM CONFIRM CONFIRM CONFIRM CONFIRM").split()
_MENU = ("MENU 1 CONFIRM CANCEL", "MENU 3 CONFIRM CANCEL", "MENU 5 CONFIRM CANCEL", "MENU CANCEL")
_HOME = ["CANCEL", "CANCEL", "CANCEL"]


def _measures() -> tuple[Measure, ...]:
    found = []
    for name, title in zip(NAMES, TITLES, strict=True):
        found += [
            Measure(f"soak.{name}.keys", f"{title} and on: keys pressed", ""),
            Measure(f"soak.{name}.compared", f"{title} and on: screens compared", ""),
            Measure(f"soak.{name}.apart", f"{title} and on: screens that differed", "", most=0),
            Measure(f"soak.{name}.saved", f"{title} and on: saved games that differed", "", most=0),
        ]
    return tuple(found)


class _Pair:
    """The board and the desktop pressed with the same keys."""

    def __init__(self, unit: EmulatedUnit, desktop: Desktop, bench: Bench, name: str) -> None:
        self.unit = unit
        self.desktop = desktop
        self.keys = 0
        self.last: list[str] = []
        self._image = bench.image(f"soak-{name}")

    def type_keys(self, keys: list[str]) -> None:
        """The same keys on both."""
        self.unit.type_keys(keys, *_CALM)
        self.desktop.type_keys(keys)
        self.keys += len(keys)
        self.last = [*self.last, *keys][-20:]
        begins = "hold:NEW_GAME" in keys
        if begins and part(self.desktop.played.number, "keys").CHANCE:
            self.meet()

    def meet(self) -> None:
        """A new game draws its own chance: the desktop goes on from the board's."""
        self.unit.run(QUIET_MS + 4500)
        self.unit.save(self._image)
        self.desktop = Desktop.like(self._image, self.desktop.folder)
        self.type_keys(["CANCEL"])

    def saved_alike(self) -> bool:
        """Whether the board's flash holds the desktop's game."""
        self.unit.save(self._image)
        folder = self.desktop.folder.with_name(self.desktop.folder.name + "-end")
        return Desktop.like(self._image, folder).saved() == self.desktop.saved()


def _some_keys(pair: _Pair, chance: Chance, plays: list) -> list[str]:  # type: ignore[type-arg]
    """What comes next: mostly sensible entries or anything at all, now and then something rare."""
    what = chance.below(1000)
    game = pair.desktop.played
    if what < 450:
        try:
            return [*_HOME, *next_entry(game, plays[game.number])]
        except GameOver:
            return [*_HOME, *BEGIN[chance.below(len(BEGIN))].split()]
    if what < 460:
        return [*_HOME, *BEGIN[chance.below(len(BEGIN))].split()]
    if what < 470:
        pawn = str(1 + chance.below(6))
        return [*_HOME, "hold:REMOVE", pawn, chance.one_of(("CONFIRM", "CANCEL")), *_HOME]
    if what < 490:
        return [*_HOME, *chance.one_of(_MENU).split()]
    return [chance.one_of(_LIKELY) for _ in range(3 + chance.below(10))]


def _run(number: int, bench: Bench, tell: Tell, outcome: Outcome) -> None:
    name = NAMES[number]
    figures = outcome.figures
    chance = Chance(seeded("soak", name))
    plays = [player(at, seeded("soak", name, at)) for at in range(len(NAMES))]
    count = _QUICK_KEYS if bench.quick else _KEYS
    figures[f"soak.{name}.apart"] = figures[f"soak.{name}.compared"] = 0
    with bench.unit(f"{name}_{LATE}", seed=seeded("soak", name)) as unit:
        unit.start()
        pair = _Pair(unit, bench.desktop(f"{name}_{LATE}", f"soak-{name}"), bench, name)
        while pair.keys < count:
            tell(f"key {pair.keys} of {count}")
            pair.type_keys(_some_keys(pair, chance, plays))
            unit.run(QUIET_MS)
            pair.desktop.wait(QUIET_MS)
            figures[f"soak.{name}.compared"] += 1
            difference = apart(unit, pair.desktop)
            if trouble := unit.trouble():
                outcome.troubles.append(f"after {' '.join(pair.last)}: {trouble}")
                break
            if difference:
                figures[f"soak.{name}.apart"] += 1
                outcome.troubles.append(f"after {' '.join(pair.last)}: {difference}")
                pair.type_keys(_HOME)
                pair.meet()
        else:
            figures[f"soak.{name}.saved"] = int(not pair.saved_alike())
        figures[f"soak.{name}.keys"] = pair.keys


TRIAL = Trial(
    "soak",
    "Random keys, compared with the desktop",
    _measures(),
    tuple(Part(f"soak {name}", partial(_run, at), 120, name) for at, name in enumerate(NAMES)),
)
