"""Says what a transaction of Trader did."""

from typing import Any

from banker.games.trader import transactions
from banker.games.trader.data import COMPANIES, GROUP_OF, HEAD_OFFICE, PAWNS, round_group
from banker.games.trader.ui.figures import code_text
from banker.ui.texts import Texts

from host_tools.games.trader.phrases import PHRASES
from host_tools.history.pawns import capital, from_pawn, pawn_name, the_pawn
from host_tools.script.unit import LANGUAGES

_NAMES = {lang: Texts(LANGUAGES[lang], "banker.games.trader.ui") for lang in PHRASES}
_KINDS = {
    transactions.FLOAT: "float",
    transactions.BUY: "buy",
    transactions.SELL: "sell",
    transactions.TRADE: "trade",
    transactions.OFFICES: "offices",
    transactions.INTEREST: "interest",
    transactions.GO: "go",
    transactions.REMOVE: "remove",
    transactions.NEW_GAME: "new_game",
    transactions.MARKET: "market",
}


def group_name(group: int, lang: str) -> str:
    """What a group is called, as the board names it: Dark blue, Bleu foncé."""
    return str(_NAMES[lang][f"group_{group}"])


def kind_name(outcome: Any, lang: str) -> str:
    """A word for the kind of a transaction, as the unit's screen has it above an amount."""
    return str(_NAMES[lang]["short_" + _KINDS[outcome.transaction[0]]])


def columns(outcome: Any) -> tuple[int, int, int | None]:
    """The pawn, the company's code and the amount, signed from the pawn's side; 0 for neither."""
    return outcome.pawn, transactions.company(outcome.transaction), outcome.amount


def headline(outcome: Any, lang: str) -> str:
    """Who did what, with which company, for how much."""
    t = outcome.transaction
    fields: dict[str, Any] = {"pawn": outcome.pawn}
    if outcome.amount is not None:
        fields["amount"] = abs(outcome.amount)
    if transactions.company(t):
        fields["code"] = code_text(transactions.company(t))
    if t[0] in (transactions.BUY, transactions.SELL, transactions.TRADE):
        fields["shares"] = PHRASES[lang]["share" if t[-1] == 1 else "shares"].format(t[-1])
        fields["price"] = outcome.price
    if t[0] == transactions.TRADE:
        fields["seller"] = t[2]
    elif t[0] == transactions.OFFICES:
        fields["group"] = GROUP_OF[t[1]]
        fields["offices"] = _offices(t, lang)
    return _say(_phrase_of(outcome), lang, **fields)


def _phrase_of(outcome: Any) -> str:
    """The name of the phrase that fits a transaction."""
    t = outcome.transaction
    if t[0] == transactions.MARKET:
        return "lively" if t[1] else "calm"
    if t[0] == transactions.INTEREST:
        return "interest" if outcome.amount else "interest_none"
    if t[0] == transactions.OFFICES:
        if not outcome.amount:
            return "move_offices"
        return "build" if outcome.amount < 0 else "take_down"
    return _KINDS[t[0]]


def consequences(outcome: Any, lang: str) -> list[str]:
    """What followed from it: dividends, presidents, the list, monopolies, forced sales."""
    said = []
    if any(outcome.credits):
        credited = (
            f"{pawn_name(pawn, lang)} {amount}"
            for pawn, amount in enumerate(outcome.credits, 1)
            if amount
        )
        said.append(_say("credits", lang, credits=", ".join(credited)))
    if outcome.transaction[0] != transactions.FLOAT:
        presided: dict[int, list[str]] = {}
        for code, pawn in outcome.presidents:
            presided.setdefault(pawn, []).append(code_text(code))
        for pawn, codes in presided.items():
            said.append(_say("president", lang, pawn=pawn, code=", ".join(codes)))
    for code in outcome.delisted:
        said.append(_say("delisted", lang, code=code_text(code)))
    for group, pawn in outcome.monopolies_lost:
        how = "lost"
        if group in outcome.offices_cleared:
            how = "forced" if outcome.forced_pawn else "lost_offices"
        said.append(_say(how, lang, pawn=pawn, group=group, amount=outcome.forced))
    for group, pawn in outcome.monopolies_gained:
        said.append(_say("gained", lang, pawn=pawn, group=group))
    return said


def standing(game: Any, lang: str) -> str:
    """How a game stands, in a line."""
    listed = sum(game.listed(code) for code in range(1, COMPANIES + 1))
    worth = game.totals()
    names = (f"{pawn_name(pawn, lang)} {worth[pawn - 1]:,}" for pawn in range(1, PAWNS + 1))
    phrase = PHRASES[lang]["standing_1" if listed == 1 else "standing"]
    return phrase.format(listed=listed, worth=", ".join(names))


def _offices(t: tuple[int, ...], lang: str) -> str:
    """The offices of each company of the group as they are wanted, in the order of the codes."""
    phrases = PHRASES[lang]
    return ", ".join(
        phrases[f"offices_{number}" if number in (0, 1, HEAD_OFFICE) else "offices"].format(
            number=number, code=code_text(code)
        )
        for code, number in sorted(zip(round_group(t[1]), t[2:], strict=True))
    )


def _say(phrase: str, lang: str, **fields: Any) -> str:
    """Fill in a phrase; pawns and groups are numbers that are given their names here."""
    pawn, seller = fields.pop("pawn", 0), fields.pop("seller", 0)
    if pawn:
        fields["Pawn"] = capital(the_pawn(pawn, lang))
    if seller:
        fields["from_pawn"] = from_pawn(seller, lang)
    if "group" in fields:
        fields["group"] = group_name(fields["group"], lang).lower()
    return PHRASES[lang][phrase].format(**fields)
