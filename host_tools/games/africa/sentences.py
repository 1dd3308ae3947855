"""Says what a transaction of 18Africa did."""

from typing import Any

from banker.games.africa import transactions as africa
from banker.games.africa.data import (
    COMPANIES,
    COMPANY,
    CONCESSIONS,
    DIE,
    NAMES,
    OPERATE,
    PRIORITY,
    members,
)

from host_tools.games.africa.consequences import consequences
from host_tools.games.africa.phrases import PHRASES, TRAINS
from host_tools.games.africa.telling import certificates, say
from host_tools.history.pawns import pawn_name

_KINDS = {
    africa.DRAW_COMPANIES: "draw",
    africa.AUCTION: "auction",
    africa.SELL: "sell",
    africa.BUY: "buy",
    africa.GO: "go",
    africa.POWER: "power",
    africa.BUILD: "build",
    africa.RUN: "run",
    africa.NEW_GAME: "new_game",
    africa.TRAIN: "train",
    africa.CONCESSION: "concession",
    africa.CORRECT: "correct",
    africa.TABLE: "table",
    africa.REMOVE: "remove",
}
_TABLES = ("table_price", "table_back", "table_number")
_TYPES = 7

__all__ = ["columns", "consequences", "headline", "kind_name", "standing"]


def standing(game: Any, lang: str) -> str:
    """How a game stands, in a line."""
    worths = (f"{pawn_name(pawn, lang)} {worth:,}" for _, pawn, worth in game.ranking())
    where = f"{game.set}.{game.round}" if game.round else str(game.set)
    return say("standing", lang, where=where, worths=", ".join(worths))


def kind_name(outcome: Any, lang: str) -> str:
    """A word for the kind of a transaction."""
    return PHRASES[lang]["kind_" + _KINDS[outcome.transaction[0]]]


def columns(outcome: Any) -> tuple[int, int, int | None]:
    """The pawn, the company's code and the amount: what the pawn, or else the company, gained."""
    t = outcome.transaction
    company = outcome.company
    if t[0] in (africa.SELL, africa.BUY):
        company = t[-2] if t[-2] <= COMPANIES else 0
    elif t[0] == africa.CORRECT and t[1] != africa.CASH:
        company = t[2]
    pawn = t[1] if t[0] == africa.AUCTION else outcome.pawn
    amount = outcome.amount
    if amount is None and outcome.payments:
        amount = sum(change for _, change, _ in outcome.payments)
    return pawn, company, amount


def headline(outcome: Any, lang: str) -> str:
    """Who did what, with which company, for how much."""
    t = outcome.transaction
    told = _TELLERS.get(t[0])
    if told:
        return told(outcome, t, lang)
    return say(_KINDS[t[0]], lang, pawn=outcome.pawn)


def _draw(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    return say("draw", lang, companies=", ".join(NAMES[code] for code in members(t[1])))


def _auction(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    if outcome.stage_before == DIE:
        return say("die", lang, pawn=t[1])
    if outcome.stage_before == CONCESSIONS:
        return say("concession_won", lang, pawn=t[1], concession=t[3], bid=t[2])
    return say("card", lang, pawn=t[1], bid=t[2])


def _actor(outcome: Any) -> int:
    """Who bought or sold."""
    company = outcome.stage_before == OPERATE
    return COMPANY + outcome.company if company else int(outcome.pawn)


def _moved(outcome: Any) -> int:
    """What the one that acted paid or got."""
    return next(abs(change) for who, change, _ in outcome.payments if who == _actor(outcome))


def _sell(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    what = certificates(t[1], t[2], lang)
    return say("sell", lang, who=_actor(outcome), what=what, amount=_moved(outcome))


def _buy(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    _, source, code, number = t
    what = certificates(code, number, lang)
    cards = source in (africa.HAND, africa.DISCARD, africa.DECK)
    if cards and number == africa.DIRECTORS:
        what = PHRASES[lang]["what_directors"].format(NAMES[code])
    fields = {"what": what, "source": PHRASES[lang][f"source_{source}"]}
    return say("buy", lang, who=_actor(outcome), amount=_moved(outcome), **fields)


def _go(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    if outcome.passed:
        return say("pass", lang, pawn=outcome.pawn)
    return say("end_turn", lang, who=_actor(outcome))


def _power(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    if t[1] == PRIORITY:
        return say("priority", lang, pawn=outcome.pawn, private=t[1])
    return say("power", lang, company=outcome.company, private=t[1])


def _build(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    company = outcome.company
    if t[1] == africa.LAY_TRACK:
        phrase = "track_bonus" if t[3] else "track"
        return say(phrase, lang, company=company, cost=t[2], bonus=t[3])
    phrase = "station_free" if outcome.free else "station"
    return say(phrase, lang, company=company, cost=_moved(outcome))


def _run(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    phrase = "pays" if t[2] == africa.PAY else "keeps" if t[1] else "runs_nothing"
    return say(phrase, lang, company=outcome.company, revenue=10 * t[1], each=t[1])


def _train(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    company = outcome.company
    if t[1] == africa.OF_COMPANY:
        fields = {"seller": t[2], "train": TRAINS[t[3]], "amount": t[4]}
        return say("train_of", lang, company=company, **fields)
    phrase = "train_bought" if t[1] == africa.OF_BANK else "train_sold"
    return say(phrase, lang, company=company, train=TRAINS[t[2]], amount=_moved(outcome))


def _concession(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    return say("concession", lang, company=outcome.company, concession=t[1])


def _correct(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    whose = {"pawn": t[2]} if t[1] == africa.CASH else {"company": t[2]}
    figure = say(f"figure_{t[1]}", lang, **whose)
    return say("correct", lang, figure=figure, now=outcome.now, was=outcome.was)


def _table(outcome: Any, t: tuple[int, ...], lang: str) -> str:
    sort, train = divmod(t[1] - 1, _TYPES)
    if sort < len(_TABLES):
        entry = PHRASES[lang][_TABLES[sort]].format(TRAINS[train + 2])
    else:
        entry = PHRASES[lang][f"table_limit_{train}"]
    return say("table", lang, entry=entry, now=outcome.now, was=outcome.was)


_TELLERS = {
    africa.DRAW_COMPANIES: _draw,
    africa.AUCTION: _auction,
    africa.SELL: _sell,
    africa.BUY: _buy,
    africa.GO: _go,
    africa.POWER: _power,
    africa.BUILD: _build,
    africa.RUN: _run,
    africa.TRAIN: _train,
    africa.CONCESSION: _concession,
    africa.CORRECT: _correct,
    africa.TABLE: _table,
}
