"""Drives the emulated Pico from Python: a process of Node.js, a line of JSON to it and one back.

with Pico(flash, bootrom, Wiring(...)) as pico:
    pico.until_lit(5000)
    pico.tap((0, 1))
    print(pico.picture())
"""

import base64
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from host_tools.simulator.micropython.node import node_command

HERE = Path(__file__).parent

_QUIET_MS, _MOST_MS = 180, 15_000
Key = tuple[int, int] | int
"""A place in the matrix, or a pin with its own key to ground."""


class PicoTrouble(RuntimeError):
    """The emulator could not do what was asked."""


class Wiring(NamedTuple):
    """The wiring of the board, by GPIO numbers."""

    rows: Sequence[int] = ()
    columns: Sequence[int] = ()
    sda: int = 4
    scl: int = 5
    oled: int = 0x3C
    analog: dict[int, int] = {}  # noqa: RUF012  a tuple's default
    """Analog inputs by their channel: 0 to 4095."""


BARE = Wiring()


class Pico:
    """One board, switched on. `ms` is its own time since power-on."""

    def __init__(
        self,
        flash: Path,
        bootrom: Path,
        wiring: Wiring = BARE,
        *,
        usb: bool = True,
        xip: bool = True,
        seed: int = 1,
        flash_time: float = 1.0,
    ) -> None:
        self.ms = 0.0
        self.powered = True
        self._process = subprocess.Popen(
            [*node_command(), str(HERE / "server.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        self.ask(
            "new",
            flash=str(flash),
            bootrom=str(bootrom),
            usb=usb,
            xip=xip,
            seed=seed,
            flashTimeScale=flash_time,
            rows=list(wiring.rows),
            columns=list(wiring.columns),
            oled={"sda": wiring.sda, "scl": wiring.scl, "address": wiring.oled},
            analog=wiring.analog,
        )

    def ask(self, command: str, **more: Any) -> dict[str, Any]:
        """Send a request and return the answer."""
        assert self._process.stdin
        assert self._process.stdout
        try:
            self._process.stdin.write(json.dumps({"command": command, **more}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise PicoTrouble("the emulator has ended") from None
        line = self._process.stdout.readline()
        if not line:
            raise PicoTrouble("the emulator has ended")
        answer: dict[str, Any] = json.loads(line)
        if not answer["ok"]:
            raise PicoTrouble(answer["error"])
        self.ms = answer["ms"]
        self.powered = answer["powered"]
        return answer

    def __enter__(self) -> "Pico":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    # Time.

    def run(self, ms: float) -> None:
        self.ask("run", ms=ms)

    def run_until(self, text: str, ms: float) -> bool:
        """Run until the console has printed a text; return whether it did in time."""
        return bool(self.ask("run", ms=ms, until=text, **{"from": 0})["hit"])

    def until_lit(self, ms: float) -> float | None:
        """Run until the OLED is lit; return when its last byte came, or None if it stays dark."""
        lit = self.ask("lit", ms=ms)["lit"]
        return None if lit is None else float(lit)

    # Keys and screen.

    def down(self, key: Key) -> None:
        """Press a key."""
        self.ask("down", **_place(key))

    def up(self, key: Key) -> None:
        self.ask("up", **_place(key))

    def tap(self, key: Key, hold: float = 60, gap: float = 60) -> None:
        """Press a key, release it, and wait; times are in ms."""
        self.ask("tap", hold=hold, gap=gap, **_place(key))

    def latency(self, key: Key, hold: float = 60) -> float | None:
        """Tap a key, and return the ms from contact to the last byte of the picture, or None if
        the unit is idle again without a new picture. The time limit allows for a watchdog
        restart."""
        answer = self.ask("latency", hold=hold, quiet=_QUIET_MS, ms=_MOST_MS, **_place(key))
        return None if answer["latency"] is None else float(answer["latency"])

    def typed(self, keys: Sequence[Key], hold: float, gap: float) -> list[float | None]:
        """Type keys at a rhythm, whether or not the pictures keep up: for each, the ms to the end
        of the first picture that can show it, None where there was none."""
        places = [_place(key) for key in keys]
        times = {"hold": hold, "gap": gap, "quiet": _QUIET_MS, "ms": _MOST_MS}
        answer = self.ask("typed", keys=places, **times)
        return [None if one is None else float(one) for one in answer["latencies"]]

    def picture(self) -> list[str]:
        """Return the OLED's 64 rows of 128 characters, '#' where lit."""
        return list(self.ask("screen")["picture"])

    # USB.

    @property
    def console(self) -> str:
        """Return everything that the board has printed."""
        return str(self.ask("console")["text"])

    def type(self, text: str) -> None:
        """Type on the console."""
        self.ask("type", text=text)

    def open_data(self, on: bool) -> None:
        """Open or close the second serial port, as a program on the PC does."""
        self.ask("open", on=on)

    def send(self, data: bytes) -> None:
        """Send on the second serial port."""
        self.ask("send", bytes=base64.b64encode(data).decode())

    def received(self) -> bytes:
        """Return what has come on the second serial port since the last call."""
        return base64.b64decode(self.ask("received")["bytes"])

    # Power and flash.

    def off(self) -> None:
        self.ask("off")

    def on(self) -> None:
        self.ask("on")

    def save(self, path: Path) -> None:
        """Write the flash's content into a file."""
        self.ask("save", path=str(path))


def _place(key: Key) -> dict[str, int]:
    """Return a key in the emulator's form."""
    if isinstance(key, int):
        return {"pin": key}
    return {"row": key[0], "column": key[1]}
