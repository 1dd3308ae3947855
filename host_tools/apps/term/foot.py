"""The last line: actions besides the unit's keys, which can be clicked."""

from host_tools.apps.term.colours import BRASS, FAINT
from host_tools.apps.term.words import WORDS

_GAP = "  "


def foot_items(language: str, powered: bool, text: bool, board: bool) -> list[tuple[str, str, str]]:
    """Return the items, most useful first: the action, its control key, its words."""
    words = WORDS[language]
    items = [
        ("quit", "^Q", words["quit"]),
        ("text", "^T", words["picture" if text else "text"]),
        ("cells", "^P", words["cells_out" if powered else "cells_in"]),
        ("reset", "^R", words["reset"]),
    ]
    if board:
        items.append(("inside", "^O", words["inside"]))
    return items


def foot_markup(items: list[tuple[str, str, str]], hint: str, width: int) -> str:
    """Return as many items as fit, then at the right end the hint, if it fits."""
    room = width - 1
    parts = []
    for action, control, label in items:
        length = len(control) + 1 + len(label) + len(_GAP)
        if length > room:
            break
        room -= length
        parts.append(f"[@click=app.{action}][bold {BRASS}]{control}[/] {label}[/]")
    line = " " + _GAP.join(parts)
    if len(hint) + len(_GAP) <= room:
        line += " " * (room - len(hint) + 1) + f"[{FAINT}]{hint}[/]"
    return line
