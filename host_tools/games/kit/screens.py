"""The golden screens of a described game: at rest, and each act while it is entered, in its preview
and in Undo and Review."""

from types import SimpleNamespace
from typing import Any

from host_tools.games import part


def bound(number: int) -> Any:
    """Return `SCREENS`: name of the picture: language, keys."""
    keys = part(number, "keys")
    seats = f"press {keys.SEATS}\nwait 5\n" if keys.SEATS else ""
    script = f"hold NEW_GAME 2\n{seats}"
    screens = {"home": ("en", script), "home_fr": ("fr", script)}
    shown = 0
    for line in keys.EVERYTHING[1:]:
        first, *rest = line.split()
        if rest[-1] != "CONFIRM" or first.isdigit() or first in ("REVIEW", "UNDO"):
            continue
        digits = rest[:2] if first == "MENU" else []
        if digits:
            first, rest = f"MENU {rest[0]}", rest[1:]
        name = "correct_" + rest[0] if digits else first.removeprefix("hold:").lower()
        begun = f"hold {first.removeprefix('hold:')} 2.5\n" if ":" in first else f"press {first}\n"
        lang, other = ("en", "fr") if shown % 2 else ("fr", "en")
        typed = f"press {' '.join(rest[:-1])}\n" if rest[:-1] else ""
        if "correct_" not in name or "correct_1_entry" not in screens:
            screens[f"{name}_entry"] = (lang, script + begun)
        screens[name] = (other, script + begun + typed)
        script += begun + typed + "press CONFIRM\nwait 5\n"
        screens[f"{name}_undo"] = (lang, script + "press UNDO")
        screens[f"{name}_review"] = (other, script + "press REVIEW")
        shown += 1
    screens |= {"played": ("en", script), "played_next_fr": ("fr", script + "press CANCEL CONFIRM")}
    screens |= {"pawn": ("en", script + "press 1"), "total_fr": ("fr", script + "press TOTAL")}
    return SimpleNamespace(__doc__=__doc__, SCREENS=screens)
