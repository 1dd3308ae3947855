"""Writes what is generated in `hardware/`: tables, diagrams, the board's layout and the legends.

    python -m host_tools.hardware.generate          write it
    python -m host_tools.hardware.generate --check  only say what is not as it would be written

Everything is made from the firmware's pins.py, the legends and the sizes in `dimensions`.
"""

import argparse
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from banker.games import title

from host_tools import FIRMWARE
from host_tools.games import NAMES
from host_tools.hardware import (
    board_below,
    board_top,
    budget_text,
    cutting,
    legend_sheet,
    matrix_diagram,
    parts_table,
    perfboard_sheets,
    power_diagram,
    screen_diagram,
    sizes_text,
    unit_diagram,
    wiring_table,
)
from host_tools.hardware.as_dxf import as_dxf
from host_tools.hardware.as_pdf import as_pdf
from host_tools.hardware.as_svg import as_svg
from host_tools.hardware.shapes import Drawing
from host_tools.legends import LANGUAGES, Legend, of_game

FOLDER = FIRMWARE.parent / "hardware"
GUIDES = {"en": "README.md", "fr": "LISEZMOI.md"}

GAMES: dict[str, tuple[str, Mapping[str, Legend], bool]] = {
    f"_{name}" if number else "": (title(number), of_game(number), True)
    for number, name in enumerate(NAMES)
}
"""The legend sheets: what their files' names end with, the game's name, its legends, and whether
its pawns are on the keys 1 to 6."""

_PICTURES: dict[str, Callable[[], Drawing]] = {
    "screen_i2c": screen_diagram.draw,
    "wiring": unit_diagram.draw,
    "matrix": matrix_diagram.draw,
    "power": power_diagram.draw,
    "board_above": board_top.draw,
    "board_keys": board_below.draw_keys,
    "board_below": board_below.draw,
}


def legends_table(language: str) -> str:
    """The legend sheets of every game, for the guide."""
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
    "heights": parts_table.heights,
    "legends": legends_table,
    "wiring": wiring_table.as_markdown,
    "budget": budget_text.as_markdown,
    "sizes": sizes_text.as_markdown,
}


def files() -> dict[str, bytes]:
    """Every generated file by its path in `hardware/`; the guide with its generated sections."""
    made = {"parts.csv": parts_table.as_csv(), "wiring.csv": wiring_table.as_csv()}
    for name, draw in _PICTURES.items():
        made[f"pictures/{name}.svg"] = as_svg(draw())
    for ending, (game, legends, pawns) in GAMES.items():
        for language in LANGUAGES:
            drawing = legend_sheet.draw(legends, language, game, pawns)
            made[f"legends/legend{ending}_{language}.svg"] = as_svg(drawing)
            made[f"legends/legend{ending}_{language}.pdf"] = as_pdf(drawing)
    made["pictures/legends.svg"] = as_svg(legend_sheet.picture(of_game(0), "en", title(0)))
    made["perfboard/above.pdf"] = as_pdf(perfboard_sheets.template(below=False))
    made["perfboard/below.pdf"] = as_pdf(perfboard_sheets.template(below=True))
    made["perfboard/wires.pdf"] = as_pdf(perfboard_sheets.ticked())
    made["perfboard/wires.csv"] = perfboard_sheets.as_csv()
    for name, drawing in cutting.drawings().items():
        made[f"cut/{name}.svg"] = as_svg(drawing)
        made[f"cut/{name}.dxf"] = as_dxf(drawing)
    for language, guide in GUIDES.items():
        text = (FOLDER / guide).read_text(encoding="utf-8")
        made[guide] = filled(text, language).encode()
    return made


def filled(guide: str, language: str) -> str:
    """Return a guide with what stands between its marks made anew."""
    for name, text in _SECTIONS.items():
        found = re.search(f"<!-- {name}: generated -->\n(.*?)<!-- end -->", guide, re.DOTALL)
        if found is None:
            raise ValueError(f"the guide has no place for {name}")
        guide = f"{guide[: found.start(1)]}{text(language)}\n{guide[found.end(1) :]}"
    return guide


def stale(folder: Path = FOLDER) -> list[str]:
    """The files that are not what would be generated."""
    return [
        path
        for path, content in files().items()
        if not (folder / path).is_file() or (folder / path).read_bytes() != content
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Generate hardware/ from the firmware's files.")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is stale")
    changed = stale()
    if parser.parse_args(arguments).check:
        for path in changed:
            print(f"hardware/{path} is not what is generated: run make hardware", file=sys.stderr)
        return int(bool(changed))
    made = files()
    for path in changed:
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(made[path])
        print(f"hardware/{path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
