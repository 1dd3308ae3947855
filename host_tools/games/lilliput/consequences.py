"""What followed from a transaction of 18Lilliput, in sentences."""

from typing import Any

from banker.games.lilliput.data import LIMITS, OBSOLETE, OVER, POOL, RETURN
from banker.games.lilliput.transactions import BUREAU, NEW_GAME, RUN, TRAIN

from host_tools.games.lilliput.phrases import PHRASES, TRAINS, company_name
from host_tools.history.pawns import capital, of_pawn, pawn_name, the_pawn


def consequences(outcome: Any, lang: str) -> list[str]:
    """Prices, phases, trains that go, and what comes next."""
    kind = outcome.transaction[0]
    said = []
    if kind == NEW_GAME:
        seats = [pawn for pawn in outcome.transaction[1:] if pawn]
        players = ", ".join(pawn_name(pawn, lang) for pawn in seats)
        said.append(say("seats" if len(seats) > 1 else "alone", lang, players=players))
    if kind == TRAIN:
        for pawn, change, _ in outcome.players:
            said.append(say("helps", lang, pawn=pawn, amount=-change))
    if outcome.price:
        company, before, after = outcome.price
        phrase = "price_same" if before == after else "price"
        said.append(say(phrase, lang, company=company, before=before, after=after))
    return said + _trains(outcome, lang) + _next(outcome, lang)


def _trains(outcome: Any, lang: str) -> list[str]:
    """A phase, and what it does to trains."""
    said = []
    if outcome.phase:
        said.append(say("phase", lang, phase=outcome.phase, limit=LIMITS[outcome.phase]))
        if OBSOLETE[outcome.phase]:
            said.append(say("obsolete", lang, train=OBSOLETE[outcome.phase]))
    for train, count in outcome.gone:
        said.append(say("gone", lang, train=train, count=count))
    if outcome.phase:
        for company, change, train in outcome.trains:
            if company and change < 0:
                said.append(say("returns", lang, company=company, train=train))
    return said


def _next(outcome: Any, lang: str) -> list[str]:
    """Who has to decide something first; a new round; the end."""
    if outcome.stage == OVER and outcome.transaction[0] == RUN:
        places = (f"{pawn_name(pawn, lang)} {worth}" for _, pawn, worth in outcome.ranking)
        return [say("the_end", lang, ranking=", ".join(places))]
    if outcome.stage in (POOL, RETURN) and outcome.next_company:
        phrase = "pool_opens" if outcome.stage == POOL else "must_return"
        return [say(phrase, lang, company=outcome.next_company)]
    if outcome.transaction[0] == BUREAU and outcome.new_round:
        return [say("round", lang, round=outcome.round)]
    return []


def payments(outcome: Any, lang: str) -> str:
    """What each pawn got."""
    return ", ".join(f"{pawn_name(pawn, lang)} {amount}" for pawn, amount, _ in outcome.players)


def say(phrase: str, lang: str, **fields: Any) -> str:
    """Fill in a phrase; pawns, companies and trains are numbers that are given their names here."""
    pawn = fields.pop("pawn", 0)
    if pawn:
        fields |= {"pawn": the_pawn(pawn, lang), "of_pawn": of_pawn(pawn, lang)}
        fields["Pawn"] = capital(fields["pawn"])
    for name in ("company", "seller"):
        if fields.get(name):
            fields[name] = company_name(fields[name], lang)
    if "train" in fields:
        fields["train"] = TRAINS[fields["train"]]
    return capital(PHRASES[lang][phrase].format(**fields))
