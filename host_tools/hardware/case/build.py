"""Makes the case's files: STEP and STL of each part, pictures, the guide's table, the manifest.

    python -m host_tools.hardware.case.build           where they are committed
    python -m host_tools.hardware.case.build FOLDER    only STEP and STL, there

Runs in `.venv-hardware`. If something is wrong with the parts, it prints that and writes nothing.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from build123d import Part, export_step
from trimesh import Trimesh

from host_tools.hardware.case import clashes, manifest, print_table
from host_tools.hardware.case.overhangs import overhangs
from host_tools.hardware.case.parts import all_parts, on_the_bed
from host_tools.hardware.case.pictures import draw_all
from host_tools.hardware.case.placing import PLACINGS
from host_tools.hardware.case.solid_checks import faults
from host_tools.hardware.case.solids import moved, solid_of
from host_tools.hardware.case.tessellate import tessellate

TIMESTAMP = "2000-01-01T00:00:00"
"""Instead of the time of day, so that the same sources give the same bytes."""


def write_step(solid: Part, path: Path) -> None:
    """Write a STEP file without the time or any path of this machine."""
    export_step(solid, path, write_pcurves=False, timestamp=TIMESTAMP)
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"FILE_NAME\('[^']*'", f"FILE_NAME('{path.name}'", text)
    path.write_text(text, encoding="utf-8", newline="\n")


def all_faults(solids: dict[str, Part], meshes: dict[str, Trimesh]) -> list[str]:
    """Return everything wrong with the parts: alone, with each other, and with bought parts."""
    placed = {
        name: [solid_of(moved(meshes[name], by)) for by in placing.copies or ((0.0, 0.0, 0.0),)]
        for name, placing in PLACINGS.items()
    }
    found = faults(solids, meshes)
    for name, placing in PLACINGS.items():
        hanging = overhangs(moved(meshes[name], (0, 0, -placing.bed)))
        found += [f"{name} hangs in the air at {place.place}" for place in hanging]
    return found + [f"{pair}: too near to each other" for pair in clashes.all_clashes(placed)]


def write_parts(solids: dict[str, Part], folder: Path) -> dict[str, Any]:
    """Write each part's STEP and STL as it prints, and return its entry in the manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    about = {}
    for name, placing in PLACINGS.items():
        solid = on_the_bed(name, solids[name])
        mesh = tessellate(solid)
        write_step(solid, folder / f"{name}.step")
        mesh.export(folder / f"{name}.stl")
        low, high = mesh.bounds
        about[name] = {
            "print": len(placing.copies),
            "volume_mm3": round(solid.volume, 1),
            "mesh_volume_mm3": round(float(mesh.volume), 1),
            "size_mm": [round(float(b - a), 3) for a, b in zip(low, high, strict=True)],
            "triangles": len(mesh.faces),
        }
    return about


def publish(meshes: dict[str, Trimesh], about: dict[str, Any]) -> None:
    """Draw the pictures and write the guide's table and the manifest."""
    draw_all(meshes, manifest.PICTURES)
    guide = manifest.CASE / print_table.GUIDE
    text = print_table.with_table(guide.read_text(encoding="utf-8"), about)
    guide.write_text(text, encoding="utf-8", newline="\n")
    made = {
        path.relative_to(manifest.HARDWARE).as_posix(): manifest.digest(path)
        for path in manifest.files()
    }
    whole = {"sources": manifest.sources_digest(), "parts": about, "files": made}
    manifest.MANIFEST.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Make all files, or print what is wrong."""
    solids = all_parts()
    meshes = {name: tessellate(solid) for name, solid in solids.items()}
    wrong = all_faults(solids, meshes)
    if wrong:
        print(*wrong, sep="\n", file=sys.stderr)
        return 1
    about = write_parts(solids, Path(arguments[0]) if arguments else manifest.CASE)
    if not arguments:
        publish(meshes, about)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
