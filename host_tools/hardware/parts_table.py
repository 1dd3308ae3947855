"""The parts list as CSV and as the guide's tables, in both languages."""

import csv
import io

from host_tools.hardware.parts import (
    CURRENCY,
    ITEMS,
    PCB,
    PERFBOARD,
    Item,
    bought,
    references,
    total,
)
from host_tools.hardware.pcb import project
from host_tools.hardware.words import Words, decimals

_HEAD = Words(
    "| | part | value | maker's number | second source | pieces | € | instead |",
    "| | pièce | valeur | référence | autre source | nombre | € | à la place |",
)
_OPTIONAL = Words("optional", "facultatif")


def euros(cents: int) -> str:
    """Return an amount in euros."""
    return f"{cents / 100:.2f}"


def as_csv() -> bytes:
    """Return every item and the totals as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ("refs", "part", "value", "quantity", f"each_{CURRENCY}", f"sum_{CURRENCY}", "for",
         "optional", "manufacturer_part", "second_source", "datasheet", "alternatives")
    )  # fmt: skip
    for item in ITEMS:
        sheet = item.symbol.datasheet if item.symbol else ""
        writer.writerow(
            (item.refs, item.name.en, item.values().en, item.quantity, euros(item.cents),
             euros(item.total), item.way or "both", "yes" if item.optional else "no",
             item.maker().en, item.second().en, sheet, item.instead.en)
        )  # fmt: skip
    for way in (PCB, PERFBOARD):
        for options in (False, True):
            name = "total with options" if options else "total"
            row = ("", name, "", "", "", euros(total(way, options)), way)
            writer.writerow((*row, "yes" if options else "no", "", "", "", ""))
    return text.getvalue().encode()


def _row(item: Item, language: str) -> str:
    name = item.name.of(language)
    if item.optional:
        name = f"{name} ({_OPTIONAL.of(language)})"
    maker = item.maker().of(language)
    if item.symbol and item.symbol.datasheet:
        maker = f"[{maker}]({item.symbol.datasheet})"
    price = decimals(euros(item.total), language)
    return (
        f"| {item.refs} | {name} | {item.values().of(language)} | {maker} | "
        f"{item.second().of(language)} | {item.quantity} | {price} | {item.instead.of(language)} |"
    )


def _table(items: list[Item], language: str) -> list[str]:
    rows = [_row(item, language) for item in items]
    return [_HEAD.of(language), "|---|---|---|---|---|---|---|---|", *rows]


def for_pcb(language: str) -> str:
    """Return the table of parts for a unit with the printed board, and its cost."""
    sums = [decimals(euros(total(PCB, options)), language) for options in (False, True)]
    words = Words(
        f"**The first unit costs about {sums[0]} €**, {sums[1]} € with what is optional: five "
        "boards and shipping counted, tools and solder not. Prices are typical ones of European "
        "hobby shops in November 2026, VAT included; no offers. A linked number leads to the data "
        "sheet. Makers' numbers come from catalogues and were not tried: compare size and pins "
        "with the shop's page. The same list is in [parts.csv](parts.csv).",
        f"**Le premier appareil coûte environ {sums[0]} €**, {sums[1]} € avec ce qui est "
        "facultatif : cinq circuits et le port compris, outils et soudure non. Ce sont des prix "
        "courants de boutiques européennes en novembre 2026, TVA comprise, sans engagement. Une "
        "référence en lien mène à la fiche technique. Les références viennent de catalogues et "
        "n'ont pas été essayées : comparez taille et broches. La même liste est dans "
        "[parts.csv](parts.csv).",
    )
    return "\n".join([*_table(bought(PCB), language), "", words.of(language)])


def for_perfboard(language: str) -> str:
    """Return the table of parts for a perforated board, which replaces the printed one."""
    left = ", ".join(item.refs for item in ITEMS if item.way == PCB and item.refs)
    sum_ = decimals(euros(total(PERFBOARD)), language)
    words = Words(
        f"Of the list above, the printed boards, {left} are not needed: together {sum_} €.",
        f"De la liste ci-dessus, il ne faut ni les circuits imprimés, ni {left} : en tout "
        f"{sum_} €.",
    )
    own = [item for item in ITEMS if item.way == PERFBOARD]
    return "\n".join([*_table(own, language), "", words.of(language)])


def agrees(item: Item) -> bool:
    """Return whether all parts of a line are alike on the schematic, and optional there as here."""
    parts = [project.symbols()[ref] for ref in references(item.refs)]
    alike = {(part.value, part.footprint, part.fields["MPN"]) for part in parts}
    return len(alike) == 1 and all(part.left_out == item.optional for part in parts)
