"""Records the keys pressed as a script that `courtier script` replays."""

import shutil
from pathlib import Path

from host_tools.simulator.script.app_driver import TAP_MS
from host_tools.simulator.script.opening_line import MARK
from host_tools.simulator.script.unit import ALL, Options

HOLD_MS = 1000.0
"""A key down for longer counts as held; the unit itself waits two seconds."""
PAUSE_MS = 1000.0
"""A shorter pause is normal typing, and is left out."""


class Recording:
    """A recording, used as `unit.record = Recording(...)`. The file is a whole script after every
    key, so nothing is lost however the program ends."""

    def __init__(self, path: Path, options: Options, saved: Path | None = None) -> None:
        """Begin a recording; `saved` is the folder of the game that goes on, or None for a new
        unit."""
        self._path = path
        self._since: dict[str, float] = {}
        self._idle_from: float | None = None
        self._row_open = False
        self._is_cut = False
        path.write_text(_opening(path, options, saved), encoding="utf-8")

    def __call__(self, at_ms: float, what: str, key: str) -> None:
        """Record a press, release, cut or boot."""
        if what == "press":
            self._pause(at_ms)
            self._since[key] = at_ms
        elif what == "release":
            self._key(key, at_ms - self._since.pop(key, at_ms))
            self._idle_from = at_ms
        elif what == "cut" or self._is_cut:
            # A script begins with the power on, so the first boot is not recorded.
            self._is_cut = what == "cut"
            self._since.clear()
            self._idle_from = at_ms
            self._line(what)

    def _pause(self, at_ms: float) -> None:
        """Write a wait if it was long enough to matter."""
        if not self._since and self._idle_from is not None:
            pause = at_ms - self._idle_from - TAP_MS
            if pause >= PAUSE_MS:
                self._line(f"wait {pause / 1000:.1f}")

    def _key(self, key: str, ms: float) -> None:
        """Write a key, short ones in a row."""
        if ms >= HOLD_MS:
            self._line(f"hold {key} {ms / 1000:.1f}")
        elif self._row_open:
            self._write(f" {key}")
        else:
            self._write(f"\npress {key}")
            self._row_open = True

    def _line(self, line: str) -> None:
        self._write(f"\n{line}")
        self._row_open = False

    def _write(self, text: str) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(text)


def _opening(path: Path, options: Options, saved: Path | None) -> str:
    """Return the first lines: how a new unit begins, or the copy of the game it goes on with."""
    if saved is None:
        lang = options.lang or "ask"
        how = f"--market {options.market} --seed {options.seed} --lang {lang}"
        if options.tables:
            how += f" --tables {options.tables}"
        return f"{MARK} --game {ALL} {how}"
    start = path.with_name(path.name + ".start")
    shutil.rmtree(start, ignore_errors=True)
    shutil.copytree(saved, start, ignore=shutil.ignore_patterns("in-use", "usb-port*"))
    how = f"--game {ALL}, --save and a copy of {start.name}"
    return f"# Continues a saved game. Replay with {how}."
