"""A guided first turn of a game for the pages: the keys, and a reason for each step.

The keys are in the game's `first_turn.KEYS`: steps of one key, or of several joined by a plus.
FIRST stands for the first pawn at the table. The sentences are in the game's words.
"""

import importlib
from typing import NamedTuple

from banker import games

from host_tools.games import PACKAGES, bases, part
from host_tools.games.legends import LANGUAGES

FIRST = "FIRST"
_UNDONE = ["UNDO", "CONFIRM"]


class Step(NamedTuple):
    """One step: `keys` are pressed one after the other; `say` has the reason in each language."""

    keys: list[str]
    say: dict[str, str]


def first_turn(number: int) -> list[Step]:
    """Return the steps for a game that has only begun; none where the game has no first turn."""
    keys = part(number, "first_turn").KEYS.split()
    if not keys:
        return []
    said = zip(*(_sentences(number, lang, keys) for lang in LANGUAGES), strict=True)
    return [
        Step(one.split("+"), dict(zip(LANGUAGES, say, strict=True)))
        for one, say in zip(keys, said, strict=True)
    ]


def _sentences(number: int, lang: str, keys: list[str]) -> list[str]:
    """Return a game's own sentences, then the unit's if the turn ends with an undo."""
    packages = (PACKAGES[number], *bases(number))
    words = (importlib.import_module(f"{games.__name__}.{one}.words_{lang}") for one in packages)
    own = next(one.FIRST_TURN for one in words if hasattr(one, "FIRST_TURN"))
    ends = keys[-2:] == _UNDONE
    end = importlib.import_module(f"banker.ui.words_{lang}").FIRST_TURN if ends else ()
    return [*own, *end]
