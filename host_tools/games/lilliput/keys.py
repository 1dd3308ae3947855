"""18Lilliput in keys: how it begins, how each transaction is entered, every screen, and a round."""

from typing import Any

from banker.games.lilliput.acts.runs import given_run, run_of
from banker.games.lilliput.board import ALLENBECK

from host_tools.games.key_words import amount
from host_tools.games.kit import keys as kit_keys

__getattr__ = kit_keys.rest_of("lilliput")  # ADMIN, CHANCE
SEATS = "4 1 2 3 CONFIRM"
"""What NEW_GAME asks once the game is chosen."""
ENTRIES = {"early": 8, "late": 190}
"""How many entries have been made in a young game and in an old one."""
OPENING = (
    "BUY_BANK 1 1 1 CONFIRM BUY_BANK 2 2 2 CONFIRM BUY_BANK 3 3 4 CONFIRM BUY_BANK 4 4 5 CONFIRM"
)
"""Leads a new game to where a round can be played."""
_RECEIPT = "OFFICES 6 1 3 0 CONFIRM CONFIRM UNDO CONFIRM"
ROUND = (
    f"GO 8 1 CONFIRM UNDO CONFIRM {_RECEIPT} GO 1 2 CONFIRM UNDO CONFIRM TOTAL CONFIRM GO 4 CANCEL"
)
"""A player's round, which can be repeated: entries, a look at the totals, an entry given up."""
TOUR = (
    "GO CANCEL",
    "GO 9 CANCEL",
    "GO 4 1 CANCEL",
    "OFFICES CANCEL",
    "OFFICES 5 1 CANCEL",
    "CONFIRM CONFIRM",
    "MENU 4 CANCEL",
    "MENU 4 1 1 CANCEL",
)
"""Every screen that others do not have, and back to where the unit rests. Nothing here books
anything, but what is due."""
EVERYTHING = (
    "hold:NEW_GAME 6 CONFIRM 2 CONFIRM",  # alone
    "BUY_BANK 2 4 1 CONFIRM",
    "BUY_BANK 6 1 CONFIRM",
    "MENU 4 1 6 5 0 CONFIRM CONFIRM",
    "GO 1 1 CONFIRM",
    "GO 2 1 CONFIRM",
    "GO 4 CONFIRM",
    "hold:NEW_GAME 6 CONFIRM 1 2 3 4 CONFIRM",
    "MENU 4 7 0 1 9 0 CONFIRM CONFIRM",
    "MENU 4 7 2 1 5 0 CONFIRM CONFIRM",
    "MENU 4 7 8 1 1 CONFIRM",
    "BUY_BANK 1 1 1 CONFIRM",
    "BUY_BANK 2 2 3 CONFIRM",
    "BUY_BANK 3 3 4 CONFIRM",
    "BUY_BANK 4 4 5 CONFIRM",
    "SELL",  # not now
    "GO 2 CONFIRM",  # the Justiciary
    "OFFICES 1 2 CONFIRM",
    "OFFICES 6 1 3 0 CONFIRM CONFIRM",
    "GO 8 1 CONFIRM",
    "BUY_PLAYER 1 CONFIRM",  # a 2, and a phase
    "BUY_PLAYER 2 2 4 0 CONFIRM CONFIRM",  # of a company
    "MENU 4 1 2 9 0 0 CONFIRM CONFIRM",
    "GO 4 1 CONFIRM",
    "BUY_BANK 1 CONFIRM",
    "GO 9 1 CONFIRM",
    "OFFICES 7 CONFIRM",
    "GO 7 1 CONFIRM",
    "GO CONFIRM",
    "GO 1 2 CONFIRM",
    "GO 5 1 CONFIRM",
    "GO CONFIRM",
    "GO 6 1 CONFIRM",
    "SELL 1 1 5 2 CONFIRM CONFIRM",
    "BUY_BANK 5 6 0 CONFIRM CONFIRM",
    "GO 0 2 CONFIRM",
    "INTEREST CONFIRM",  # the export
    "CONFIRM",
    "INTEREST 5 8 CONFIRM CONFIRM",  # it has no train
    "BUY_PLAYER 3 CONFIRM",  # but buys one of the pool
    "INTEREST 6 0 CONFIRM CANCEL",
    "UNDO CANCEL",
    "MENU 4 2 1 5 0 0 CONFIRM CONFIRM",
    "MENU 4 3 1 5 8 CONFIRM CONFIRM",
    "MENU 4 4 1 2 CONFIRM",
    "MENU 4 5 1 0 CONFIRM",
    "BUY_PLAYER",  # not now
    "hold:REMOVE 4 CONFIRM",
)
"""All that the game can show, from its beginning, a line at a time."""
_MOST_TYPED = 990


def keys_for(game: Any, transaction: tuple[int, ...]) -> list[str] | None:
    """The keys that enter a transaction, up to CONFIRM; None if there is no way here."""
    if transaction[0] != game.kind_of("run") or not game.complete(transaction):
        return kit_keys.keys_for(game, transaction)
    _, company, revenue, pays, price = transaction
    keys = _routes(game, company, revenue)
    if keys is None:
        return None
    if given_run(game, company, revenue) is None:
        keys.append(str(pays))
    return ["INTEREST", *keys, *([] if game.chart() else amount(price))]


def _routes(game: Any, company: int, revenue: int) -> list[str] | None:
    """Routes that are worth so much together: the first trains run as far as they can."""
    keys: list[str] = []
    for train in game.fleet(company):
        typed = 0
        for route in range(0, _MOST_TYPED + 1, 10):
            if run_of(game.phase, train, route) <= revenue:
                typed = route
        revenue -= run_of(game.phase, train, typed)
        keys += amount(typed)
        if game.tables[ALLENBECK] and typed:
            keys.append("0")
    return None if revenue else keys
