"""What followed from a transaction of Chicago Express, in sentences."""

from typing import Any

from banker.games.chicago.data import NAMES, OVER, PAYDAY, STARTING_CASH, WABASH, members
from banker.games.chicago.transactions import AUCTION, BUILD, DIVIDENDS, NEW_GAME

from host_tools.games.chicago.phrases import CITIES, PHRASES
from host_tools.history.pawns import capital, listed, of_pawn, pawn_name, the_pawn


def consequences(outcome: Any, lang: str) -> list[str]:
    """Treasuries, dividends, openings, dials on red, what ends the game, and its end."""
    kind = outcome.transaction[0]
    said = []
    if kind == NEW_GAME:
        seats = [pawn for pawn in outcome.transaction[1:] if pawn]
        players = ", ".join(pawn_name(pawn, lang) for pawn in seats)
        said.append(say("seats", lang, players=players, cash=STARTING_CASH[len(seats)]))
    if kind in (AUCTION, BUILD):
        for company, _, treasury in outcome.treasuries:
            said.append(say("treasury", lang, company=company, treasury=treasury))
    if outcome.paid and kind == BUILD:
        paid = payments(outcome, lang)
        fields = {"company": outcome.company, "per_share": outcome.per_share, "payments": paid}
        said.append(say("arrives", lang, **fields))
    if outcome.wabash_opens:
        income = next(now for company, _, now in outcome.incomes if company == WABASH)
        said.append(say("wabash_opens", lang, income=income))
    if kind == DIVIDENDS:
        said += _after_payday(outcome, lang)
    return said + _warnings(outcome, lang)


def _after_payday(outcome: Any, lang: str) -> list[str]:
    """The end of the game, or what the next round begins with."""
    if outcome.stage == OVER:
        best = max(cash for _, _, cash in outcome.players)
        winners = [the_pawn(pawn, lang) for pawn, _, cash in outcome.players if cash == best]
        if len(winners) > 1:
            return [say("over_shared", lang, pawns=listed(winners, lang), cash=best)]
        return [PHRASES[lang]["over"].format(pawn=winners[0], cash=best)]
    said = []
    for _, _, value in outcome.tracks:
        phrase = "detroit" if outcome.incomes else "detroit_empty"
        said.append(say(phrase, lang, value=value, incomes=incomes(outcome)))
    return [*said, say("round", lang, round=outcome.round)]


def _warnings(outcome: Any, lang: str) -> list[str]:
    """What a dial has come to, and what the next payday will do."""
    said = []
    if outcome.stage != OVER:
        said += [PHRASES[lang][f"flag_{1 << at - 1}"] for at in members(outcome.flags_set)]
    if outcome.stage == PAYDAY and (outcome.dial or outcome.transaction[0] == AUCTION):
        said.append(PHRASES[lang]["payday"])
    elif outcome.dial and outcome.dial[1] >= outcome.dial[2]:
        said.insert(0, say("red", lang, dial=outcome.dial[0]))
    return said


def payments(outcome: Any, lang: str) -> str:
    """What each pawn got."""
    return ", ".join(f"{pawn_name(pawn, lang)} {amount}" for pawn, amount, _ in outcome.players)


def incomes(outcome: Any) -> str:
    """The companies whose income has changed: what it is, and by how much."""
    return ", ".join(f"{NAMES[key]} {now} ({change:+})" for key, change, now in outcome.incomes)


def say(phrase: str, lang: str, **fields: Any) -> str:
    """Fill in a phrase; pawns, companies, cities and dials are numbers that are given their names
    here."""
    pawn = fields.pop("pawn", 0)
    if pawn:
        fields |= {"pawn": the_pawn(pawn, lang), "of_pawn": of_pawn(pawn, lang)}
        fields["Pawn"] = capital(fields["pawn"])
    for name, names in (("company", NAMES), ("city", CITIES)):
        if name in fields:
            fields[name] = names[fields[name]]
    if "dial" in fields:
        fields["dial"] = PHRASES[lang][f"dial_{fields['dial']}"]
    return PHRASES[lang][phrase].format(**fields)
