"""Reads schematic and board back from KiCad's files, to check what is committed."""

from pathlib import Path

from host_tools.hardware.pcb.copper import LAYERS, Track, Via
from host_tools.hardware.pcb.sexpr import Tree, numbers, parts, read, value

Pins = set[tuple[str, str]]


def load(path: Path) -> Tree:
    """A file's tree."""
    return read(path.read_text(encoding="utf-8"))


def _pair(tree: Tree, name: str) -> tuple[float, float]:
    x, y = numbers(tree, name)[:2]
    return x, y


def net_names(board: Tree) -> dict[str, str]:
    """The nets' names by their numbers."""
    return {str(net[1]): str(net[2]) for net in parts(board, "net")}


def tracks(board: Tree) -> list[Track]:
    """Every piece of track."""
    names = net_names(board)
    return [
        Track(
            names[value(found, "net")],
            value(found, "layer"),
            _pair(found, "start"),
            _pair(found, "end"),
            float(value(found, "width")),
        )
        for found in parts(board, "segment")
    ]


def vias(board: Tree) -> list[Via]:
    """Every via."""
    names = net_names(board)
    return [Via(names[value(found, "net")], _pair(found, "at")) for found in parts(board, "via")]


def fills(board: Tree) -> dict[str, list[Tree]]:
    """The filled ground planes by layer, as they stand in the file, numbers as numbers."""
    found: dict[str, list[Tree]] = {layer: [] for layer in LAYERS}
    for zone in parts(board, "zone"):
        for polygon in parts(zone, "filled_polygon"):
            corners = [[word[0], float(str(word[1])), float(str(word[2]))]
                       for word in parts(parts(polygon, "pts")[0], "xy")]  # fmt: skip
            layer = parts(polygon, "layer")[0]
            island: Tree = [["island"]] if parts(polygon, "island") else []
            found[str(layer[1])].append(["filled_polygon", layer, *island, ["pts", *corners]])
    return found


def outlines(board: Tree) -> dict[str, list[list[tuple[float, float]]]]:
    """The same as lists of corners."""
    return {
        layer: [
            [(float(str(x)), float(str(y))) for _, x, y in parts(polygon, "pts")[0][1:]]
            for polygon in polygons
        ]
        for layer, polygons in fills(board).items()
    }


def pad_nets(board: Tree) -> dict[str, Pins]:
    """Each net's pads, as (part, pad)."""
    found: dict[str, Pins] = {}
    for footprint in parts(board, "footprint"):
        ref = next(str(p[2]) for p in parts(footprint, "property") if p[1] == "Reference")
        for pad in parts(footprint, "pad"):
            if parts(pad, "net"):
                found.setdefault(str(parts(pad, "net")[0][2]), set()).add((ref, str(pad[1])))
    return found


def places(board: Tree) -> dict[str, tuple[float, float]]:
    """Where each part's middle is on the sheet."""
    return {
        next(str(p[2]) for p in parts(footprint, "property") if p[1] == "Reference"): _pair(
            footprint, "at"
        )
        for footprint in parts(board, "footprint")
    }


def schematic_nets(sheet: Tree) -> dict[str, Pins]:
    """Each net's pins, found as KiCad finds them: what meets at a point is joined, and what has
    the same label is too."""
    pins_of = {}
    for symbol in parts(parts(sheet, "lib_symbols")[0], "symbol"):
        drawn = [pin for part in parts(symbol, "symbol") for pin in parts(part, "pin")]
        pins_of[str(symbol[1])] = [(str(parts(p, "number")[0][1]), _pair(p, "at")) for p in drawn]
    labels: dict[tuple[float, float], str] = {}
    for kind, mark in (("global_label", ""), ("label", "/")):
        for label in parts(sheet, kind):
            x, y = _pair(label, "at")
            labels[round(x, 3), round(y, 3)] = mark + str(label[1])
    found: dict[str, Pins] = {}
    for symbol in parts(sheet, "symbol"):
        ref = next(str(p[2]) for p in parts(symbol, "property") if p[1] == "Reference")
        x, y = _pair(symbol, "at")
        for pad, (dx, dy) in pins_of[value(symbol, "lib_id")]:
            net = labels.get((round(x + dx, 3), round(y - dy, 3)))
            if net is not None and not ref.startswith("#"):
                found.setdefault(net, set()).add((ref, pad))
    return found
