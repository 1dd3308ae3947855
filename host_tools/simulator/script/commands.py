"""The commands of a key script, one method each. A failure tells what was expected and what was
found."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from banker.ui.keys import KEYS
from banker.ui.sounds import SOUNDS

from host_tools.dev.glyphs.picture import save_picture
from host_tools.dev.glyphs.text import screen_text
from host_tools.simulator.script.state import look_up, parse_value, unit_state
from host_tools.simulator.script.unit import PowerIsCut, Unit
from host_tools.system_errors import explain

_LONGEST_WAIT_S = 24 * 3600


class ScriptError(Exception):
    """A wrong command, or an expectation that failed."""


class Commands:
    """Runs commands on a unit; `say` receives what they print."""

    def __init__(self, unit: Unit, say: Callable[[str], None]) -> None:
        self._unit = unit
        self._say = say
        self._table: dict[str, Callable[[str], None]] = {
            "press": self._press,
            "hold": self._hold,
            "wait": self._wait,
            "show": self._show,
            "shot": self._shot,
            "state": self._state,
            "tones": self._tones,
            "expect": self._expect,
            "expect-state": self._expect_state,
            "expect-tones": self._expect_tones,
            "cut": self._cut,
            "boot": self._boot,
        }

    def run(self, line: str) -> None:
        """Run one line; skip blank lines and comments."""
        line = re.sub(r"(^|\s)#.*", "", line).strip()
        if not line:
            return
        word, _, rest = line.partition(" ")
        command = self._table.get(word)
        if command is None:
            raise ScriptError(f"no such command: {word} (there are {', '.join(self._table)})")
        try:
            command(rest.strip())
        except PowerIsCut:
            raise ScriptError(f"{word}: the power is cut; boot comes first") from None

    def _press(self, rest: str) -> None:
        names = rest.split()
        if not names:
            raise ScriptError("press: which key?")
        for name in names:
            _check_key(name)
        for name in names:
            self._unit.press(name)

    def _hold(self, rest: str) -> None:
        name, _, seconds = rest.partition(" ")
        _check_key(name)
        self._unit.hold(name, _milliseconds(seconds))

    def _wait(self, rest: str) -> None:
        self._unit.wait(_milliseconds(rest))

    def _show(self, rest: str) -> None:
        _no_argument("show", rest)
        for text in screen_text(self._unit.cells()):
            self._say(text)
        self._say("")

    def _shot(self, rest: str) -> None:
        if not rest.endswith(".png"):
            raise ScriptError(f"shot: {rest or 'nothing'} is not the name of a .png file")
        try:
            save_picture(self._unit.cells(), Path(rest))
        except OSError as error:
            raise ScriptError(f"shot: {explain(error)}") from error

    def _state(self, rest: str) -> None:
        _no_argument("state", rest)
        self._say(json.dumps(unit_state(self._unit), ensure_ascii=False))

    def _tones(self, rest: str) -> None:
        _no_argument("tones", rest)
        self._say(json.dumps(self._unit.tones()))

    def _expect(self, rest: str) -> None:
        if not rest:
            raise ScriptError("expect: which text?")
        lines = screen_text(self._unit.cells())
        pattern = r"\s+".join(re.escape(word) for word in rest.split())
        if not re.search(pattern, "\n".join(lines)):
            shown = "\n".join(f"  |{text}|" for text in lines)
            raise ScriptError(f"expected on the screen: {rest}\nthere is:\n{shown}")

    def _expect_state(self, rest: str) -> None:
        path, _, text = rest.partition(" ")
        if not path or not text.strip():
            raise ScriptError("expect-state: needs a path and a value")
        expected = parse_value(text.strip())
        try:
            value = look_up(unit_state(self._unit), path)
        except KeyError as missing:
            raise ScriptError(f"expect-state: the state has no {path} ({missing})") from None
        if value != expected or isinstance(value, bool) != isinstance(expected, bool):
            raise ScriptError(
                f"expected {path}: {json.dumps(expected)}\nthere is: {json.dumps(value)}"
            )

    def _expect_tones(self, rest: str) -> None:
        expected = rest.split()
        for name in expected:
            if name not in SOUNDS:
                raise ScriptError(f"no such tone: {name} (there are {', '.join(SOUNDS)})")
        heard = self._unit.tones()
        if heard != expected:
            raise ScriptError(
                f"expected tones: {json.dumps(expected)}\nthere is: {json.dumps(heard)}"
            )

    def _cut(self, rest: str) -> None:
        if rest and not (rest.isdigit() and int(rest) > 0):
            raise ScriptError(f"cut: {rest} is not a number of bytes from 1")
        self._unit.cut(int(rest) if rest else None)

    def _boot(self, rest: str) -> None:
        _no_argument("boot", rest)
        self._unit.boot()


def _check_key(name: str) -> None:
    if name not in KEYS:
        raise ScriptError(f"no such key: {name or 'none given'} (there are {' '.join(KEYS)})")


def _milliseconds(text: str) -> int:
    """Return milliseconds from a typed number of seconds."""
    if not re.fullmatch(r"\d{1,5}(\.\d{1,3})?", text.strip()):
        raise ScriptError(f"not a number of seconds: {text.strip() or 'none given'}")
    milliseconds = round(float(text) * 1000)
    if milliseconds > _LONGEST_WAIT_S * 1000:
        raise ScriptError(f"more than a day: {text.strip()}")
    return milliseconds


def _no_argument(word: str, rest: str) -> None:
    if rest:
        raise ScriptError(f"{word} takes nothing after it, not {rest}")
