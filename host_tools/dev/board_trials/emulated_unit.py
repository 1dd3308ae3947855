"""A Courtier unit on the emulated Pico: keys by their names, the screen as text."""

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

import pins

from host_tools.dev.emulated_pico.pico import Key, Pico, Wiring
from host_tools.dev.glyphs.text import screen_text
from host_tools.simulator.script.screen_reading import read_cells

START_MS = 15_000
"""A unit that shows nothing after this time does not start."""
TAP_MS = 80
"""A finger on a key: while flash is erased, for 45 ms, none is seen."""
HOLD_MS = 2200
"""Long enough for the keys that want to be held."""
SETTLED_MS = 1500
"""After the first picture: everything that follows a start by itself is done."""
QUIET_MS = 900
"""After a key: the unit has drawn, tidied up, and loaded what the next key will want."""

_LOOK_MS = 10
_VSYS_MV = 4800
_ADC_MV, _ADC_STEPS = 3300, 4095
_SIGNS_OF_A_CRASH = ("Traceback", "MemoryError", "safe mode", "ERREUR / ERROR")


def _number(pin: str) -> int:
    return int(pin.removeprefix("GP"))


def _wiring() -> Wiring:
    """Return the reference board's."""
    return Wiring(
        rows=[_number(pin) for pin in pins.ROWS],
        columns=[_number(pin) for pin in pins.COLUMNS],
        sda=_number(pins.SDA),
        scl=_number(pins.SCL),
        oled=pins.OLED_ADDRESS,
        analog={int(pins.BATTERY[1:]): _VSYS_MV // 3 * _ADC_STEPS // _ADC_MV},
    )


def _places() -> dict[str, Key]:
    """Return where every key is."""
    found: dict[str, Key] = {
        name: (row, column)
        for row, names in enumerate(pins.KEYS)
        for column, name in enumerate(names)
    }
    found["POWER"] = _number(pins.POWER)
    return found


PLACES = _places()


class EmulatedUnit(Pico):
    """A unit with this flash, just switched on."""

    def __init__(
        self, flash: Path, bootrom: Path, *, usb: bool = True, xip: bool = True, seed: int = 1
    ) -> None:
        super().__init__(flash, bootrom, _wiring(), usb=usb, xip=xip, seed=seed)

    def __enter__(self) -> "EmulatedUnit":
        return self

    def start(self, settle: float = SETTLED_MS) -> float:
        """Run until the first picture, and a little on; when that picture was complete."""
        lit = self.until_lit(START_MS)
        if lit is None:
            raise AssertionError(f"the unit does not start: {self.console[-400:]}")
        self.run(settle)
        return lit

    def press(self, key: str, hold: float = TAP_MS, gap: float = 120) -> None:
        """Tap a key, at a calm pace by default."""
        if self.powered:
            self.tap(PLACES[key], hold, gap)

    def type_keys(self, keys: str | Iterable[str], hold: float = TAP_MS, gap: float = 120) -> None:
        """Tap keys in a row; `hold:KEY` keeps one down."""
        for key in keys.split() if isinstance(keys, str) else keys:
            if key.startswith("hold:"):
                self.press(key[5:], HOLD_MS, 350)
            else:
                self.press(key, hold, gap)

    def measured(self, key: str) -> float | None:
        """Tap a key, and return the ms from contact to the last byte of its picture."""
        return self.latency(PLACES[key], TAP_MS)

    def paced(self, keys: Sequence[str], pace: float) -> list[float | None]:
        """Type keys, one every so many ms: the latency of each."""
        return self.typed([PLACES[key] for key in keys], TAP_MS, pace - TAP_MS)

    def until_shown(self, key: str, screens: Collection[list[str]]) -> float:
        """Tap a key, and return the ms until one of these screens appears."""
        contact = self.ms
        self.press(key, gap=0)
        while self.show() not in screens and self.ms - contact < START_MS:
            self.run(_LOOK_MS)
        return self.ms - contact

    def cells(self) -> bytes:
        """Return the screen's glyph codes."""
        return read_cells(self.picture())

    def show(self) -> list[str]:
        """Return the screen as text."""
        return screen_text(self.cells())

    def trouble(self) -> str | None:
        """Return what has gone wrong since the power came: a crash, or a restart nobody asked
        for."""
        text = self.console + "\n".join(self.show() if self.powered else ())
        for sign in _SIGNS_OF_A_CRASH:
            if sign in text:
                return text[text.find(sign) :].split("\r\n\r\n")[0].replace("\r", "")[:1500]
        status = self.ask("status")
        if status["faults"]:
            return "; ".join(status["faults"])
        return f"restarted {status['resets']} times by itself" if status["resets"] else None
