"""Says what a transaction of 1861 did."""

from collections.abc import Callable
from typing import Any

from banker.games.railways1861 import transactions as kinds
from banker.games.railways1861.data import (
    MINORS,
    MR,
    NAMES,
    PRIVATES,
    RSR,
    STARTING_CASH,
    TRAINS_STEP,
    train_of,
)
from banker.games.railways1861.house_figures import LAST_VALUE, TRAIN_NUMBER, TRAIN_PRICE

from host_tools.games.railways1861.consequences import consequences
from host_tools.games.railways1861.phrases import PHRASES
from host_tools.games.railways1861.saying import counted, say
from host_tools.history.pawns import capital, listed, pawn_name, the_pawn

__all__ = ["columns", "consequences", "headline", "kind_name", "standing"]

_KINDS = {
    kinds.AUCTION: "auction",
    kinds.BUY: "buy",
    kinds.START: "start",
    kinds.SELL: "sell",
    kinds.OWN_SHARES: "own_shares",
    kinds.TRACK: "track",
    kinds.STATION: "station",
    kinds.RUN: "run",
    kinds.GO: "go",
    kinds.TRAIN: "train",
    kinds.COMPANY_TRAIN: "company_train",
    kinds.PRIVATE: "private",
    kinds.MERGE: "merge",
    kinds.CONVERT: "convert",
    kinds.ANSWER: "answer",
    kinds.REMOVE: "remove",
    kinds.CORRECT: "correct",
    kinds.FIGURE: "figure",
    kinds.NEW_GAME: "new_game",
}

_COMPANY_PAYS = (kinds.OWN_SHARES, kinds.TRACK, kinds.STATION, kinds.TRAIN)


def kind_name(outcome: Any, lang: str) -> str:
    """A word for the kind of a transaction."""
    return PHRASES[lang]["kind_" + _KINDS[outcome.transaction[0]]]


def columns(outcome: Any) -> tuple[int, int, int | None]:
    """The acting pawn, the company's code and what one of them got or paid."""
    return outcome.pawn, outcome.code, outcome.amount


def standing(game: Any, lang: str) -> str:
    """How a game stands, in a line."""
    worths = (f"{pawn_name(pawn, lang)} {worth:,}" for _, pawn, worth in game.ranking())
    now = say(f"round_{game.round}", lang, run=game.run)
    return say("standing", lang, set=game.set, round=now, worths=", ".join(worths))


def headline(outcome: Any, lang: str) -> str:
    """Who did what, with which company, for how much."""
    kind = _KINDS[outcome.transaction[0]]
    return _HEADLINES[kind](outcome, lang, _fields(outcome))


def _fields(outcome: Any) -> dict[str, Any]:
    """What most sentences need."""
    fields: dict[str, Any] = {"pawn": outcome.pawn}
    if outcome.code:
        fields["company"] = outcome.code
    if outcome.amount is not None:
        fields["amount"] = abs(outcome.amount)
    if outcome.transaction[0] in _COMPANY_PAYS:
        # Loans that it took to pay are told on their own.
        fields["amount"] = -sum(change for _, change, _ in outcome.companies if change < 0)
    return fields


# A headline of each kind.

Said = Callable[[Any, str, dict[str, Any]], str]


def _auction(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    _, code, winner, bid = outcome.transaction
    fields |= {"company": code, "bid": bid}
    if winner:
        return say("auction", lang, **fields | {"pawn": winner})
    if outcome.privates:
        return say("auction_free", lang, **fields)
    if code > PRIVATES:
        return say("auction_lower", lang, **fields)
    return say("auction_nobody", lang, **fields)


def _buy(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    return say(f"buy_{outcome.transaction[2]}", lang, **fields)


def _plain(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    return say(_KINDS[outcome.transaction[0]], lang, **fields)


def _counted(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    kind = _KINDS[outcome.transaction[0]]
    return counted(kind, outcome.transaction[-1], lang, **fields)


def _track(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    cost = "track" if fields.get("amount") else "track_free"
    return say(f"{cost}_{outcome.transaction[1]}", lang, **fields)


def _station(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    return say("station" if fields.get("amount") else "station_free", lang, **fields)


def _run(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    _, revenue, payout = outcome.transaction
    fields |= {"revenue": revenue, "per_share": outcome.per_share}
    if outcome.code == RSR:
        return say("run_rsr" if revenue else "run_rsr_none", lang, **fields)
    if not revenue:
        return say("run_none", lang, **fields)
    fields["half"] = revenue // 2
    return say("run_minor" if outcome.code <= MINORS else f"run_{payout}", lang, **fields)


def _go(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    if outcome.passed:
        return say("pass", lang, **fields)
    if outcome.interest:
        return say("interest", lang, **fields, interest=outcome.interest)
    if outcome.step == TRAINS_STEP and outcome.turn == outcome.code:
        return say("settles", lang, **fields)
    if MR in outcome.ended:
        return say("nobody_merges", lang)
    return say("company_ends" if outcome.code else "turn_ends", lang, **fields)


def _train(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    _, key, source = outcome.transaction
    return say(f"train_{source}", lang, **fields, train=train_of(key))


def _company_train(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    _, seller, key, price = outcome.transaction
    buyer = next(code for code, _, number in outcome.trains if number > 0)
    fields |= {"company": buyer, "amount": price}
    return say("company_train", lang, **fields, other=seller, train=train_of(key))


def _private(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    _, private, price = outcome.transaction
    seller = next(pawn for pawn, change, _ in outcome.players if change > 0)
    fields |= {"pawn": seller, "amount": price, "company": dict(outcome.privates)[private]}
    return say("private", lang, **fields, private=private)


def _convert(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    _, minor, public = outcome.transaction
    return say("convert", lang, minor=minor, company=public)


def _merge(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    _, minor, others, public, _ = outcome.transaction
    codes = [minor, *(code for code in kinds.minors_in(others) if code != minor)]
    minors = listed([NAMES[code] for code in codes], lang)
    return say("merge", lang, minors=minors, company=public)


def _answer(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    """Shares bought in a merger, a train given up, or whether a company gives itself up."""
    bought = [(pawn, code, number) for pawn, code, number in outcome.shares if pawn and number > 0]
    if bought and not outcome.nationalised:
        code = bought[0][1]
        if len(bought) > 1:
            pawns = capital(listed([the_pawn(pawn, lang) for pawn, _, _ in bought], lang))
            return say("bought_each", lang, Pawns=pawns, company=code)
        pawn, _, number = bought[0]
        return counted("bought", number, lang, pawn=pawn, company=code)
    given = [(code, train) for code, train, number in outcome.trains if code and number < 0]
    if given and not outcome.nationalised:
        return say("discard", lang, company=given[0][0], train=given[0][1])
    value = outcome.transaction[1]
    if outcome.code and value in (kinds.YES, kinds.NO):
        yes = "yes" if value == kinds.YES else "no"
        return say(f"nationalise_{yes}", lang, **fields)
    return say("bought_0" if outcome.pawn else "bought_none", lang, **fields)


def _remove(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    return say("away" if outcome.now else "back", lang, pawn=outcome.transaction[1])


def _correct(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    _, what, whose, _ = outcome.transaction
    of = {"pawn": whose} if what == kinds.PAWN_CASH else {"company": whose}
    figure = say(f"figure_{what}", lang, **of)
    return say("correct", lang, figure=figure, now=outcome.now, was=outcome.was)


def _figure(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    number = outcome.transaction[1]
    if number == LAST_VALUE:
        figure = say("number_35", lang, private=number)
    elif number >= TRAIN_NUMBER:
        figure = say("number_number", lang, train=train_of(number % 10))
    elif number >= TRAIN_PRICE:
        figure = say("number_price", lang, train=train_of(number % 10))
    else:
        figure = say(f"number_{number}", lang)
    return say("figure", lang, figure=figure, now=outcome.now, was=outcome.was)


def _new_game(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    seats = [pawn for pawn in outcome.transaction[1:] if pawn]
    cash = STARTING_CASH[len(seats)]
    names = listed([the_pawn(pawn, lang) for pawn in seats], lang)
    return say("new_game", lang, players=names, cash=cash)


_HEADLINES: dict[str, Said] = {
    "auction": _auction,
    "buy": _buy,
    "start": _plain,
    "sell": _counted,
    "own_shares": _counted,
    "track": _track,
    "station": _station,
    "run": _run,
    "go": _go,
    "train": _train,
    "company_train": _company_train,
    "private": _private,
    "merge": _merge,
    "convert": _convert,
    "answer": _answer,
    "remove": _remove,
    "correct": _correct,
    "figure": _figure,
    "new_game": _new_game,
}
