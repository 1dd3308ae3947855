"""The golden pictures of a railway game: its resting screens, and each act as it is entered and as
it is shown before CONFIRM, in the short game that comes to all of them."""

from types import SimpleNamespace
from typing import Any

from host_tools.games import part


def bound(number: int) -> Any:
    """Return `SCREENS`: name of the picture: language, keys."""
    keys = part(number, "keys")
    script = f"hold NEW_GAME 2\npress {keys.SEATS}\nwait 5\n"
    screens = {"home": ("en", script), "home_fr": ("fr", script)}
    shown: set[str] = set()
    for line in keys.EVERYTHING[1:]:
        first, *rest = line.split()
        if rest[-1:] != ["CONFIRM"] or first.isdigit() or first in ("CONFIRM", "REVIEW", "UNDO"):
            continue
        begun = f"hold {first.removeprefix('hold:')} 2.5\n" if ":" in first else f"press {first}\n"
        typed = f"press {' '.join(rest[:-1])}\n" if rest[:-1] else ""
        name = _name(first, rest)
        if name and name not in shown and first != "TOTAL":
            lang, other = ("en", "fr") if len(shown) % 2 else ("fr", "en")
            shown.add(name)
            if typed and first != "MENU":
                screens[f"{name}_entry"] = (lang, script + begun)
            screens[name] = (other, script + begun + typed)
            if name == "run":
                screens["company"] = ("en", script)
                screens["payout"] = ("fr", script + begun + f"press {' '.join(rest[:-2])}\n")
        script += begun + typed + "press CONFIRM\nwait 5\n"
    for page, (lang, turned) in enumerate((("en", 1), ("fr", 2), ("en", 3), ("fr", 4))):
        screens[f"page_{page + 1}"] = (lang, f"{script}press CANCEL {'CONFIRM ' * turned}")
    screens["undo"] = ("en", script + "press UNDO")
    screens["review"] = ("fr", script + "press REVIEW")
    screens["total"] = ("en", script + "press TOTAL")
    return SimpleNamespace(__doc__=__doc__, SCREENS=screens)


def _name(first: str, rest: list[str]) -> str:
    """What a picture is called: the key, and its first digit where that chooses something."""
    name = first.removeprefix("hold:").lower()
    if first in ("BUY_PLAYER", "OFFICES"):
        return f"{name}_{rest[0]}"
    if first == "MENU":
        return f"correct_{rest[1]}"
    if first == "GO":
        if len(rest) > 2 and rest[-2].isdigit() and "CONFIRM" in rest[:-1]:
            return "run"
        return "pass" if len(rest) == 1 else "run_nothing" if "CONFIRM" in rest[:-1] else "answer"
    return f"{name}_{len(rest)}" if first == "BUY_BANK" else name
