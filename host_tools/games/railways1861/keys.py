"""1861 in keys: how it begins, how each transaction is entered, every screen, and a round."""

from collections.abc import Callable
from typing import Any

from banker.games.railways1861 import transactions as rail
from banker.games.railways1861.data import DISCARD, HOLDERS, NATIONALISE, OFFER, PAWN, train_of
from banker.games.railways1861.operating_checks import asks_payout, asks_revenue

from host_tools.games.key_words import amount, chosen

SEATS = "1 2 3 4 CONFIRM"
"""What NEW_GAME asks once the game is chosen."""
CHANCE = False
"""Whether each new game has a chance of its own."""
ENTRIES = {"early": 12, "late": 440}
"""How many entries have been made in a young game and in an old one."""
CARE = (rail.NEW_GAME, rail.REMOVE, rail.CORRECT, rail.FIGURE)
"""What is not a move of the game."""
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
    "OFFICES 2",
    "BUY_PLAYER CANCEL",
    "GO CANCEL",
    "CONFIRM CONFIRM CONFIRM CONFIRM 0 1 CANCEL",
    "MENU 4 1 1 CANCEL",
    "MENU 4 4 0 1 CANCEL",
)
"""Every screen that others do not have, and back to where the unit rests. Nothing here books
anything, but what is due."""


EVERYTHING = (
    "hold:NEW_GAME 4 CONFIRM 1 2 3 CONFIRM",
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
    """The two digits of a code."""
    return list(f"{number:02d}")


def keys_for(game: Any, entry: tuple[int, ...]) -> list[str] | None:
    """The keys that enter a transaction, up to CONFIRM; None if there is no way here."""
    kind, *fields = entry
    write = _WRITTEN.get(kind)
    return write(game, *fields) if write else None


def _auction(game: Any, lot: int, winner: int, bid: int) -> list[str]:
    if game.step == OFFER:
        return ["INTEREST", str(winner), *(amount(bid) if winner else [])]
    return ["INTEREST", *code(lot), str(winner), *amount(bid)]


def _buy(game: Any, public: int, source: int) -> list[str]:
    both = game.treasury(public) and game.in_pool(public)
    return ["BUY_BANK", *code(public), *([str(source)] if both else [])]


def _run(game: Any, revenue: int, payout: int) -> list[str]:
    typed = amount(revenue) if asks_revenue(game) else []
    return ["GO", *typed, *([str(payout)] if asks_payout(game, revenue) else [])]


def _train(game: Any, key: int, source: int) -> list[str]:
    several = [str(key)] if len(game.on_sale()) > 1 else []
    train = train_of(key)
    both = game.in_bank(train) and game.pooled[train]
    return ["BUY_BANK", *several, *([str(source)] if both else [])]


def _consent(game: Any, other: int) -> list[str]:
    return [] if other == game.owners[game.acting] else [str(other)]


def _company_train(game: Any, seller: int, key: int, price: int) -> list[str]:
    several = [str(key)] if len(game.types_of(seller)) > 1 else []
    consent = _consent(game, game.owners[seller])
    return ["BUY_PLAYER", "2", *code(seller), *several, *amount(price), *consent]


def _private(game: Any, private: int, price: int) -> list[str]:
    consent = _consent(game, game.owner(private) - PAWN)
    return ["BUY_PLAYER", "1", *code(private), *amount(price), *consent]


def _merge(game: Any, minor: int, mask: int, public: int, stations: int) -> list[str]:
    listed = []
    for other in rail.minors_in(mask):
        listed += code(other)
        if game.owners[other] != game.owners[minor]:
            listed.append(str(game.owners[other]))
    return ["INTEREST", "2", *code(minor), *listed, "CONFIRM", *code(public), str(stations)]


def _answer(game: Any, answer: int) -> list[str]:
    if game.step in (HOLDERS, DISCARD, NATIONALISE):
        return ["GO", str(answer)]
    return ["GO", *chosen(answer, 6)]


_WRITTEN: dict[int, Callable[..., list[str]]] = {
    rail.AUCTION: _auction,
    rail.BUY: _buy,
    rail.START: lambda game, public, price: ["BUY_BANK", *code(public), *amount(price)],
    rail.SELL: lambda game, public, number: ["SELL", *code(public), str(number)],
    rail.OWN_SHARES: lambda game, number: ["BUY_BANK", str(number)],
    rail.TRACK: lambda game, tiles, terrain: ["OFFICES", "1", str(tiles), *amount(terrain)],
    rail.STATION: lambda game, hexes: ["OFFICES", "2", *amount(hexes)],
    rail.RUN: _run,
    rail.GO: lambda game: ["GO"],
    rail.TRAIN: _train,
    rail.COMPANY_TRAIN: _company_train,
    rail.PRIVATE: _private,
    rail.MERGE: _merge,
    rail.CONVERT: lambda game, minor, public: ["INTEREST", "1", *code(minor), *code(public)],
    rail.ANSWER: _answer,
}
