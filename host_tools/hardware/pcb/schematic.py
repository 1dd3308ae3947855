"""The schematic as KiCad's file: every part with its nets' names on its pins."""

from host_tools.hardware import nets as wiring
from host_tools.hardware.pcb import circuit
from host_tools.hardware.pcb.board_file import LIBRARY, id_of, uuid
from host_tools.hardware.pcb.circuit import Placed
from host_tools.hardware.pcb.sexpr import Text, Tree, write
from host_tools.hardware.pcb.symbols_file import POWERED, SYMBOLS, Symbol, definition, of_part

SHEET_VERSION = 20250114
U = 1.27
"""Everything lies on this grid."""
_BOXES = {"U1": (60, 52), "U2": (60, 88), "J1": (60, 102), "U3": (60, 120), "BZ1": (60, 135),
          "S27": (60, 145), "BT1": (60, 155)}  # fmt: skip
_SMALL = ("D25", "R1", "R2", "R3", "R4", "C1", "C2", "C3", "C4", "S26")
_ROOT = "root"


def place(part: Placed) -> tuple[float, float]:
    """Where a part stands on the sheet, in mm."""
    keys = {key.switch: key for key in wiring.KEYS}
    diodes = {key.diode: key for key in wiring.KEYS if key.diode}
    if part.ref in keys:
        key = keys[part.ref]
        return (112 + key.column * 38) * U, (30 + key.row * 12) * U
    if part.ref in diodes:
        key = diodes[part.ref]
        return (120 + key.column * 38) * U, (30 + key.row * 12) * U
    if part.ref in _BOXES:
        x, y = _BOXES[part.ref]
        return x * U, y * U
    at = _SMALL.index(part.ref)
    return (120 + at % 5 * 34) * U, (108 + at // 5 * 14) * U


def _effects(justify: str = "", hidden: bool = False) -> Tree:
    made: Tree = ["effects", ["font", ["size", 1.27, 1.27]]]
    if justify:
        made.append(["justify", justify])
    return made + [["hide", "yes"]] if hidden else made


def _property(key: str, words: str, at: tuple[float, float], hidden: bool) -> Tree:
    return ["property", Text(key), Text(words), ["at", *at, 0], _effects("", hidden)]


def _symbol(part: Placed) -> Tree:
    symbol = of_part(part)
    x, y = place(part)
    above = y - symbol.high - (1.27 if symbol.box else 0.6)
    below = y + symbol.high + (1.9 if symbol.box else 0.6)
    made: Tree = [
        "symbol", ["lib_id", Text(f"{LIBRARY}:{symbol.name}")], ["at", x, y, 0], ["unit", 1],
        ["exclude_from_sim", "yes"], ["in_bom", "yes"], ["on_board", "yes"], ["dnp", "no"],
        ["uuid", Text(id_of("symbol", part.ref))],
        _property("Reference", part.ref, (x, above), False),
        _property("Value", part.value, (x, below), False),
        _property("Footprint", f"{LIBRARY}:{part.footprint.name}", (x, y), True),
        _property("Datasheet", "", (x, y), True), _property("Description", "", (x, y), True),
    ]  # fmt: skip
    made += [["pin", Text(pin.pad), uuid("pin", part.ref, pin.pad)] for pin in symbol.pins]
    made.append(_instance(part.ref))
    return made


def _instance(ref: str) -> Tree:
    return ["instances", ["project", Text(LIBRARY),
            ["path", Text(f"/{id_of(_ROOT)}"), ["reference", Text(ref)], ["unit", 1]]]]  # fmt: skip


def _label(net: str, at: tuple[float, float], right: bool, *names: object) -> Tree:
    return ["global_label", Text(net), ["shape", "passive"], ["at", *at, 0 if right else 180],
            _effects("left" if right else "right"), uuid("label", *names)]  # fmt: skip


def _joints(part: Placed, symbol: Symbol) -> list[Tree]:
    """A label, or a cross where nothing is joined, at each of a part's pins. A key's diode meets
    its switch: the net between them needs one label only."""
    made: list[Tree] = []
    nets = circuit.pad_nets(part.ref)
    x, y = place(part)
    for pin in symbol.pins:
        at = (x + pin.x, y - pin.y)
        net = nets[pin.pad]
        if net.startswith("unconnected"):
            made.append(["no_connect", ["at", *at], uuid("cross", part.ref, pin.pad)])
        elif net.startswith("/"):
            if part.ref.startswith("S"):
                made.append(["label", Text(net[1:]), ["at", at[0], at[1], 90], _effects("left"),
                             uuid("label", net)])  # fmt: skip
        else:
            made.append(_label(net, at, pin.right, part.ref, pin.pad))
    return made


def _flag(net: str, at: int) -> list[Tree]:
    x, y = (112 + 34 * at) * U, 140 * U
    ref = f"#FLG{at + 1:02d}"
    return [
        ["symbol", ["lib_id", Text(f"{LIBRARY}:Flag")], ["at", x, y, 0], ["unit", 1],
         ["exclude_from_sim", "yes"], ["in_bom", "no"], ["on_board", "no"], ["dnp", "no"],
         ["uuid", Text(id_of("symbol", ref))], _property("Reference", ref, (x, y - 2.54), True),
         _property("Value", "Flag", (x, y), True), _property("Footprint", "", (x, y), True),
         _property("Datasheet", "", (x, y), True), _property("Description", "", (x, y), True),
         ["pin", Text("1"), uuid("pin", ref)], _instance(ref)],
        _label(net, (x, y), True, ref),
    ]  # fmt: skip


def schematic() -> str:
    """The file's text."""
    made: Tree = ["kicad_sch", ["version", SHEET_VERSION], ["generator", Text("courtier")],
                  ["generator_version", Text("9.0")], uuid(_ROOT), ["paper", Text("A3")],
                  ["title_block", ["title", Text("Courtier")], ["rev", Text(circuit.VERSION)],
                   ["comment", 1, Text("MIT licence")]],
                  ["lib_symbols", *(definition(found, f"{LIBRARY}:")
                                    for found in SYMBOLS.values())]]  # fmt: skip
    for part in circuit.parts().values():
        if part.step:
            made.append(_symbol(part))
            made += _joints(part, of_part(part))
    for at, net in enumerate(POWERED):
        made += _flag(net, at)
    made += [["sheet_instances", ["path", Text("/"), ["page", Text("1")]]],
             ["embedded_fonts", "no"]]  # fmt: skip
    return write(made) + "\n"
