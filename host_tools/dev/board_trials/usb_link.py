"""Backup and restore over the cable after every screen was opened, and the memory they leave."""

from banker.games import to_bytes

from host_tools.dev.board_trials.bench import Bench, Outcome, Trial, in_every_game, seeded
from host_tools.dev.board_trials.desktop import apart
from host_tools.dev.board_trials.emulated_unit import QUIET_MS, EmulatedUnit
from host_tools.dev.board_trials.entries import SCREENS, TITLES
from host_tools.dev.board_trials.heap import LEAST, PIECE, Watched
from host_tools.dev.board_trials.measures import Measure
from host_tools.dev.board_trials.positions import FULL
from host_tools.games import NAMES
from host_tools.link.client import Client
from host_tools.link.save import Save
from host_tools.link.transfer import fetch, offer
from host_tools.link.transfer import outcome as restored

_READ_MS = 1700
"""The question must have been on the screen before CONFIRM counts."""
_STEP_MS = 5


class EmulatedWire:
    """The unit's second serial port as the client of the link sees one; the time is the unit's."""

    name = "emulated"

    def __init__(self, unit: EmulatedUnit) -> None:
        self._unit = unit
        unit.open_data(True)
        unit.run(20)

    def read(self) -> bytes:
        """Return what has arrived; a moment passes if nothing has."""
        data = self._unit.received()
        if not data:
            self._unit.run(_STEP_MS)
            data = self._unit.received()
        return data

    def write(self, data: bytes) -> None:
        self._unit.send(data)

    def now(self) -> float:
        """Return the unit's own seconds."""
        return self._unit.ms / 1000

    def close(self) -> None:
        """Let the port go."""
        self._unit.open_data(False)
        self._unit.run(100)


def _measures() -> tuple[Measure, ...]:
    found = []
    for name, title in zip(NAMES, TITLES, strict=True):
        found += [
            Measure(f"usb.{name}.backup", f"{title}: a backup takes", "s"),
            Measure(f"usb.{name}.restore", f"{title}: a restore takes, the finger left out", "s"),
            Measure(f"usb.{name}.wrong", f"{title}: games restored wrongly or not", "", most=0),
            Measure(f"usb.{name}.after", f"{title}: free after the restore", "bytes", least=LEAST),
            Measure(
                f"usb.{name}.worst", f"{title}: free at the worst moment", "bytes", least=LEAST
            ),
            Measure(
                f"usb.{name}.piece",
                f"{title}: largest piece to be had, at its smallest",
                "bytes",
                least=PIECE,
            ),
        ]
    return tuple(found)


def _run(number: int, bench: Bench, outcome: Outcome) -> None:
    name = NAMES[number]
    figures = outcome.figures
    figures[f"usb.{name}.wrong"] = 1
    with bench.unit(f"{name}_{FULL}", seed=seeded("usb", name)) as unit:
        unit.start()
        watched = Watched(unit, bench.recall("heap"), outcome, f"usb.{name}")
        for keys in SCREENS[number]:
            unit.type_keys(keys)
            unit.run(QUIET_MS)
        try:
            save = _backup(unit, name, outcome)
            for keys in bench.recall(f"{name}_{FULL}")[:2]:
                unit.type_keys(keys)
                unit.run(QUIET_MS)
            if _restore(unit, save, name, outcome):
                figures[f"usb.{name}.wrong"] = _wrong(unit, save, bench, name)
        except Exception as problem:  # the client's troubles are many, and all of them count
            outcome.troubles.append(f"{name}: {problem!r}")
        unit.run(QUIET_MS)
        watched.note("after")
        watched.end("worst")


def _backup(unit: EmulatedUnit, name: str, outcome: Outcome) -> Save:
    """Return the unit's game with its story."""
    client = Client(EmulatedWire(unit))
    began = unit.ms
    client.start()
    save = fetch(client)
    outcome.figures[f"usb.{name}.backup"] = (unit.ms - began) / 1000
    client.close()
    return save


def _restore(unit: EmulatedUnit, save: Save, name: str, outcome: Outcome) -> bool:
    """Offer it again, press CONFIRM, and return whether the unit says that it is restored."""
    client = Client(EmulatedWire(unit))
    client.start()
    began = unit.ms
    offer(client, save)
    asked = unit.ms
    unit.run(_READ_MS)
    unit.press("CONFIRM")
    pressed = unit.ms
    what = "waiting"
    while what == "waiting" and unit.ms - pressed < 10_000:
        what = restored(client)
    outcome.figures[f"usb.{name}.restore"] = (asked - began + unit.ms - pressed) / 1000
    client.close()
    if what != "restored":
        outcome.troubles.append(f"{name}: the unit says: {what}")
    return what == "restored"


def offer_on_screen(unit: EmulatedUnit, save: Save) -> None:
    """Have the unit ask about a save, so that CONFIRM counts; the cable is out by then."""
    client = Client(EmulatedWire(unit))
    client.start()
    offer(client, save)
    client.close()
    unit.run(_READ_MS)


def _wrong(unit: EmulatedUnit, save: Save, bench: Bench, name: str) -> int:
    """Return 1 unless the board has that game, and shows what the desktop shows for it."""
    unit.type_keys("CONFIRM CANCEL")
    unit.run(QUIET_MS + 800)
    unit.save(bench.image(f"usb-{name}"))
    desktop = bench.desktop(f"usb-{name}", f"usb-{name}")
    return int(desktop.saved() != to_bytes(save.game) or apart(unit, desktop) is not None)


TRIAL = Trial(
    "usb",
    "Backup and restore over the cable",
    _measures(),
    in_every_game("usb {}", _run, 100),
)
