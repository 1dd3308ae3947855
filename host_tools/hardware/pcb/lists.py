"""The lists that a board house and a shop need besides Gerber files: parts by kind, and each part's
place. Both follow from the KiCad project."""

import csv
import io

from host_tools.hardware.pcb import project

BOM_HEADER = ("Designator", "Quantity", "Value", "Footprint", "Manufacturer", "MPN",
              "Second source", "Datasheet", "Left out")  # fmt: skip


def _written(header: tuple[str, ...], rows: list[tuple[str, ...]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    return text.getvalue().encode()


def kinds() -> list[list[project.Symbol]]:
    """Return the parts to buy, grouped by kind."""
    found: dict[tuple[str, ...], list[project.Symbol]] = {}
    for part in project.symbols().values():
        if part.bought:
            alike = (part.value, part.footprint, part.fields["MPN"], str(part.left_out))
            found.setdefault(alike, []).append(part)
    return list(found.values())


def bill() -> bytes:
    """Return the bill of materials, one line for each kind."""
    rows: list[tuple[str, ...]] = []
    for alike in kinds():
        part = alike[0]
        rows.append(
            (
                ",".join(other.ref for other in alike),
                str(len(alike)),
                part.value,
                part.footprint,
                part.fields["Manufacturer"],
                part.fields["MPN"],
                part.fields["Second source"],
                part.datasheet,
                "yes" if part.left_out else "no",
            )
        )
    return _written(BOM_HEADER, rows)


def placement() -> bytes:
    """Return every part's middle in mm from the board's near left corner; y runs away from it."""
    (left, near), _ = project.outline()
    rows: list[tuple[str, ...]] = []
    for ref, part in project.symbols().items():
        if part.bought:
            placed = project.footprints()[ref]
            x, y = placed.middle
            package = part.footprint.split(":")[1]
            spot = (f"{x - left:.3f}", f"{y - near:.3f}", f"{placed.turned:g}", "top")
            rows.append((ref, part.value, package, *spot))
    return _written(("Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer"), rows)
