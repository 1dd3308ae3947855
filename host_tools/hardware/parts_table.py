"""The parts list as CSV and as the guide's tables, in both languages."""

import csv
import io

from host_tools.hardware.parts import (
    BOTH,
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
HEIGHTS_FR = {
    "data sheet 2.2: board 1.0, USB socket 2.8; pin header 2.54": (
        "fiche 2.2 : carte 1,0, prise USB 2,8 ; barrette 2,54"
    ),
    "plugs of 2.54 mm on a right-angle header": "fiches de 2,54 mm sur une barrette coudée",
    "pin header 2.54, board 1.6, chip 1.2": "barrette 2,54, carte 1,6, puce 1,2",
    "CFR-25: 2.3 +- 0.3 across": "CFR-25 : 2,3 +- 0,3 de diamètre",
    "C320: 6.60 at most": "C320 : 6,60 au plus",
    "the limit set here; the FG28's own height was not read": (
        "la limite fixée ici ; la hauteur du FG28 n'a pas été lue"
    ),
    "PKM13EPYH4000: 12.6 x 6.9": "PKM13EPYH4000 : 12,6 x 6,9",
    "B3F-40: 7.3 with its plunger": "B3F-40 : 7,3 avec sa tige",
    "B3F-102: 5.0": "B3F-102 : 5,0",
    "body 3.7 and lever 5.0 of SS12D00G5 shop pages, 0.3 over": (
        "corps 3,7 et levier 5,0 du SS12D00G5 selon des boutiques, et 0,3"
    ),
    "DO-35: 2.0 across at most": "DO-35 : 2,0 de diamètre au plus",
    "DO-41: 2.7 across at most": "DO-41 : 2,7 de diamètre au plus",
    "SOT-23: 1.1 at most": "SOT-23 : 1,1 au plus",
    "joints of its two wires": "soudures de ses deux fils",
    "left empty: no more than solder": "laissée vide : rien que de la soudure",
}
"""What the schematic says of heights, in French."""
_OPTIONAL = Words("optional", "facultatif")


def euros(cents: int) -> str:
    """Return an amount in euros."""
    return f"{cents / 100:.2f}"


def as_csv() -> bytes:
    """Return every item, and the totals."""
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
    """Return what to buy for a unit with the printed board, and what it comes to."""
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
    """Return what a perforated board takes instead of the printed one."""
    left = ", ".join(item.refs for item in ITEMS if item.way == PCB and item.refs)
    sum_ = decimals(euros(total(PERFBOARD)), language)
    words = Words(
        f"Of the list above, the printed boards, {left} are not needed: together {sum_} €.",
        f"De la liste ci-dessus, il ne faut ni les circuits imprimés, ni {left} : en tout "
        f"{sum_} €.",
    )
    own = [item for item in ITEMS if item.way == PERFBOARD]
    return "\n".join([*_table(own, language), "", words.of(language)])


def heights(language: str) -> str:
    """Return how high each part may stand, and where that is from."""
    rows = [
        Words("| part | mm above the board, at most | from |", "| pièce | mm au-dessus du circuit, "
              "au plus | d'après |").of(language), "|---|---|---|"]  # fmt: skip
    for item in ITEMS:
        if item.symbol and item.way in (BOTH, PCB):
            fields = item.symbol.fields
            high = decimals(fields["Height"], language)
            source = Words(fields["Height from"], HEIGHTS_FR[fields["Height from"]])
            rows.append(f"| {item.refs} | {high} | {source.of(language)} |")
    return "\n".join(rows)


def agrees(item: Item) -> bool:
    """Return whether all parts of a line are alike on the schematic, and as optional as here."""
    parts = [project.symbols()[ref] for ref in references(item.refs)]
    alike = {(part.value, part.footprint, part.fields["MPN"]) for part in parts}
    return len(alike) == 1 and all(part.left_out == item.optional for part in parts)
