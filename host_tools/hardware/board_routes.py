"""Which way the insulated wires go on the solder side, so that the picture can be followed.

Any way will do for the unit, as long as it keeps clear of the posts; these are short and tidy, and
lead over no pad of another net, so that the picture shows where a wire ends.
"""

from host_tools.hardware.board_parts import PICO_HOLES
from host_tools.hardware.board_wires import Wire

Way = tuple[tuple[float, float], ...]


def route(wire: Wire) -> Way:
    """The corners of a wire's way, in holes."""
    start, end = wire.holes[0], wire.holes[-1]
    if wire.bare or start not in PICO_HOLES.values():
        return _short(wire)
    if wire.net.startswith("ROW"):
        lane = 18.3 + 0.26 * int(wire.net[3:])
        return start, (lane, start[1]), (lane, end[1]), end
    if wire.net.startswith("COL"):
        if abs(end[0] - start[0]) < 2:
            return start, (start[0] + 0.6, start[1] + 0.5), end
        if end[0] > start[0]:
            return start, (start[0] + 0.5, 19.4), (end[0], 19.4), end
        lane, beside = start[1] + 0.5, end[0] - 0.45
        return start, (start[0] - 0.5, lane), (beside, lane), (beside, 19.4), end
    return _between(wire.net, start, end)


def _short(wire: Wire) -> Way:
    """Those that do not begin at the Pico."""
    start, end = wire.holes[0], wire.holes[-1]
    if wire.net == "VSYS":
        return start, (start[0] + 1.3, 16), (20, 15.5), (23.5, 15.5), (23.5, end[1]), end
    if wire.net == "CELLS":
        return start, (start[0] - 0.6, 17.6), (0.7, 17.6), (0.7, end[1] + 0.4), end
    if wire.net == "SWITCHED":
        return start, (1.3, start[1] - 0.4), (1.3, 17.0), (end[0] - 0.7, 17.0), end
    if wire.net == "PIEZO":
        return start, (start[0] - 0.6, 13.5), (end[0], 13.5), end
    return wire.holes


def _between(net: str, start: tuple[int, int], end: tuple[int, int]) -> Way:
    """From the Pico to the modules and to the single parts."""
    if net == "3V3":
        return start, (start[0] - 0.7, 3.5), (end[0], 3.5), end
    if net == "SCL":
        beside = start[0] - 0.7
        return start, (beside, start[1] + 0.5), (beside, 9.2), (end[0], 9.2), end
    if net == "RUN":
        return start, (end[0] - 0.6, start[1]), end
    if net == "POWER":
        return start, (30.7, start[1]), (30.7, end[1]), end
    if net == "GND" and end[0] > start[0]:
        return start, (27.5, start[1] + 0.5), (27.5, 19), (29.2, 20), (29.2, end[1] - 1), end
    # The OLED's ground and data go straight along their rows.
    return start, (end[0], start[1]), end
