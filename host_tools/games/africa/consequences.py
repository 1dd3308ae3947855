"""What came of a transaction of 18Africa, sentence by sentence."""

from typing import Any

from banker.games.africa.data import (
    CONCESSIONS,
    DIE,
    FIRST,
    OPERATE,
    OVER,
    PRINTED,
    STARTING_CASH,
    STOCK,
)
from banker.games.africa.transactions import NEW_GAME

from host_tools.games.africa.telling import payments, say
from host_tools.history.pawns import listed, the_pawn

_BEGINS = {FIRST: "stock", STOCK: "stock", CONCESSIONS: "concessions", DIE: "die"}


def consequences(outcome: Any, lang: str) -> list[str]:
    """Money, starts, leaders, prices, then how the game goes on."""
    if outcome.transaction[0] == NEW_GAME:
        seats = [pawn for pawn in outcome.transaction[1:] if pawn]
        players = ", ".join(the_pawn(pawn, lang) for pawn in seats)
        return [say("seats", lang, players=players, cash=STARTING_CASH[len(seats)])]
    said = []
    paid = payments(outcome.payments, lang)
    if paid:
        said.append(say("payments", lang, payments=paid))
    if outcome.starts:
        said.append(say("starts", lang, company=outcome.starts, price=PRINTED[outcome.starts]))
    said += [say("leads", lang, pawn=pawn, company=code) for code, pawn in outcome.leaders]
    if not outcome.depression:
        said += _prices(outcome, lang)
    return [*said, *_goes_on(outcome, lang)]


def _prices(outcome: Any, lang: str) -> list[str]:
    """Tokens that moved, and companies that are gone."""
    moved = [
        say("price", lang, company=code, was=was, now=now)
        for code, was, now in outcome.prices
        if now
    ]
    return moved + [say("removed", lang, company=code) for code in outcome.removed]


def _goes_on(outcome: Any, lang: str) -> list[str]:
    """Another round, what it begins with, and the end."""
    said = []
    if outcome.stage == OPERATE and (outcome.stage_before != OPERATE or outcome.incomes):
        said.append(say("begins_operating", lang, set=outcome.set, round=outcome.round))
    elif outcome.stage != outcome.stage_before and outcome.stage in _BEGINS:
        said.append(say(f"begins_{_BEGINS[outcome.stage]}", lang, set=outcome.set))
    if outcome.incomes:
        said.append(say("incomes", lang, payments=payments(outcome.incomes, lang)))
    if outcome.depression:
        said += [say("depression", lang), *_prices(outcome, lang)]
    if outcome.ends:
        said.append(say(f"end_{outcome.ends}", lang))
    if outcome.stage == OVER and outcome.ranking:
        winners = [the_pawn(pawn, lang) for place, pawn, _ in outcome.ranking if place == 1]
        worth = outcome.ranking[0][2]
        phrase = "over_shared" if len(winners) > 1 else "over"
        names = {"pawns": listed(winners, lang)}
        if len(winners) == 1:
            pawn = outcome.ranking[0][1]
            return [*said, say(phrase, lang, pawn=pawn, worth=worth)]
        said.append(say(phrase, lang, worth=worth, **names))
    return said
