"""What is printed on the board: names and values beside parts, and how to put it together."""

from host_tools.hardware import dimensions as size
from host_tools.hardware import nets as wiring
from host_tools.hardware.pcb import circuit
from host_tools.hardware.pcb.circuit import Placed, on_sheet

Words = tuple[str, float, float, float]
_SMALL, _MIDDLE, _LARGE = 0.8, 1.0, 1.4

_BESIDE: dict[str, tuple[Words, ...]] = {
    "D25": (("D25 1N5817", 0, -2.2, 0.9),),
    "R1": (("R1", 3.0, -1, 0.9), ("330", 3.0, 1, 0.9)),
    "R2": (("R2 10k", 0, 0, _SMALL),),
    "R3": (
        ("R3*", -1.3, 0, _SMALL),
        ("4k7", 1.3, 0, _SMALL),
    ),
    "R4": (
        ("R4*", -1.3, 0, _SMALL),
        ("4k7", 1.3, 0, _SMALL),
    ),
    "C1": (("C1 100n", 0, -2.0, _SMALL),),
    "C2": (("C2", 2.6, -0.7, _SMALL), ("100n", 3.3, 0.7, _SMALL)),
    "C3": (("C3 100n", 0, 2.1, _SMALL),),
    "C4": (("C4 10u", 0, -3.4, _SMALL),),
    "BZ1": (("BZ1 PIEZO", 0, -3.2, _MIDDLE),),
    "S26": (("S26 RESET", 0.2, 5.0, _SMALL),),
    "S27": (("ON", 0, -6.0, _MIDDLE), ("OFF", 0, 5.9, _SMALL), ("S27", 3.5, 0, _SMALL)),
    "BT1": (("BT1 2 x AA", 0, -2.2, _SMALL),),
    "U1": (("U1 PICO", 0, 14, _LARGE),),
    "U2": (("U2 SCREEN", 0, 6.6, _MIDDLE),),
    "J1": (("J1 SCREEN, 7 WIRES", 0, -6.6, _MIDDLE),),
    "U3": (("U3 FRAM *", 0, 13, _MIDDLE),),
}


def part_words(part: Placed) -> list[Words]:
    """Beside a part, in mm from its middle."""
    if part.footprint.name.startswith("Key"):
        half = size.KEY_PITCH / 2
        name = part.value.replace("_", " ")
        return [(name, 0, half - 0.15, _MIDDLE), (part.ref, 0, 0, 1.2)]
    if part.footprint.name == "Diode":
        return [(part.ref, 0, -5.25, _SMALL)]
    found = list(_BESIDE.get(part.ref, ()))
    if part.ref in (wiring.OLED, wiring.FRAM, circuit.SCREEN7):
        away = {wiring.OLED: -2.1, wiring.FRAM: 2.1, circuit.SCREEN7: 2.2}[part.ref]
        for pad in part.footprint.pads:
            found.append((part.pads[pad.number], pad.x, away, _SMALL))
    return found


def board_words() -> list[tuple[str, tuple[float, float], str, float]]:
    """Name, version, licence and the order of assembly, on both sides."""
    steps = [f"{at} {words}" for at, words in enumerate(circuit.STEPS, 1)]
    front = [
        ("COURTIER", (-38.0, 25.6), "F.SilkS", _LARGE),
        (circuit.VERSION, (-38.0, 23.2), "F.SilkS", _LARGE),
        ("   ".join(steps[:3]), (0.0, -71.6), "F.SilkS", _SMALL),
        ("   ".join([*steps[3:], "* may be left out"]), (0.0, -73.2), "F.SilkS", _SMALL),
    ]
    # On the solder side, between the rows of keys, where no pad is.
    between = [size.xy((15, row))[1] for row in (26, 33, 40)]
    back = [
        (words, (0.0, between[at // 2] + (0.8 if at % 2 == 0 else -0.8)), "B.SilkS", _MIDDLE)
        for at, words in enumerate(steps)
    ]
    fourth = size.xy((15, 47))[1]
    back.append(("rings of D1 to D24 point to the player", (0.0, fourth), "B.SilkS", _MIDDLE))
    back.append((f"COURTIER {circuit.VERSION}   MIT licence", (0.0, -71.5), "B.SilkS", _LARGE))
    return [(words, on_sheet(place), layer, tall) for words, place, layer, tall in front + back]
