"""Writes the generated tables and legends in `hardware/`.

They follow from the firmware's pins.py, the legends and the sizes in `dimensions`.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from banker.games import title

from host_tools import FIRMWARE
from host_tools.games import NAMES
from host_tools.games.legends import LANGUAGES, Legend, of_game
from host_tools.hardware import legend_sheet, parts_table, wiring_table
from host_tools.hardware.as_pdf import as_pdf
from host_tools.hardware.as_svg import as_svg

FOLDER = FIRMWARE.parent / "hardware"
GUIDES = {"en": "README.md", "fr": "LISEZMOI.md"}

GAMES: dict[str, tuple[str, Mapping[str, Legend], bool]] = {
    f"_{name}" if number else "": (title(number), of_game(number), True)
    for number, name in enumerate(NAMES)
}
"""The legend sheets: what their files' names end with, the game's name, its legends, and whether
its pawns are on the keys 1 to 6."""


def legends_table(language: str) -> str:
    """Return the legend sheets of every game, for the guide."""
    rows = [
        "| | français | anglais |" if language == "fr" else "| | French | English |",
        "|---|---|---|",
    ]
    for ending, (game, *_) in GAMES.items():
        sheets = (f"legends/legend{ending}_{language}" for language in LANGUAGES)
        cells = (f"[PDF]({sheet}.pdf), [SVG]({sheet}.svg)" for sheet in sheets)
        rows.append(f"| {game} | {' | '.join(cells)} |")
    return "\n".join(rows)


_SECTIONS: dict[str, Callable[[str], str]] = {
    "parts": parts_table.for_pcb,
    "perfboard parts": parts_table.for_perfboard,
    "legends": legends_table,
}


def files() -> dict[str, bytes]:
    """Return every generated file by its path in `hardware/`, and the guides with their generated
    sections."""
    made = {"parts.csv": parts_table.as_csv(), "wiring.csv": wiring_table.as_csv()}
    for ending, (game, legends, pawns) in GAMES.items():
        for language in LANGUAGES:
            drawing = legend_sheet.draw(legends, language, game, pawns)
            made[f"legends/legend{ending}_{language}.svg"] = as_svg(drawing)
            made[f"legends/legend{ending}_{language}.pdf"] = as_pdf(drawing)
    made["pictures/legends.svg"] = as_svg(legend_sheet.picture(of_game(0), "en", title(0)))
    for language, guide in GUIDES.items():
        text = (FOLDER / guide).read_text(encoding="utf-8")
        made[guide] = filled(text, language).encode()
    return made


def filled(guide: str, language: str) -> str:
    """Return a guide with its generated sections."""
    for name, text in _SECTIONS.items():
        found = re.search(f"<!-- {name}: generated -->\n(.*?)<!-- end -->", guide, re.DOTALL)
        if found is None:
            raise ValueError(f"the guide has no place for {name}")
        guide = f"{guide[: found.start(1)]}{text(language)}\n{guide[found.end(1) :]}"
    return guide


def stale(folder: Path = FOLDER) -> list[str]:
    """Return the files that differ from what would be generated."""
    return [
        path
        for path, content in files().items()
        if not (folder / path).is_file() or (folder / path).read_bytes() != content
    ]


def main() -> None:
    """Write the files that differ."""
    made = files()
    for path in stale():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(made[path])
        print(f"hardware/{path}")


if __name__ == "__main__":
    main()
