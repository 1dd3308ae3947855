"""18Africa in keys: how it begins, how each transaction is entered, every screen, and a round."""

from typing import Any

from banker.games.africa import transactions as africa
from banker.games.africa.data import BONDS, CONCESSIONS, DIE, OPERATE, is_private, members
from banker.games.africa.operating import consent_of
from banker.games.africa.trading import asks_certificate

from host_tools.games.key_words import amount, two_digits

SEATS = "1 2 3 4 CONFIRM"
"""What NEW_GAME asks once the game is chosen."""
CHANCE = False
"""Whether each new game has a chance of its own."""
ENTRIES = {"early": 40, "late": 700}
"""How many entries have been made in a young game and in an old one."""
CARE = (africa.NEW_GAME, africa.REMOVE, africa.CORRECT, africa.TABLE)
"""What is not a move of the game."""
_DRAW = "BUY_BANK 0 1 0 2 0 3 0 4 0 5 0 8 0 9 1 0 1 7 CONFIRM"
_CARD = "INTEREST 4 5 CONFIRM CONFIRM "
OPENING = f"{_DRAW} {_CARD * 24}"
"""Leads a new game to where a round can be played."""
ROUND = (
    "BUY_BANK 1 0 8 1 CONFIRM UNDO CONFIRM BUY_BANK 5 CONFIRM UNDO CONFIRM "
    "GO CONFIRM UNDO CONFIRM TOTAL CONFIRM BUY_BANK CANCEL CONFIRM CONFIRM"
)
"""A player's round, which can be repeated: entries, a look at the totals, an entry given up."""
TOUR = (
    "BUY_BANK 1 CANCEL CANCEL",
    "BUY_BANK 1 0 8 CANCEL CANCEL",
    "GO CANCEL",
    "0 8 CONFIRM",
    "CONFIRM CONFIRM CONFIRM CONFIRM",
    "MENU 4 1 1 CANCEL CANCEL",
    "MENU 4 2 CANCEL CANCEL",
)
"""Every screen that others do not have, and back to where the unit rests. Nothing here books
anything, but what is due."""
EVERYTHING = (
    "hold:NEW_GAME 5 CONFIRM 1 2 3 CONFIRM",
    "MENU 4 7 0 8 1 9 0 CONFIRM CONFIRM",
    _DRAW,
    *("INTEREST 2 5 CONFIRM CONFIRM",) * 21,
    "BUY_BANK 1 0 8 2 CONFIRM",  # a director's certificate
    "BUY_BANK 1 0 8 1 CONFIRM",
    "SELL CANCEL",  # not yet
    "GO CONFIRM",
    "BUY_BANK 1 0 5 2 CONFIRM",
    "BUY_BANK 1 2 4 CONFIRM",
    "GO CONFIRM",
    "BUY_BANK 5 CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "CONFIRM CONFIRM CONFIRM CONFIRM CONFIRM",
    "0 8",
    "CONFIRM",
    "MENU 4 2 0 5 9 0 0 CONFIRM CONFIRM",
    "MENU 4 2 0 8 9 0 0 CONFIRM CONFIRM",
    "OFFICES 1 2 0 CONFIRM 5 0 CONFIRM CONFIRM",
    "OFFICES 2 CONFIRM",
    "BUY_PLAYER CANCEL CANCEL",
    "GO CONFIRM",
    "BUY_BANK 1 CONFIRM",
    "BUY_PLAYER CANCEL CANCEL",
    "GO CONFIRM",
    "GO CONFIRM",
    "BUY_BANK CANCEL CANCEL",
    "BUY_PLAYER 1 0 5 1 CONFIRM CANCEL CANCEL CANCEL CANCEL",
    "SELL CANCEL CANCEL",
    "GO CONFIRM",
    "GO 1 2 0 CONFIRM 1 CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    *("INTEREST 1 3 CONFIRM 3 1 CONFIRM",),
    "INTEREST 2 3 CONFIRM 3 2 CONFIRM",
    "INTEREST 2 3 CONFIRM 3 3 CONFIRM",
    "INTEREST 2 3 CONFIRM 3 4 CONFIRM",
    "INTEREST 2 3 CONFIRM 3 5 CONFIRM",
    "INTEREST 2 3 CONFIRM 3 6 CONFIRM",
    "SELL CANCEL",
    "BUY_PLAYER CANCEL",  # nobody has that private
    "CONFIRM CONFIRM CONFIRM CONFIRM CONFIRM",
    "hold:REMOVE 3 CONFIRM",
    "MENU 4 3 0 8 4 2 0 CONFIRM CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO 0 CONFIRM CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "CONFIRM CONFIRM CONFIRM",
)
"""All that the game can show, from its beginning, a line at a time."""


def keys_for(game: Any, entry: tuple[int, ...]) -> list[str] | None:
    """The keys that enter a transaction, up to CONFIRM; None if there is no way here."""
    kind, *fields = entry
    if kind == africa.DRAW_COMPANIES:
        return ["BUY_BANK", *(digit for code in members(fields[0]) for digit in two_digits(code))]
    if kind == africa.AUCTION:
        if game.stage == DIE:
            return ["INTEREST", str(fields[0])]
        which = two_digits(fields[2]) if game.stage == CONCESSIONS else []
        return ["INTEREST", str(fields[0]), *amount(fields[1]), *which]
    if kind == africa.GO:
        return ["GO"]
    if kind == africa.RUN:
        return _run(game, *fields)
    if kind == africa.POWER:
        typed = ["2", *two_digits(fields[0])] if game.stage == OPERATE else []
        return ["BUY_PLAYER", *typed]
    if kind == africa.CONCESSION:
        return ["BUY_PLAYER", "3", *two_digits(fields[0])]
    if kind == africa.BUILD:
        return _build(game, *fields)
    if kind == africa.TRAIN:
        return _train(game, *fields)
    if kind in (africa.SELL, africa.BUY):
        return (_sell if kind == africa.SELL else _buy)(game, *fields)
    return None


def _run(game: Any, tens: int, how: int) -> list[str]:
    if not game.own_trains(game.company):
        return ["GO"]
    return ["GO", *amount(10 * tens), *([str(how)] if tens else [])]


def _build(game: Any, what: int, first: int, bonus: int = 0) -> list[str]:
    if what == africa.LAY_TRACK:
        return ["OFFICES", "1", *amount(first), *amount(bonus)]
    return ["OFFICES", "2", *([str(first)] if game.may_be_free(game.company) else [])]


def _sell(game: Any, code: int, number: int) -> list[str]:
    typed = ["SELL", *(["2"] if game.stage == OPERATE else []), *two_digits(code)]
    if code == BONDS:
        return [*typed, *amount(number)]
    return typed if is_private(code) else [*typed, str(number)]


def _buy(game: Any, source: int, code: int, number: int) -> list[str]:
    if source == africa.NEW_BOND:
        return ["BUY_BANK", "5"]
    asked = [str(number)] if asks_certificate(game, source, code) else []
    return ["BUY_BANK", str(source), *two_digits(code), *asked]


def _train(game: Any, trade: int, *fields: int) -> list[str]:
    if trade == africa.OF_COMPANY:
        seller, train, price, _ = fields
        types = set(game.own_trains(seller))
        consent = consent_of(game, seller)
        asked = [str(train)] if len(types) > 1 else []
        agreed = [str(consent)] if consent else []
        return ["BUY_PLAYER", "1", *two_digits(seller), *asked, *amount(price), *agreed]
    of_bank = trade == africa.OF_BANK
    types = set(game.on_offer() if of_bank else game.own_trains(game.company))
    asked = [str(fields[0])] if len(types) > 1 else []
    return ["BUY_BANK" if of_bank else "SELL", "1", *asked]
