"""A railway game in keys: how it begins, how each transaction is entered, every screen, a round.

A short game that comes to every kind of transaction is found by playing at random.
"""

from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

from banker.games.railway.board import OVER
from banker.games.railway.tokens import start_prices
from banker.rules.transactions import Refused
from banker.ui import keys

from host_tools.games import part
from host_tools.games.key_words import chosen_game
from host_tools.games.kit import keys as kit
from host_tools.games.kit import rules
from host_tools.games.kit.acts import acts_by_kind

SEATS = "1 2 3 4 CONFIRM"
_TRIES = 2000
_SEEDS = (7, 5, 3, 11, 13)
_FEW_TRAINS = ((22, 2), (23, 2), (24, 2), (25, 1), (26, 1))


class _Keys(SimpleNamespace):
    """What a game's room says in `keys`."""

    def __init__(self, number: int, **said: Any) -> None:
        super().__init__(**said)
        self._number = number

    @cached_property
    def EVERYTHING(self) -> tuple[str, ...]:
        """All that the game can show: found when it is wanted, which takes long."""
        return _everything(self._number)


@cache
def bound(number: int) -> Any:
    """Return what a game's room says in `keys`."""
    game = rules(number)(bytes((1, 2, 3, 4)))
    opening = _opening(game)
    price = " ".join(str(start_prices(game.grid)[-1]))
    buy = f"BUY_BANK 2 2 {price} CONFIRM"
    return _Keys(
        number,
        __doc__=__doc__,
        SEATS=SEATS,
        OPENING=opening,
        ROUND=f"{buy} CONFIRM UNDO CONFIRM TOTAL CONFIRM GO CANCEL",
        TOUR=(
            *("INTEREST CANCEL", "BUY_PLAYER CANCEL", "OFFICES CANCEL", "SELL CANCEL"),
            *("BUY_BANK 2 2 CANCEL", "GO CANCEL", "CONFIRM CONFIRM CONFIRM CONFIRM 2 1 CANCEL"),
            *("MENU 4 1 1 CANCEL", "MENU 4 7 CANCEL", "hold:REMOVE 1 CANCEL"),
        ),
        ENTRIES={"early": 12, "late": 230},
        ADMIN=part(number, "sample_game").ADMIN,
        CHANCE=False,
        keys_for=keys_for,
    )


def keys_for(game: Any, transaction: tuple[int, ...]) -> list[str] | None:
    """Return the keys that enter a transaction, up to the last CONFIRM; None if there is no way
    here."""
    if transaction[0] == game.kind_of("figure"):
        if len(transaction) != 3:
            return None
        return ["MENU", "4", "7", *f"{transaction[1]:02d}", *str(transaction[2]), "CONFIRM"]
    return kit.keys_for(game, transaction)


def _entered(game: Any, transaction: tuple[int, ...]) -> str:
    return " ".join(keys_for(game, transaction) or ())


def _opening(game: Any) -> str:
    """Return the keys that sell every private at its minimum."""
    lines = []
    while game.steps[game.step] == "offer":
        kind, winner = game.kind_of("auction"), game.turn
        granted = ((game.presidency_given or (0, 0))[1] or 21, start_prices(game.grid)[0])
        choices = ((kind, winner, game.minimum, *granted), (kind, winner, game.minimum, 0, 0))
        for transaction in choices:
            try:
                after = game.prepared(transaction)[0]
            except Refused:
                continue
            lines.append(f"{_entered(game, transaction)} CONFIRM")
            game = after
            break
    return " ".join(lines)


def _everything(number: int) -> tuple[str, ...]:
    """Return all that the game can show, from its beginning, a line at a time."""
    for seed in _SEEDS:
        lines, missing = _played(number, seed)
        if not missing:
            break
    pages = ("CONFIRM " * 7 + "CANCEL", "2 1 CONFIRM CANCEL", "REVIEW CONFIRM", "UNDO CANCEL")
    corrected = ("MENU 4 1 1 5 CONFIRM CONFIRM", "MENU 4 4 2 1 0 1 0 1 CONFIRM CANCEL")
    return (*lines, *pages, *corrected, "TOTAL CONFIRM", "MENU 4 CANCEL")


def _played(number: int, seed: int) -> tuple[list[str], set[int]]:
    """Return a game in keys, a line for each transaction, and the kinds that it does not have."""
    game = rules(number)(bytes((1, 2, 3, 4)))
    lines = [f"hold:NEW_GAME {chosen_game(number)} CONFIRM {SEATS}"]
    for figure in _FEW_TRAINS:
        transaction = (game.kind_of("figure"), *figure)
        lines.append(f"{_entered(game, transaction)} CONFIRM")
        game = game.prepared(transaction)[0]
    play = part(number, "random_play").RandomPlay(seed)
    left = set(acts_by_kind(game)) - {game.kind_of("figure")}
    for _ in range(_TRIES):
        transaction = play.entered(game, play.flow(game))
        try:
            after, outcome = game.prepared(transaction)
        except Refused:
            continue
        typed = keys_for(game, transaction)
        if typed and outcome.changed:
            key = f"hold:{typed[0]}" if typed[0] == keys.REMOVE else typed[0]
            lines.append(" ".join((key, *typed[1:], "CONFIRM")))
            game = after
            left.discard(transaction[0])
        if not left or game.step == OVER:
            break
    return lines, left
