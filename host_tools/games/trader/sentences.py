"""Describes a transaction of Trader with the prices and monopolies that only the desktop has room
for, naming a new president of several companies once."""

from collections.abc import Iterator
from typing import Any

from banker.games.trader.data import FLOATED
from banker.games.trader.presidents import GROUP
from banker.kit.cell_values import PAWN
from banker.kit.names import word
from banker.kit.phrases import filled

from host_tools.games.kit import rules
from host_tools.games.kit.sentences import columns, headline, kind_name, standing, words
from host_tools.link.history.pawns import in_sentence

__all__ = ["columns", "consequences", "headline", "kind_name", "standing"]


def consequences(outcome: Any, lang: str) -> list[str]:
    """Return a sentence for each consequence, the number of shares or price per share first."""
    texts = words(outcome.number, lang)
    said = [*_shares(outcome, texts), *rules(outcome.number).told(texts, outcome)]
    said += _events(outcome, texts)
    return [in_sentence(one, lang) for one in said]


def _shares(outcome: Any, texts: Any) -> Iterator[str]:
    if outcome.act == "float":
        yield word(texts, "count", FLOATED) + "."
    if outcome.act in ("buy", "sell") and outcome.transaction[3] > 1:
        yield texts["each"] % (abs(outcome.amount) // outcome.transaction[3])


def _events(outcome: Any, texts: Any) -> Iterator[str]:
    """Yield presidents grouped by pawn, then the monopolies that forced sales ended."""
    presides: dict[int, list[str]] = {}
    lost = []
    for name, *about in outcome.said:
        if name == "president":
            presides.setdefault(about[3], []).append(f"{about[1]:02}")
        elif name == "forced":
            lost.append([(PAWN, about[1]), (GROUP, about[5])])
    for name, *about in outcome.said:
        said, pairs = texts[name], list(zip(about[::2], about[1::2], strict=True))
        if name == "president":
            codes = presides.pop(about[3], [])
            if not codes:
                continue
            said = said.replace("{company}", ", ".join(codes))
        yield filled(texts, said, pairs)
    for pairs in lost:
        yield filled(texts, texts["monopoly_lost"], pairs)
