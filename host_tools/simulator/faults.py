"""Wires mistakes of a maker and broken parts into the virtual board, by name."""

import re
from collections.abc import Callable

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.fram import ADDRESS, IDENTITY_ADDRESS, Fram, Identity
from host_tools.simulator.wires import BRIDGED, OPEN, TURNED, Pin

FLAT_MV = 1852.0
USB_MV = 4700.0
PLACES = {
    "row": r"[1-5]",
    "column": r"[1-5]",
    "pin": r"GP\d+",
    "key": r"[A-Z_]+|\d",
}


class NoSuchFault(ValueError):
    """An unknown fault; the message lists the known ones."""


def _nowhere(board: VirtualBoard) -> Pin:
    """Return the open end of a wire."""
    return Pin("nowhere", -1, board.hardware.wires)


def _dead_row(board: VirtualBoard, row: str) -> None:
    board.hardware.wires.rows[int(row) - 1] = _nowhere(board)


def _dead_column(board: VirtualBoard, column: str) -> None:
    board.hardware.wires.columns[int(column) - 1] = _nowhere(board)


def _swap(lines: list[Pin], one: str, other: str) -> None:
    here, there = int(one) - 1, int(other) - 1
    lines[here], lines[there] = lines[there], lines[here]


def _swapped_rows(board: VirtualBoard, one: str, other: str) -> None:
    _swap(board.hardware.wires.rows, one, other)


def _swapped_columns(board: VirtualBoard, one: str, other: str) -> None:
    _swap(board.hardware.wires.columns, one, other)


def _crossed(board: VirtualBoard) -> None:
    wires = board.hardware.wires
    wires.rows, wires.columns = wires.columns, wires.rows


def _diode(board: VirtualBoard, key: str, kind: str) -> None:
    board.hardware.wires.odd[board.hardware.keys.place(key)] = kind


def _dead_key(board: VirtualBoard, key: str) -> None:
    if key == "POWER":
        board.hardware.wires.power = _nowhere(board)
    else:
        _diode(board, key, OPEN)


def _all_turned(board: VirtualBoard) -> None:
    for name in board.hardware.keys.names:
        _diode(board, name, TURNED)


def _stuck_key(board: VirtualBoard, key: str) -> None:
    board.hardware.wires.closed.add(board.hardware.keys.place(key))


def _short(board: VirtualBoard, one: str, other: str) -> None:
    pins = board.hardware.pins
    board.hardware.wires.shorts.append((pins[one], pins[other]))


def _mute_oled(board: VirtualBoard) -> None:
    board.hardware.oled.present = False


def _no_oled(board: VirtualBoard) -> None:
    board.hardware.oled.present = board.hardware.bus.pull_ups = False


def _oled_elsewhere(board: VirtualBoard) -> None:
    devices = board.hardware.bus.devices
    devices[0x3D] = devices.pop(board.pins["OLED_ADDRESS"])


def _dead_pixels(board: VirtualBoard) -> None:
    board.hardware.oled.dead_lines = {63}


def _mute_piezo(board: VirtualBoard) -> None:
    board.hardware.piezo.connected = False


def _flat_battery(board: VirtualBoard) -> None:
    board.hardware.vsys_mv = FLAT_MV


def _on_usb(board: VirtualBoard) -> None:
    board.hardware.vsys_mv = USB_MV


def _bad_flash(board: VirtualBoard) -> None:
    board.hardware.drive.worn_bits = 0x01


def _protected_fram(board: VirtualBoard) -> None:
    fram = Fram(board.hardware.supply)
    fram.protected = True
    board.hardware.bus.devices[ADDRESS] = fram
    board.hardware.bus.devices[IDENTITY_ADDRESS] = Identity()


FAULTS: dict[str, Callable[..., None]] = {
    "dead-row-{row}": _dead_row,
    "dead-column-{column}": _dead_column,
    "swapped-rows-{row}-{row}": _swapped_rows,
    "swapped-columns-{column}-{column}": _swapped_columns,
    "crossed": _crossed,
    "dead-key-{key}": _dead_key,
    "bridged-diode-{key}": lambda board, key: _diode(board, key, BRIDGED),
    "turned-diode-{key}": lambda board, key: _diode(board, key, TURNED),
    "turned-diodes": _all_turned,
    "stuck-key-{key}": _stuck_key,
    "short-{pin}-{pin}": _short,
    "mute-oled": _mute_oled,
    "no-oled": _no_oled,
    "oled-at-0x3d": _oled_elsewhere,
    "dead-pixels": _dead_pixels,
    "mute-piezo": _mute_piezo,
    "flat-battery": _flat_battery,
    "on-usb": _on_usb,
    "bad-flash": _bad_flash,
    "protected-fram": _protected_fram,
}


def inject(board: VirtualBoard, name: str) -> None:
    """Wire a fault into a board; raise NoSuchFault if the name is unknown."""
    for kind, wire in FAULTS.items():
        pattern = re.sub(r"\{(\w+)\}", lambda found: f"({PLACES[found[1]]})", kind)
        match = re.fullmatch(pattern, name)
        if match:
            try:
                wire(board, *match.groups())
            except KeyError as unknown:
                raise NoSuchFault(f"{name}: the board has no {unknown.args[0]}") from None
            return
    raise NoSuchFault(f"{name} is no fault; these are: {', '.join(FAULTS)}")
