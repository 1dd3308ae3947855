"""The board as KiCad's file: footprints, print, tracks and ground planes."""

from uuid import UUID, uuid5

from host_tools.hardware.pcb import circuit, models
from host_tools.hardware.pcb.circuit import Placed, on_sheet
from host_tools.hardware.pcb.copper import (
    CLEARANCE,
    EDGE,
    LAYERS,
    VIA,
    VIA_DRILL,
    Track,
    Via,
    forbidden,
)
from host_tools.hardware.pcb.footprints import Footprint, Pad
from host_tools.hardware.pcb.print_words import board_words, part_words
from host_tools.hardware.pcb.sexpr import Text, Tree, write

_SPACE = UUID("6f1c2c9e-2f38-5d0f-9a55-3d2f0d8c1c01")
FILE_VERSION = 20241229
LIBRARY = "courtier"
_LAYERS = (
    (0, "F.Cu", "signal"), (2, "B.Cu", "signal"), (13, "F.Paste", "user"),
    (15, "B.Paste", "user"), (5, "F.SilkS", "user"), (7, "B.SilkS", "user"),
    (1, "F.Mask", "user"), (3, "B.Mask", "user"), (25, "Edge.Cuts", "user"),
    (27, "Margin", "user"), (31, "F.CrtYd", "user"), (29, "B.CrtYd", "user"),
    (35, "F.Fab", "user"), (33, "B.Fab", "user"),
)  # fmt: skip


def uuid(*names: object) -> Tree:
    """An id that is the same every time."""
    return ["uuid", Text(str(uuid5(_SPACE, "/".join(map(str, names)))))]


def id_of(*names: object) -> str:
    """The same as a word."""
    return str(uuid(*names)[1])


def effects(size: float, thick: float, justify: tuple[str, ...] = ()) -> Tree:
    made: Tree = ["effects", ["font", ["size", size, size], ["thickness", thick]]]
    return made + [["justify", *justify]] if justify else made


def _stroke(width: float) -> Tree:
    return ["stroke", ["width", width], ["type", "solid"]]


def text(
    kind: str, words: str, at: tuple[float, float], layer: str, size: float, *names: object
) -> Tree:
    """Printed words; on the back they are mirrored, so that they read from there."""
    head: Tree = [kind, "user", Text(words)] if kind == "fp_text" else [kind, Text(words)]
    back = layer.startswith("B.")
    return [*head, ["at", *at, 0], ["layer", Text(layer)], uuid(*names),
            effects(size, round(size * 0.15, 3), ("mirror",) if back else ())]  # fmt: skip


def _line(
    kind: str,
    a: tuple[float, float],
    b: tuple[float, float],
    layer: str,
    width: float,
    *names: object,
) -> Tree:
    return [kind, ["start", *a], ["end", *b], _stroke(width), ["layer", Text(layer)], uuid(*names)]


def _room(found: Footprint) -> Footprint:
    """The same with a body that reaches over its pads."""
    left, far, right, near = found.body
    pads = [pad for pad in found.pads if pad.number]
    if not pads or found.round or found.name.startswith("Key"):
        return found  # a key's pins stand out no further than its neighbours may come
    return found._replace(body=(
        min(left, *(pad.x + pad.shift - pad.wide / 2 for pad in pads)),
        min(far, *(pad.y - pad.high / 2 for pad in pads)),
        max(right, *(pad.x + pad.shift + pad.wide / 2 for pad in pads)),
        max(near, *(pad.y + pad.high / 2 for pad in pads)),
    ))  # fmt: skip


def _outline(found: Footprint, name: str, grow: float, layer: str, width: float) -> list[Tree]:
    left, far, right, near = found.body
    if found.round:
        middle, edge = ((left + right) / 2, (far + near) / 2), (right + grow, (far + near) / 2)
        return [["fp_circle", ["center", *middle], ["end", *edge], _stroke(width), ["fill", "no"],
                 ["layer", Text(layer)], uuid(name, layer, "circle")]]  # fmt: skip
    return [["fp_rect", ["start", left - grow, far - grow], ["end", right + grow, near + grow],
             _stroke(width), ["fill", "no"], ["layer", Text(layer)],
             uuid(name, layer, "rect")]]  # fmt: skip


def _pad(pad: Pad, at: int, name: str, nets: dict[str, str], numbers: dict[str, int]) -> Tree:
    if not pad.number:
        return ["pad", Text(""), "np_thru_hole", "circle", ["at", pad.x, pad.y],
                ["size", pad.wide, pad.high], ["drill", pad.drill],
                ["layers", Text("*.Cu"), Text("*.Mask")], uuid(name, "pad", at)]  # fmt: skip
    shape = "rect" if pad.square else "circle" if pad.wide == pad.high else "oval"
    drill: Tree = ["drill", pad.drill] + ([["offset", pad.shift, 0]] if pad.shift else [])
    made: Tree = ["pad", Text(pad.number), "thru_hole", shape, ["at", pad.x, pad.y],
                  ["size", pad.wide, pad.high], drill,
                  ["layers", Text("*.Cu"), Text("*.Mask")],
                  ["remove_unused_layers", "no"]]  # fmt: skip
    if nets:
        net = nets[pad.number]
        made.append(["net", numbers[net], Text(net)])
        if net.startswith("unconnected"):
            made.append(["pintype", Text("passive+no_connect")])
    return [*made, uuid(name, "pad", at)]


def body(found: Footprint, name: str, nets: dict[str, str], numbers: dict[str, int]) -> list[Tree]:
    """What a footprint and its library file have alike."""
    made: list[Tree] = []
    if found.outlined:
        made += _outline(found, name, 0.12, "F.SilkS", 0.15)
    made += _outline(found, name, 0.0, "F.Fab", 0.1)
    made += _outline(_room(found), name, 0.1, "F.CrtYd", 0.05)
    for at, (x, y, to_x, to_y) in enumerate(found.lines):
        made.append(_line("fp_line", (x, y), (to_x, to_y), "F.SilkS", 0.15, name, "line", at))
    for at, (words, x, y, size) in enumerate(found.words):
        made.append(text("fp_text", words, (x, y), "F.SilkS", size, name, "word", at))
    return made + [_pad(pad, at, name, nets, numbers) for at, pad in enumerate(found.pads)]


def property_(key: str, words: str, layer: str, hidden: bool, *names: object) -> Tree:
    made: Tree = ["property", Text(key), Text(words), ["at", 0, 0, 0], ["layer", Text(layer)]]
    return made + ([["hide", "yes"]] if hidden else []) + [uuid(*names), effects(1, 0.15)]


def attributes(found: Footprint) -> Tree:
    if found.name == "Screw":
        return ["attr", "board_only", "exclude_from_pos_files", "exclude_from_bom"]
    return ["attr", "through_hole"]


def _footprint(part: Placed, numbers: dict[str, int], shown: bool) -> Tree:
    found = part.footprint
    nets = circuit.pad_nets(part.ref) if part.pads else {}
    made: Tree = ["footprint", Text(f"{LIBRARY}:{found.name}"), ["layer", Text("F.Cu")],
                  uuid(part.ref), ["at", *part.xy], ["descr", Text(found.about)],
                  property_("Reference", part.ref, "F.Fab", True, part.ref, "reference"),
                  property_("Value", part.value, "F.Fab", True, part.ref, "value")]  # fmt: skip
    if part.step:
        made += [["path", Text(f"/{id_of('symbol', part.ref)}")],
                 ["sheetname", Text("/")], ["sheetfile", Text("courtier.kicad_sch")]]  # fmt: skip
    made.append(attributes(found))
    made += body(found, part.ref, nets, numbers)
    for at, (words, x, y, size) in enumerate(part_words(part)):
        made.append(text("fp_text", words, (x, y), "F.SilkS", size, part.ref, "print", at))
    if shown and found.name in models.MODELS:
        made.append(models.reference(found.name))
    return made


def _edges() -> list[Tree]:
    """The outline, its corners round."""
    (left, far), (right, near) = (
        on_sheet((-circuit.SIDE, circuit.FAR)), on_sheet((circuit.SIDE, circuit.NEAR)),
    )  # fmt: skip
    r = circuit.CORNER
    made = [
        _line("gr_line", a, b, "Edge.Cuts", 0.1, "edge", at)
        for at, (a, b) in enumerate((
            ((left + r, far), (right - r, far)), ((right, far + r), (right, near - r)),
            ((right - r, near), (left + r, near)), ((left, near - r), (left, far + r)),
        ))
    ]  # fmt: skip
    turn = r * (1 - 0.5**0.5)
    for at, (a, b, c) in enumerate((
        ((left, far + r), (left + turn, far + turn), (left + r, far)),
        ((right - r, far), (right - turn, far + turn), (right, far + r)),
        ((right, near - r), (right - turn, near - turn), (right - r, near)),
        ((left + r, near), (left + turn, near - turn), (left, near - r)),
    )):  # fmt: skip
        made.append(["gr_arc", ["start", *a], ["mid", *b], ["end", *c], _stroke(0.1),
                     ["layer", Text("Edge.Cuts")], uuid("corner", at)])  # fmt: skip
    return made


def _plane(layer: str, number: int, fills: dict[str, list[Tree]]) -> Tree:
    """Ground all over a layer; its pads are joined by four narrow bridges, which solder."""
    (left, far), (right, near) = (
        on_sheet((-circuit.SIDE + EDGE, circuit.FAR - EDGE)),
        on_sheet((circuit.SIDE - EDGE, circuit.NEAR + EDGE)),
    )
    corners = ((left, far), (right, far), (right, near), (left, near))
    return ["zone", ["net", number], ["net_name", Text("GND")], ["layer", Text(layer)],
            uuid("plane", layer), ["hatch", "edge", 0.5],
            ["connect_pads", ["clearance", CLEARANCE]],
            ["min_thickness", 0.25], ["filled_areas_thickness", "no"],
            ["fill", "yes", ["thermal_gap", 0.3], ["thermal_bridge_width", 0.4]],
            ["polygon", ["pts", *(["xy", *corner] for corner in corners)]],
            *fills.get(layer, [])]  # fmt: skip


def _no_copper(layer: str) -> list[Tree]:
    """Where tracks, vias and planes keep off."""
    made: list[Tree] = []
    for at, (left, top, right, low) in enumerate(forbidden(layer)):
        top = max(top, on_sheet((0, circuit.FAR))[1] + 0.1)
        corners = ((left, top), (right, top), (right, low), (left, low))
        made.append(
            ["zone", ["net", 0], ["net_name", Text("")], ["layer", Text(layer)],
             uuid("free", layer, at), ["name", Text("below the USB socket and test points")],
             ["hatch", "edge", 0.5], ["connect_pads", ["clearance", 0]], ["min_thickness", 0.25],
             ["filled_areas_thickness", "no"],
             ["keepout", ["tracks", "not_allowed"], ["vias", "not_allowed"], ["pads", "allowed"],
              ["copperpour", "not_allowed"], ["footprints", "allowed"]],
             ["fill", ["thermal_gap", 0.5], ["thermal_bridge_width", 0.5]],
             ["polygon", ["pts", *(["xy", *corner] for corner in corners)]]]
        )  # fmt: skip
    return made


def _stackup() -> Tree:
    """What the board is made of, and that it is green."""

    def layer(name: str, kind: str, *about: Tree) -> Tree:
        return ["layer", Text(name), ["type", Text(kind)], *about]

    green: Tree = ["color", Text("Green")]
    white: Tree = ["color", Text("White")]
    return ["stackup", layer("F.SilkS", "Top Silk Screen", white),
            layer("F.Mask", "Top Solder Mask", green, ["thickness", 0.01]),
            layer("F.Cu", "copper", ["thickness", 0.035]),
            layer("dielectric 1", "core", ["thickness", 1.51], ["material", Text("FR4")]),
            layer("B.Cu", "copper", ["thickness", 0.035]),
            layer("B.Mask", "Bottom Solder Mask", green, ["thickness", 0.01]),
            layer("B.SilkS", "Bottom Silk Screen", white),
            ["copper_finish", Text("HAL lead-free")], ["dielectric_constraints", "no"]]  # fmt: skip


def board(
    tracks: list[Track], vias: list[Via], fills: dict[str, list[Tree]], shown: int = 9
) -> str:
    """The file's text. `fills` are the ground planes as KiCad filled them, by layer; `shown` is the
    last step whose parts have their bodies in pictures."""
    placed = circuit.parts()
    names = sorted({net for ref in placed for net in circuit.pad_nets(ref).values()})
    numbers = {name: at for at, name in enumerate(names, 1)}
    made: Tree = ["kicad_pcb", ["version", FILE_VERSION], ["generator", Text("courtier")],
                  ["generator_version", Text("9.0")],
                  ["general", ["thickness", 1.6], ["legacy_teardrops", "no"]],
                  ["paper", Text("A4")],
                  ["title_block", ["title", Text("Courtier")], ["rev", Text(circuit.VERSION)],
                   ["comment", 1, Text("MIT licence")]],
                  ["layers", *([at, Text(name), kind] for at, name, kind in _LAYERS)],
                  ["setup", _stackup(), ["pad_to_mask_clearance", 0],
                   ["allow_soldermask_bridges_in_footprints", "no"], ["tenting", "front", "back"]],
                  ["net", 0, Text("")]]  # fmt: skip
    made += [["net", number, Text(name)] for name, number in numbers.items()]
    made += [_footprint(part, numbers, part.step <= shown) for part in placed.values()]
    made += _edges()
    for at, (words, place, layer, size) in enumerate(board_words()):
        made.append(text("gr_text", words, place, layer, size, "words", at))
    for at, track in enumerate(tracks):
        made.append(["segment", ["start", *track.start], ["end", *track.end],
                     ["width", track.width], ["layer", Text(track.layer)],
                     ["net", numbers[track.net]], uuid("track", at)])  # fmt: skip
    for at, via in enumerate(vias):
        made.append(["via", ["at", *via.at], ["size", VIA], ["drill", VIA_DRILL],
                     ["layers", Text("F.Cu"), Text("B.Cu")], ["net", numbers[via.net]],
                     uuid("via", at)])  # fmt: skip
    for layer in LAYERS:
        made += [_plane(layer, numbers["GND"], fills), *_no_copper(layer)]
    made.append(["embedded_fonts", "no"])
    return write(made) + "\n"
