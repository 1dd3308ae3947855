"""Reads the pixel art: text files beside this one, in which every glyph has a name.

A paragraph is a line of names and below it their rows, side by side, `#` lit and `.` dark.
A paragraph that begins with `--` is a remark. Rows and columns left out at the bottom and at
the right of a glyph are dark.
"""

from pathlib import Path

Art = list[str]
FOLDER = Path(__file__).parent


def read_art() -> dict[str, Art]:
    """Return every glyph that is drawn, by name."""
    drawn: dict[str, Art] = {}
    for path in sorted(FOLDER.glob("*.txt")):
        for name, rows in parse(path.read_text(encoding="utf-8"), path.name).items():
            if name in drawn:
                raise ValueError(f"{path.name}: {name} is drawn twice")
            drawn[name] = rows
    return drawn


def parse(text: str, source: str) -> dict[str, Art]:
    """Return the glyphs of one file; `source` names it when something is wrong."""
    glyphs: dict[str, Art] = {}
    for paragraph in text.strip().split("\n\n"):
        if paragraph.startswith("--"):
            continue
        names, *rows = [line.split() for line in paragraph.splitlines()]
        if any(len(row) != len(names) for row in rows):
            raise ValueError(f"{source}: a row does not have one piece for each of {names}")
        for name, art in zip(names, zip(*rows, strict=True), strict=True):
            if name in glyphs:
                raise ValueError(f"{source}: {name} is drawn twice")
            if set("".join(art)) - set("#."):
                raise ValueError(f"{source}: {name} has a pixel that is neither # nor .")
            glyphs[name] = list(art)
    return glyphs
