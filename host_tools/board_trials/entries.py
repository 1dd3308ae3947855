"""Transactions as the keys that a player enters them by, and random ones to enter."""

from collections.abc import Collection
from typing import Any

from banker.games.chicago import transactions as chicago
from banker.games.trader import transactions as trader
from banker.rules.refused import Refused

from host_tools.random_play import RandomPlay as TraderPlay
from host_tools.random_play_chicago import RandomPlay as ChicagoPlay

TRADER, CHICAGO = 0, 1
NAMES = ("trader", "chicago")
TITLES = ("Trader", "Chicago")
BEGIN = ("hold:NEW_GAME 1 CONFIRM", "hold:NEW_GAME 2 1 2 3 4 CONFIRM")
"""The keys that begin each game."""
_PLAYS = (TraderPlay, ChicagoPlay)
CARE = (
    (trader.NEW_GAME, trader.REMOVE),
    (chicago.NEW_GAME, chicago.REMOVE, chicago.CORRECT, chicago.TABLE),
)
"""What is not a move of the game."""
_TRIES = 400


class GameOver(Exception):
    """There is no move left."""


def player(number: int, seed: int) -> Any:
    """Random play of a game."""
    return _PLAYS[number](seed)


def _two(code: int) -> list[str]:
    return list(f"{code:02d}")


def _amount(value: int) -> list[str]:
    return [*str(value), "CONFIRM"]


def _set(bits: int, most: int) -> list[str]:
    return [str(key + 1) for key in range(most) if bits >> key & 1] + ["CONFIRM"]


def _trader_keys(_: Any, entry: tuple[int, ...]) -> list[str] | None:
    kind, *fields = entry
    if kind in (trader.FLOAT, trader.BUY):
        count = [str(fields[2])] if kind == trader.BUY else []
        return ["BUY_BANK", str(fields[0]), *_two(fields[1]), *count]
    if kind == trader.SELL:
        return ["SELL", str(fields[0]), *_two(fields[1]), str(fields[2])]
    if kind == trader.TRADE:
        pawns = [str(fields[0]), str(fields[1])]
        return ["BUY_PLAYER", *pawns, *_two(fields[2]), str(fields[3])]
    if kind == trader.OFFICES:
        return ["OFFICES", *_two(fields[0]), *map(str, fields[1:])]
    if kind == trader.INTEREST:
        return ["INTEREST", str(fields[0]), *_two(fields[1])]
    if kind == trader.GO:
        return ["GO", str(fields[0])]
    return ["MENU", "4"] if kind == trader.MARKET else None


def _chicago_keys(game: Any, entry: tuple[int, ...]) -> list[str] | None:
    kind, *fields = entry
    if kind == chicago.AUCTION:
        which = [] if game.on_sale() else [str(fields[0])]
        bid = _amount(fields[2]) if fields[1] else []
        return ["BUY_BANK", *which, str(fields[1]), *bid]
    if kind == chicago.BUILD:
        company, built, cost, income, hexes, wabash = fields
        asked = [str(wabash)] if chicago.asks_fort_wayne(game, hexes) else []
        start = ["SELL", str(company), str(built), *_amount(cost), *_amount(income)]
        return [*start, *_set(hexes, 4), *asked]
    if kind == chicago.CITY:
        return ["OFFICES", "1", str(fields[0]), *_set(fields[1], 5)]
    if kind == chicago.MOUNTAIN:
        return ["OFFICES", "2", str(fields[0]), str(fields[1])]
    if kind == chicago.FOREST:
        return ["OFFICES", "3", str(fields[0])]
    if kind == chicago.TRACK:
        return ["OFFICES", str(fields[0] + 2)]
    if kind == chicago.PASS:
        return ["GO", str(fields[0])]
    return ["INTEREST"] if kind == chicago.DIVIDENDS else None


def keys_for(game: Any, entry: tuple[int, ...]) -> list[str] | None:
    """The keys that enter a transaction, CONFIRM last; None if this file knows no way."""
    keys = (_trader_keys, _chicago_keys)[game.number](game, entry)
    return None if keys is None else [*keys, "CONFIRM"]


def next_entry(game: Any, play: Any, without: Collection[int] | None = None) -> list[str]:
    """The keys of a random transaction that the game takes and that changes it. Moves only, if
    nothing else is said."""
    without = CARE[game.number] if without is None else without
    for _ in range(_TRIES):
        entry = play.following(game)
        if entry[0] in without:
            continue
        try:
            game.check(entry)
            if not game.complete(entry) or not game.preview(entry).changed:
                continue
        except Refused:
            continue
        keys = keys_for(game, entry)
        if keys is not None:
            return keys
    raise GameOver
