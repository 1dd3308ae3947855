"""1861 in keys: how it begins, how each transaction is entered, every screen, and a round."""

from typing import Any

from banker.games.railways1861.merging import minors_in

from host_tools.games import PACKAGES
from host_tools.games.key_words import chosen_game
from host_tools.games.kit import keys as kit

__getattr__ = kit.rest_of("railways1861")  # SEATS, ADMIN, CHANCE
ENTRIES = {"early": 12, "late": 440}
"""How many entries have been made in a young game and in an old one."""
OPENING = (
    "INTEREST 1 2 0 CONFIRM CONFIRM INTEREST 2 3 0 CONFIRM CONFIRM "
    "INTEREST 3 4 0 CONFIRM CONFIRM INTEREST 4 5 0 CONFIRM CONFIRM "
    "INTEREST 1 6 0 CONFIRM CONFIRM INTEREST 2 1 0 0 CONFIRM CONFIRM "
    "GO CONFIRM GO CONFIRM GO CONFIRM GO CONFIRM"
)
"""Leads a new game to where a round can be played."""
_TURN = "OFFICES 1 2 CONFIRM CONFIRM GO CONFIRM"
ROUND = f"{_TURN} UNDO CONFIRM UNDO CONFIRM TOTAL CONFIRM CONFIRM 0 1 OFFICES CANCEL"
"""A company's round, which can be repeated: entries, a look at the totals, an entry given up."""
TOUR = (
    "OFFICES 1 2 CANCEL",
    "OFFICES 2 CANCEL",
    "BUY_PLAYER CANCEL",
    "GO CANCEL",
    "CONFIRM CONFIRM CONFIRM CONFIRM 0 1 CANCEL",
    "MENU 4 1 1 CANCEL",
    "MENU 4 4 0 1 CANCEL",
)
"""Every screen that others do not have, and back to where the unit rests. Nothing here books
anything, but what is due."""


EVERYTHING = (
    f"hold:NEW_GAME {chosen_game(PACKAGES.index('railways1861'))} CONFIRM 1 2 3 CONFIRM",
    "MENU 4 7 0 4 6 0 0 CONFIRM CONFIRM",  # cash for an early merger
    "MENU 4 7 2 2 2 CONFIRM CONFIRM",  # two trains of the first kind
    "MENU 4 7 2 3 3 CONFIRM CONFIRM",
    "INTEREST 0 CONFIRM",
    "INTEREST 1 2 0 CONFIRM CONFIRM",
    "INTEREST 2 3 0 CONFIRM CONFIRM",
    "INTEREST 3 4 0 CONFIRM CONFIRM",
    "INTEREST 1 5 0 CONFIRM CONFIRM",
    "INTEREST 2 6 0 CONFIRM CONFIRM",
    "INTEREST 3 2 4 0 CONFIRM CONFIRM",  # 01
    "INTEREST 0 2 1 2 4 0 CONFIRM CONFIRM",
    "INTEREST 0 3 2 2 3 0 CONFIRM CONFIRM",
    "SELL CANCEL",
    "BUY_BANK 2 1",
    "CANCEL",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "CONFIRM CONFIRM CONFIRM CONFIRM CONFIRM 0 2 CANCEL",
    # OR 1.1: everybody buys a train; the third is of phase 3.
    "OFFICES 1 2 CONFIRM CONFIRM",
    "GO CONFIRM",
    "BUY_BANK CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "BUY_BANK CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "BUY_BANK CONFIRM",
    "BUY_PLAYER 1 3 1 5 CONFIRM 1 CONFIRM",
    "GO CONFIRM",
    # MR: 02 and 03 of two owners merge into 21.
    "INTEREST 1 CANCEL",
    "INTEREST 2 0 2 0 3 2 CONFIRM 2 1 2 CONFIRM",
    "GO 1 CONFIRM",
    "GO 3 CONFIRM CONFIRM",  # 01 was first, and has passed
    # OR 1.2: a minor and a public.
    "GO 8 0 CONFIRM CONFIRM",
    "GO CONFIRM",
    "OFFICES 2 1 CONFIRM CONFIRM",
    "GO 1 0 0 CONFIRM 2 CONFIRM",
    "BUY_BANK CONFIRM",
    "BUY_PLAYER 2 0 1 1 0 CONFIRM 3 CANCEL",
    "GO CONFIRM",
    "GO CONFIRM",
    # SR 2: sales and purchases.
    "MENU 4 1 1 9 0 0 0 CONFIRM CONFIRM",
    "SELL 2 1 1 CONFIRM",
    "GO CONFIRM",
    "BUY_BANK 2 1 1 CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    # OR 2.1: the public takes its share back; loans.
    "MENU 4 3 0 1 2 CONFIRM CONFIRM",
    "GO 8 0 CONFIRM CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "MENU 4 2 2 1 9 0 0 0 CONFIRM CONFIRM",
    "BUY_BANK 1 CONFIRM",
    "MENU 4 4 2 1 0 3 0 8 CONFIRM",
    "hold:REMOVE 3 CONFIRM",
    "hold:REMOVE 3 CONFIRM",
)
"""All that the game can show, from its beginning, a line at a time."""


def code(number: int) -> list[str]:
    """Return the two digits of a code."""
    return list(f"{number:02d}")


def keys_for(game: Any, transaction: tuple[int, ...]) -> list[str] | None:
    """Return the keys that enter a transaction, up to the last CONFIRM; None if there is no way
    here."""
    kind, *values = transaction
    if kind == game.kind_of("figure"):
        return ["MENU", "4", "7", *code(values[0]), *str(values[1]), "CONFIRM"]
    if kind != game.kind_of("merge"):
        return kit.keys_for(game, transaction)
    minor, others, public, stations = values
    listed = []
    for other in minors_in(others):
        listed += code(other)
        if game.president[other] != game.president[minor]:
            listed.append(str(game.president[other]))
    return ["INTEREST", "2", *code(minor), *listed, "CONFIRM", *code(public), str(stations)]
