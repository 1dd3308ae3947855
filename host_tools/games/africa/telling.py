"""Accounts, codes and amounts in the sentences of 18Africa."""

from typing import Any

from banker.games.africa.data import BONDS, COMPANIES, COMPANY, FIRST_CONCESSION, NAMES

from host_tools.games.africa.phrases import CONCESSIONS, PHRASES, PRIVATES
from host_tools.history.pawns import capital, of_pawn, pawn_name, the_pawn


def say(phrase: str, lang: str, **fields: Any) -> str:
    """Fill in a phrase; pawns, companies, privates and concessions are numbers that are given
    their names here, `who` is an account."""
    pawn = fields.pop("pawn", 0)
    if pawn:
        fields |= {"pawn": the_pawn(pawn, lang), "of_pawn": of_pawn(pawn, lang)}
        fields["Pawn"] = capital(fields["pawn"])
    who = fields.pop("who", 0)
    if who:
        fields["Who"] = capital(account(who, lang))
    for name in ("company", "seller"):
        if name in fields:
            fields[name] = NAMES[fields[name]]
    if "private" in fields:
        fields["private"] = PRIVATES[fields["private"]]
    if "concession" in fields:
        fields["concession"] = CONCESSIONS[lang][fields["concession"] - FIRST_CONCESSION]
    return PHRASES[lang][phrase].format(**fields)


def account(who: int, lang: str) -> str:
    """A pawn or a company."""
    return NAMES[who - COMPANY] if who > COMPANY else the_pawn(who, lang)


def short_account(who: int, lang: str) -> str:
    """The same in a list."""
    return NAMES[who - COMPANY] if who > COMPANY else pawn_name(who, lang)


def certificates(code: int, number: int, lang: str) -> str:
    """So many of what has this code."""
    if code > COMPANIES and code != BONDS:
        return PRIVATES[code]
    phrase = "what_bond" if code == BONDS else "what_share"
    if number > 1:
        phrase += "s"
    return PHRASES[lang][phrase].format(number, NAMES[code] if code <= COMPANIES else "")


def payments(notes: Any, lang: str) -> str:
    """What each account got or paid, and what it has; nothing where nothing has changed."""
    changed = [note for note in notes if note[1]]
    return ", ".join(
        f"{short_account(who, lang)} {now} ({change:+})" for who, change, now in changed
    )
