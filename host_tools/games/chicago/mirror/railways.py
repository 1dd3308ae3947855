"""A game of Chicago Express as the page shows it: plain figures, ready to be drawn."""

from typing import Any

from banker.games.chicago.data import (
    CITIES,
    COMPANIES,
    DETROIT,
    DIALS,
    END_COMPANIES,
    END_HOUSES_LEFT,
    FIRST,
    LAST_DETROIT,
    NAMES,
    OVER,
    PAWNS,
    SHARES,
    STEP,
    WABASH,
)
from banker.games.chicago.game import Game

from host_tools.games.chicago.mirror.words import WORDS
from host_tools.games.chicago.phrases import CITIES as CITY_NAMES
from host_tools.history.pawns import capital, of_pawn, the_pawn
from host_tools.mirror.recent_figures import RecentFigures

_STAGES = ("opening", "turn", "wabash", "payday", "over")


def railways(game: Game, before: Game | None, recent: RecentFigures, lang: str) -> dict[str, Any]:
    """Everything of a game, and how it differs from `before`."""
    before = before or game
    return {
        "count": game.count,
        "stage": _STAGES[game.stage],
        "round": game.round,
        "turn": game.turn,
        "awaited": awaited(game, lang),
        "companies": [company(game, before, key, recent.of(key)) for key in _keys()],
        "pawns": [player(game, before, pawn) for pawn in game.seats if pawn],
        "dials": [
            {"uses": game.dials[dial], "red_at": game.tables[dial - 1]}
            for dial in range(1, DIALS + 1)
        ],
        "tracks": [track(game, before, city) for city in range(1, CITIES + 1)],
        "flags": flags(game),
    }


def _keys() -> range:
    return range(1, COMPANIES + 1)


def awaited(game: Game, lang: str) -> str:
    """What has to happen next, and by whom."""
    fields = {"pawn": the_pawn(game.turn, lang), "of_pawn": of_pawn(game.turn, lang)}
    fields["Pawn"] = capital(fields["pawn"])
    company = game.on_sale()
    if company:
        fields |= {"company": NAMES[company], "bid": game.min_bid(company)}
    return WORDS[lang][f"awaits_{_STAGES[game.stage]}"].format(**fields)


def company(game: Game, before: Game, key: int, recent: list[int | None]) -> dict[str, Any]:
    """One company; `moved` says whether anything of it has changed, `change` what its income has
    gained. No minimum bid: there is nothing to sell."""
    is_open = key != WABASH or game.wabash_open()
    return {
        "key": key,
        "name": NAMES[key],
        "open": is_open,
        "income": game.incomes[key],
        "change": game.incomes[key] - before.incomes[key],
        "holders": [game.held(pawn, key) for pawn in range(1, PAWNS + 1)],
        "sold": game.sold(key),
        "shares": SHARES[key],
        "treasury": game.treasuries[key],
        "locomotives": game.locomotives[key],
        "min_bid": game.min_bid(key) if is_open and game.unsold(key) else None,
        "per_share": game.per_share(key),
        "chicago": game.has_arrived(key),
        "cities": [CITY_NAMES[city] for city in range(1, CITIES + 1) if _is_in(game, key, city)],
        "moved": _figures(game, key) != _figures(before, key),
        "recent": recent,
    }


def _is_in(game: Game, key: int, city: int) -> bool:
    return key in game.present_in(city)


def _figures(game: Game, key: int) -> tuple[Any, ...]:
    """What makes a company look different."""
    held = tuple(game.held(pawn, key) for pawn in range(1, PAWNS + 1))
    there = tuple(_is_in(game, key, city) for city in range(1, CITIES + 1))
    return game.incomes[key], game.treasuries[key], game.locomotives[key], held, there


def player(game: Game, before: Game, pawn: int) -> dict[str, Any]:
    """One player; the rank is by cash, among those in play."""
    cash = game.cash[pawn - 1]
    playing = bool(game.in_play(pawn))
    return {
        "pawn": pawn,
        "cash": cash,
        "change": cash - before.cash[pawn - 1],
        "rank": 1 + sum(game.cash[other - 1] > cash for other in game.pawns()),
        "shares": [game.held(pawn, key) for key in _keys()],
        "dividend": game.dividend(pawn) if playing and game.stage != OVER else None,
        "turn": playing and pawn == game.turn and game.stage != OVER,
        "playing": playing,
    }


def track(game: Game, before: Game, city: int) -> dict[str, Any]:
    """One industrial city: its values, which of them is reached, and the companies there."""
    return {
        "name": CITY_NAMES[city],
        "values": list(range(FIRST[city], game.last(city) + 1, STEP[city])),
        "value": game.tracks[city],
        "present": list(game.present_in(city)),
        "moved": game.tracks[city] != before.tracks[city],
    }


def flags(game: Game) -> list[dict[str, Any]]:
    """What ends the game on a payday: how far it is, where it ends, and whether it is there."""
    bare = sum(not game.locomotives[key] for key in _keys())
    sold_out = sum(not game.unsold(key) for key in _keys())
    figures = (
        (bare, END_COMPANIES),
        (sold_out, END_COMPANIES),
        (game.houses, END_HOUSES_LEFT),
        (game.tracks[DETROIT], LAST_DETROIT),
    )
    return [
        {"now": now, "end": end, "set": bool(game.flags() >> at & 1)}
        for at, (now, end) in enumerate(figures)
    ]
