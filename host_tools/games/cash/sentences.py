"""Says what a transaction of Cash did."""

from typing import Any

from banker.games.cash import transactions
from banker.games.cash.data import LOANS, members

from host_tools.games.cash.phrases import PHRASES
from host_tools.history.pawns import capital, of_pawn, pawn_name, the_pawn, to_pawn

_KINDS = {
    transactions.PAY: "pay",
    transactions.COLLECT: "collect",
    transactions.TRANSFER: "transfer",
    transactions.ALL_PAY: "all_pay",
    transactions.PAY_ALL: "pay_all",
    transactions.GO: "go",
    transactions.REMOVE: "remove",
    transactions.CORRECT: "correct",
    transactions.NEW_GAME: "new_game",
    transactions.TABLE: "table",
}


def kind_name(outcome: Any, lang: str) -> str:
    """A word for the kind of a transaction."""
    return PHRASES[lang]["kind_" + _KINDS[outcome.transaction[0]]]


def columns(outcome: Any) -> tuple[int, int, int | None]:
    """The pawn and the amount, signed from its side; there are no companies."""
    return outcome.pawn, 0, outcome.amount


def standing(game: Any, lang: str) -> str:
    """How a game stands, in a line."""
    names = (f"{pawn_name(pawn, lang)} {game.cash[pawn - 1]:,}" for pawn in game.pawns())
    return PHRASES[lang]["cash"].format(", ".join(names))


def headline(outcome: Any, lang: str) -> str:
    """Who paid whom, and how much."""
    t = outcome.transaction
    kind = _KINDS[t[0]]
    fields: dict[str, Any] = {"now": outcome.now, "was": outcome.was}
    if outcome.pawn:
        fields |= {"Pawn": capital(the_pawn(t[1], lang)), "of_pawn": of_pawn(t[1], lang)}
    if outcome.amount is not None:
        fields |= {"amount": abs(outcome.amount), "each": t[-1]}
    if t[0] in (transactions.TRANSFER, transactions.ALL_PAY):
        fields["to_pawn"] = to_pawn(t[-2], lang)
    elif t[0] == transactions.GO:
        fields["salary"] = outcome.amount + outcome.interest
    elif t[0] == transactions.CORRECT:
        ((_, change, now),) = outcome.cash
        fields |= {"now": now, "was": now - change}
    elif t[0] == transactions.NEW_GAME:
        fields["players"] = len(members(t[1]))
    elif t[0] == transactions.TABLE:
        kind = f"table_{t[1]}" + ("_off" if t[1] == LOANS and not t[2] else "")
    return PHRASES[lang][kind].format(**fields)


def consequences(outcome: Any, lang: str) -> list[str]:
    """Interest, and who owes from now on."""
    said = []
    if outcome.interest:
        said.append(PHRASES[lang]["interest"].format(interest=outcome.interest))
    for pawn, _, cash in outcome.cash:
        if pawn in outcome.debtors:
            debtor = capital(the_pawn(pawn, lang))
            said.append(PHRASES[lang]["debt"].format(Pawn=debtor, amount=-cash))
    return said
