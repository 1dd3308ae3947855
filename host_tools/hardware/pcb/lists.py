"""What a board house and a shop want beside the Gerber files: the parts by kind, and where each
one's middle is."""

import csv
import io

from host_tools.hardware import parts as shopping
from host_tools.hardware.pcb import circuit


def _ordered(ref: str) -> tuple[str, int]:
    letters = ref.rstrip("0123456789")
    return letters, int(ref[len(letters) :])


def _written(header: tuple[str, ...], rows: list[tuple[str, ...]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    return text.getvalue().encode()


def bill() -> bytes:
    """The parts that are soldered, those of a kind in one line."""
    kinds: dict[tuple[str, str], list[str]] = {}
    for part in circuit.parts().values():
        if part.step:
            bought = shopping.of_ref(part.ref)
            value = bought.value if part.footprint.name.startswith("Key") else part.value
            kinds.setdefault((value, part.footprint.name), []).append(part.ref)
    rows = []
    for (value, footprint), refs in kinds.items():
        refs.sort(key=_ordered)
        bought = shopping.of_ref(refs[0])
        rows.append((value, ",".join(refs), footprint.replace("Mirrored", ""), str(len(refs)),
                     bought.number, bought.second))  # fmt: skip
    header = (
        "Comment",
        "Designator",
        "Footprint",
        "Quantity",
        "Manufacturer part",
        "Second source",
    )
    return _written(header, sorted(rows, key=lambda row: _ordered(row[1].split(",")[0])))


def placement() -> bytes:
    """Every part's middle in mm from the board's near left corner, y away from the player."""
    rows: list[tuple[str, ...]] = []
    for part in sorted(circuit.parts().values(), key=lambda part: _ordered(part.ref)):
        if part.step:
            x, y = part.xy
            left, low = circuit.on_sheet((-circuit.SIDE, circuit.NEAR))
            place = f"{x - left:.3f}", f"{low - y:.3f}"
            rows.append((part.ref, part.value, part.footprint.name, *place, "0", "top"))
    return _written(("Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer"), rows)
