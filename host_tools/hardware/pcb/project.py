"""The KiCad project round schematic and board: its rules, and its own libraries."""

import json

from host_tools.hardware.pcb import models
from host_tools.hardware.pcb.board_file import FILE_VERSION, LIBRARY, attributes, body, property_
from host_tools.hardware.pcb.copper import CLEARANCE, EDGE, VIA, VIA_DRILL, WIDE, WIDTH
from host_tools.hardware.pcb.footprints import FOOTPRINTS, Footprint
from host_tools.hardware.pcb.sexpr import Text, Tree, write
from host_tools.hardware.pcb.symbols_file import library

NAME = "courtier"


def settings() -> str:
    """The project's file: the rules that DRC applies."""
    rules = {
        "min_clearance": CLEARANCE,
        "min_copper_edge_clearance": EDGE - 0.1,
        "min_hole_clearance": 0.25,
        "min_hole_to_hole": 0.5,
        "min_text_height": 0.8,
        "min_text_thickness": 0.1,
        "min_through_hole_diameter": 0.3,
        "min_track_width": CLEARANCE,
        "min_via_annular_width": 0.15,
        "min_via_diameter": 0.6,
        "solder_mask_to_copper_clearance": 0.0,
    }
    usual = {
        "name": "Default",
        "clearance": CLEARANCE,
        "track_width": WIDTH,
        "via_diameter": VIA,
        "via_drill": VIA_DRILL,
        "priority": 2147483647,
    }
    whole = {
        "board": {"design_settings": {"defaults": {}, "rules": rules, "rule_severities": {}}},
        "meta": {"filename": f"{NAME}.kicad_pro", "version": 3},
        "net_settings": {
            "classes": [usual, usual | {"name": "Feed", "track_width": WIDE, "priority": 0}],
            "netclass_patterns": [
                {"netclass": "Feed", "pattern": net} for net in ("CELLS", "SWITCHED", "VSYS", "3V3")
            ],
        },
    }
    return json.dumps(whole, indent=2) + "\n"


def _library_footprint(found: Footprint) -> str:
    made: Tree = ["footprint", Text(found.name), ["version", FILE_VERSION],
                  ["generator", Text("courtier")], ["generator_version", Text("9.0")],
                  ["layer", Text("F.Cu")], ["descr", Text(found.about)],
                  property_("Reference", "REF**", "F.Fab", True, found.name, "reference"),
                  property_("Value", found.name, "F.Fab", True, found.name, "value"),
                  attributes(found), *body(found, found.name, {}, {})]  # fmt: skip
    if found.name in models.MODELS:
        made.append(models.reference(found.name))
    return write([*made, ["embedded_fonts", "no"]]) + "\n"


def _table(kind: str, what: str, uri: str) -> str:
    entry: Tree = ["lib", ["name", Text(LIBRARY)], ["type", Text("KiCad")],
                   ["uri", Text(f"${{KIPRJMOD}}/{uri}")], ["options", Text("")],
                   ["descr", Text(f"Courtier's own {what}")]]  # fmt: skip
    return write([kind, ["version", 7], entry]) + "\n"


def files() -> dict[str, str]:
    """Everything but schematic and board, by path."""
    made = {
        f"{NAME}.kicad_pro": settings(),
        f"{NAME}.kicad_sym": library(),
        "sym-lib-table": _table("sym_lib_table", "symbols", f"{NAME}.kicad_sym"),
        "fp-lib-table": _table("fp_lib_table", "footprints", f"{NAME}.pretty"),
    }
    for found in FOOTPRINTS.values():
        made[f"{NAME}.pretty/{found.name}.kicad_mod"] = _library_footprint(found)
    return made | models.files()
