"""The parts list as CSV and as the guide's table."""

import csv
import io

from host_tools.hardware.parts import (
    CURRENCY,
    ITEMS,
    PCB,
    PERFBOARD,
    PRICED,
    total,
    total_with_options,
)  # fmt: skip


def euros(cents: int) -> str:
    """An amount in euros."""
    return f"{cents / 100:.2f}"


def as_csv() -> bytes:
    """Every item, and the totals."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ("refs", "part", "value", "quantity", f"each_{CURRENCY}", f"sum_{CURRENCY}", "for",
         "optional", "manufacturer_part", "second_source", "alternatives")
    )  # fmt: skip
    for item in ITEMS:
        optional = "yes" if item.optional else "no"
        writer.writerow(
            (item.refs, item.name, item.value, item.quantity, euros(item.cents),
             euros(item.total), item.way or "both", optional, item.number, item.second,
             item.alternatives)
        )  # fmt: skip
    for way in (PCB, PERFBOARD):
        for optional, sum_ in (("no", total(way)), ("yes", total_with_options(way))):
            name = "total with options" if optional == "yes" else "total"
            blank = ("", "", "")
            writer.writerow(("", name, *blank, euros(sum_), way, optional, *blank))
    return text.getvalue().encode()


def as_markdown() -> str:
    """The table, and what it comes to."""
    lines = ["| | part | value | maker's number | second source | pieces | € | instead |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    for item in ITEMS:
        notes = [
            note for note in (item.way and f"{item.way} only", item.optional and "optional") if note
        ]
        name = f"{item.name} ({', '.join(map(str, notes))})" if notes else item.name
        lines.append(
            f"| {item.refs} | {name} | {item.value} | {item.number} | {item.second} | "
            f"{item.quantity} | {euros(item.total)} | {item.alternatives} |"
        )
    lines += [
        "",
        f"**Together {euros(total())} €** with the PCB, {euros(total_with_options())} € with what "
        f"is optional, {euros(total(PERFBOARD))} € on a perforated board: typical prices of hobby "
        f"shops for small quantities, VAT included, written down in {PRICED}; no offers. Tools and "
        "solder are not counted. Makers' numbers were taken from catalogues, not tried: compare "
        "size and pins with the shop's page before ordering. The same list is in "
        "[parts.csv](parts.csv).",
    ]
    return "\n".join(lines)
