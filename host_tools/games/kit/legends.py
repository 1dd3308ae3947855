"""The legends of a described game's keys."""

from types import SimpleNamespace
from typing import Any

from banker.kit.layout import ACT, KEY
from banker.kit.names import LEGEND, act_word

from host_tools.games.kit import rules
from host_tools.games.kit.acts import entries
from host_tools.games.kit.sentences import words


def bound(number: int) -> Any:
    """Return `OVERLAY`: the keys with another legend, in French and in English."""
    overlay: dict[str, tuple[str, str]] = {}
    game = rules(number)
    for act in entries(game):
        french, english = (act_word(words(number, lang), act[ACT], LEGEND) for lang in ("fr", "en"))
        if act[KEY] and english and act[KEY] not in overlay:
            overlay[act[KEY]] = (french, english)
    return SimpleNamespace(__doc__=__doc__, OVERLAY=overlay)
