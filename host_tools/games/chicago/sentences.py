"""Says what a transaction of Chicago Express did."""

from typing import Any

from banker.games.chicago import transactions
from banker.games.chicago.data import DIALS, NAMES, WABASH, members

from host_tools.games.chicago.consequences import consequences, incomes, payments, say
from host_tools.games.chicago.phrases import CITIES, PHRASES
from host_tools.history.pawns import listed, pawn_name, the_pawn

_KINDS = {
    transactions.AUCTION: "auction",
    transactions.BUILD: "build",
    transactions.CITY: "city",
    transactions.MOUNTAIN: "mountain",
    transactions.FOREST: "forest",
    transactions.TRACK: "track",
    transactions.PASS: "pass",
    transactions.REMOVE: "remove",
    transactions.NEW_GAME: "new_game",
    transactions.DIVIDENDS: "dividends",
    transactions.CORRECT: "correct",
    transactions.TABLE: "table",
}

__all__ = ["columns", "consequences", "headline", "kind_name", "standing"]


def standing(game: Any, lang: str) -> str:
    """How a game stands, in a line."""
    names = (f"{pawn_name(pawn, lang)} {game.cash[pawn - 1]:,}" for pawn in game.pawns())
    return PHRASES[lang]["standing"].format(round=game.round, cash=", ".join(names))


def kind_name(outcome: Any, lang: str) -> str:
    """A word for the kind of a transaction."""
    return PHRASES[lang]["kind_" + _KINDS[outcome.transaction[0]]]


def columns(outcome: Any) -> tuple[int, int, int | None]:
    """The pawn, the company's key and the amount. An auction is its winner's and what it paid; else
    the amount is what the company's treasury gained, or what the pawns were paid together."""
    pawn, amount = outcome.pawn, None
    if outcome.transaction[0] == transactions.AUCTION:
        if outcome.shares:
            pawn, amount = outcome.shares[0][0], -outcome.transaction[3]
    elif outcome.transaction[0] == transactions.DIVIDENDS:
        amount = outcome.from_bank
    elif outcome.treasuries:
        amount = sum(change for _, change, _ in outcome.treasuries)
    return pawn, outcome.company, amount


def headline(outcome: Any, lang: str) -> str:
    """Who did what, with which company, for how much."""
    t = outcome.transaction
    kind = _KINDS[t[0]]
    fields: dict[str, Any] = {"pawn": outcome.pawn}
    if outcome.company:
        fields["company"] = outcome.company
    if t[0] == transactions.AUCTION:
        return _auction(outcome, lang, fields)
    if t[0] == transactions.CORRECT:
        return _correction(outcome, lang)
    if t[0] == transactions.TABLE:
        entry = _entry(t[1], lang)
        return say(kind, lang, entry=entry, now=outcome.now, was=outcome.was)
    if t[0] == transactions.BUILD:
        fields |= _build(t, lang)
    elif t[0] == transactions.CITY:
        fields["value"] = t[1]
    elif t[0] == transactions.FOREST:
        ((_, fields["bonus"], fields["treasury"]),) = outcome.treasuries
    elif t[0] == transactions.TRACK:
        fields |= {"city": t[1], "value": outcome.tracks[0][2]}
    elif t[0] == transactions.PASS:
        fields["dial"] = t[1]
    elif t[0] == transactions.DIVIDENDS:
        fields["payments"] = payments(outcome, lang)
    fields |= {"incomes": incomes(outcome), "rise": _rise(outcome, lang)}
    return say(kind, lang, **fields)


def _auction(outcome: Any, lang: str, fields: dict[str, Any]) -> str:
    """Who won. The opening auctions and that of the first Wabash share turn no dial."""
    _, company, winner, bid = outcome.transaction
    fields["bid"] = bid
    if outcome.dial:
        phrase = "auction" if winner else "auction_nobody"
        if winner == outcome.pawn:
            phrase = "auction_own"
        elif winner:
            fields["winner"] = the_pawn(winner, lang)
    else:
        phrase = "wabash" if company == WABASH else "opening"
        if outcome.shares:  # in the opening somebody gets it in any case
            fields["pawn"] = outcome.shares[0][0]
        phrase = phrase if winner else f"{phrase}_nobody"
    return say(phrase, lang, **fields)


def _build(t: tuple[int, ...], lang: str) -> dict[str, Any]:
    """What of a build is in its transaction."""
    phrases = PHRASES[lang]
    _, _, built, cost, _, hexes, _ = t
    into = [CITIES[key] for key in members(hexes)]
    return {
        "built": phrases["built_1" if built == 1 else "built"].format(built),
        "into": phrases["into"].format(listed(into, lang)) if into else "",
        "cost": phrases["cost" if cost else "cost_0"].format(cost),
    }


def _rise(outcome: Any, lang: str) -> str:
    """What became of the company's income."""
    for company, change, income in outcome.incomes:
        if company == outcome.company and change:
            return PHRASES[lang]["rise"].format(change=change, income=income)
    return PHRASES[lang]["rise_0"]


def _correction(outcome: Any, lang: str) -> str:
    """Which figure was put right."""
    _, what, whose, _ = outcome.transaction
    fields: dict[str, Any] = {"pawn": outcome.pawn, "company": outcome.company}
    now, was = outcome.now, outcome.was
    if what == transactions.PRESENCE:
        fields["city"] = whose
        now, was = (_companies(companies, lang) for companies in (now, was))
    figure = say(f"figure_{what}", lang, **fields)
    return say("correct", lang, figure=figure, now=now, was=was)


def _companies(companies: int, lang: str) -> str:
    """A set of companies."""
    return ", ".join(NAMES[key] for key in members(companies)) or PHRASES[lang]["nobody"]


def _entry(number: int, lang: str) -> str:
    """What one of the editable numbers stands for: dials, first incomes, last values."""
    if number <= DIALS:
        return say("table_dial", lang, dial=number)
    company = number - DIALS
    if company < WABASH:
        return say("table_income", lang, company=company)
    return say("table_last", lang, city=1 + number - DIALS - WABASH + 1)
