"""The parts list as CSV and as the guide's table."""

import csv
import io

from host_tools.hardware.parts import CURRENCY, ITEMS, PRICED, total, total_with_options


def euros(cents: int) -> str:
    """An amount in euros."""
    return f"{cents / 100:.2f}"


def as_csv() -> bytes:
    """Every item, and the totals."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ("refs", "part", "value", "quantity", f"each_{CURRENCY}", f"sum_{CURRENCY}", "optional",
         "alternatives")
    )  # fmt: skip
    for item in ITEMS:
        optional = "yes" if item.optional else "no"
        writer.writerow(
            (item.refs, item.name, item.value, item.quantity, euros(item.cents),
             euros(item.total), optional, item.alternatives)
        )  # fmt: skip
    writer.writerow(("", "total", "", "", "", euros(total()), "no", ""))
    writer.writerow(("", "total with options", "", "", "", euros(total_with_options()), "yes", ""))
    return text.getvalue().encode()


def as_markdown() -> str:
    """The table, and what it comes to."""
    lines = ["| | part | value | pieces | € | instead |", "|---|---|---|---|---|---|"]
    for item in ITEMS:
        name = f"{item.name} (optional)" if item.optional else item.name
        lines.append(
            f"| {item.refs} | {name} | {item.value} | {item.quantity} | {euros(item.total)} | "
            f"{item.alternatives} |"
        )
    lines += [
        "",
        f"**Together {euros(total())} €**, with the FRAM {euros(total_with_options())} €: typical "
        f"prices of hobby shops for small quantities, VAT included, written down in {PRICED}; "
        "no offers. Tools and solder are not counted. The same list "
        "is in [parts.csv](parts.csv).",
    ]
    return "\n".join(lines)
