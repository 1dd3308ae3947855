"""The last line: what can be done to the unit besides its keys, also by a click."""

from host_tools.apps.term.colours import BRASS, FAINT
from host_tools.apps.term.words import WORDS

_GAP = "  "


def foot_items(language: str, powered: bool, text: bool, board: bool) -> list[tuple[str, str, str]]:
    """Each item: the action, the control key, the words; the most useful first."""
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
    """As many items as fit, then the hint if it fits as well, at the right end."""
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
