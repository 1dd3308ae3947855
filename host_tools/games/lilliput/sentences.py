"""Says what a transaction of 18Lilliput did."""

from typing import Any

from banker.games.lilliput import transactions as kinds
from banker.games.lilliput.data import SHARES, STATION, TILES, TREASURIES, side

from host_tools.games.lilliput.consequences import consequences, payments, say
from host_tools.games.lilliput.phrases import PHRASES, company_name
from host_tools.history.pawns import listed, pawn_name

__all__ = ["columns", "consequences", "headline", "kind_name", "standing"]


def standing(game: Any, lang: str) -> str:
    """How a game stands, in a line."""
    names = (f"{pawn_name(pawn, lang)} {game.worth(pawn):,}" for pawn in game.pawns())
    return f"round {game.round} of {game.rounds()}; worth: {', '.join(names)}"


def kind_name(outcome: Any, lang: str) -> str:
    """A word for the kind of a transaction."""
    return PHRASES[lang][f"kind_{outcome.transaction[0]}"]


def columns(outcome: Any) -> tuple[int, int, int | None]:
    """The pawn, the company's key and the amount: what the pawn paid or got, else what the treasury
    did, or what the pawns were paid together."""
    amount = outcome.amount
    if outcome.paid:
        amount = sum(change for _, change, _ in outcome.players)
    elif amount is None and outcome.treasuries:
        amount = outcome.treasuries[0][1]
    return outcome.pawn, outcome.company, amount


def headline(outcome: Any, lang: str) -> str:
    """Who did what, with which company, for how much."""
    return _HEADLINES[outcome.transaction[0]](outcome, lang)


def _choice(outcome: Any, lang: str) -> str:
    _, pawn, company, *characters = outcome.transaction
    names = [PHRASES[lang][f"character_{one}"] for one in characters if one]
    said = PHRASES[lang]["with_characters"].format(listed(names, lang)) if names else ""
    return say("choice", lang, pawn=pawn, company=company, characters=said)


def _justice(outcome: Any, lang: str) -> str:
    amount = outcome.amount or sum(change for _, change, _ in outcome.treasuries)
    return say(f"justice_{outcome.transaction[1]}", lang, pawn=outcome.pawn, amount=amount)


def _card(outcome: Any, lang: str) -> str:
    _, card, copy, which, *_ = outcome.transaction
    does = side(card, which)
    amount = outcome.amount or abs(sum(change for _, change, _ in outcome.treasuries))
    if does in (SHARES, TILES, STATION, TREASURIES):
        name = {SHARES: "shares", TILES: "tiles", STATION: "station", TREASURIES: "treasuries"}[
            does
        ]
    else:
        name = "cash" if does < SHARES else "trains"
    what = PHRASES[lang][f"does_{name}"].format(
        amount=amount, company=company_name(outcome.company, lang) if outcome.company else ""
    )
    copied = PHRASES[lang]["copy"] if copy else ""
    return say("card", lang, pawn=outcome.pawn, card=card, copy=copied, does=what)


def _end(outcome: Any, lang: str) -> str:
    phrase = "end_pool" if outcome.company else "end"
    return say(phrase, lang, pawn=outcome.pawn, company=outcome.company)


def _sell(outcome: Any, lang: str) -> str:
    fields = {"count": outcome.transaction[2], "amount": outcome.amount}
    return say("sell", lang, pawn=outcome.pawn, company=outcome.company, **fields)


def _buy(outcome: Any, lang: str) -> str:
    phrase = "found" if outcome.founded else "buy"
    return say(phrase, lang, pawn=outcome.pawn, **_bought(outcome))


def _bought(outcome: Any) -> dict[str, Any]:
    """A share or a certificate, and what it cost."""
    amount = -(outcome.amount or 0)
    return {"company": outcome.company, "amount": amount, "price": amount // 5}


def _train(outcome: Any, lang: str) -> str:
    _, how, _, seller, *_ = outcome.transaction
    paid = [change for key, change, _ in outcome.treasuries if key == outcome.company]
    amount = -sum(paid) - (outcome.amount or 0)
    fields = {"company": outcome.company, "train": outcome.train, "seller": seller}
    return say(f"train_{how}", lang, amount=amount, **fields)


def _pay(outcome: Any, lang: str) -> str:
    amount = outcome.amount or abs(sum(change for _, change, _ in outcome.treasuries))
    fields = {"pawn": outcome.pawn, "company": outcome.company, "amount": amount}
    return say(f"pay_{outcome.transaction[1]}", lang, **fields)


def _run(outcome: Any, lang: str) -> str:
    fields: dict[str, Any] = {"company": outcome.company, "revenue": outcome.revenue}
    if not outcome.revenue:
        return say("run_0", lang, **fields)
    if not outcome.paid:
        return say("run_kept", lang, **fields)
    if not outcome.players:
        return say("run_nobody", lang, **fields)
    return say("run_paid", lang, tenth=outcome.tenth, payments=payments(outcome, lang), **fields)


def _bureau(outcome: Any, lang: str) -> str:
    if not outcome.train:
        return PHRASES[lang]["bureau_0"]
    key = outcome.trains[0][0]
    where = company_name(key, lang) if key else PHRASES[lang]["the_pool"]
    return say("bureau", lang, train=outcome.train, where=where)


def _gulliver(outcome: Any, lang: str) -> str:
    if not outcome.company:
        return PHRASES[lang]["gulliver_0"]
    return say("gulliver_founds" if outcome.founded else "gulliver", lang, **_bought(outcome))


def _remove(outcome: Any, lang: str) -> str:
    return say("remove", lang, pawn=outcome.pawn)


def _new_game(outcome: Any, lang: str) -> str:
    return PHRASES[lang]["new_game"]


def _correct(outcome: Any, lang: str) -> str:
    _, what, whose, *_ = outcome.transaction
    fields = {"pawn": outcome.pawn, "company": outcome.company, "number": f"{whose:02d}"}
    figure = say(f"figure_{what}", lang, **fields)
    figure = figure[0].lower() + figure[1:]
    return say("correct", lang, figure=figure, now=outcome.now, was=outcome.was)


_HEADLINES = {
    kinds.CHOICE: _choice,
    kinds.JUSTICE: _justice,
    kinds.CARD: _card,
    kinds.END: _end,
    kinds.SELL: _sell,
    kinds.BUY: _buy,
    kinds.TRAIN: _train,
    kinds.PAY: _pay,
    kinds.NEW_GAME: _new_game,
    kinds.RUN: _run,
    kinds.BUREAU: _bureau,
    kinds.BY_GULLIVER: _gulliver,
    kinds.REMOVE: _remove,
    kinds.CORRECT: _correct,
}
