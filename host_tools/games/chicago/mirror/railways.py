"""A game of Chicago Express as figures for the mirror's page."""

from typing import Any

from banker.games.chicago.board import (
    CITY,
    COMPANY,
    DETROIT,
    DIAL,
    END_COMPANIES,
    END_HOUSES_LEFT,
    FIRST,
    LAST_DETROIT,
    RISE,
)
from banker.kit.layout import NAMES as NAMES_AT
from banker.kit.layout import OVER
from banker.kit.names import in_set

from host_tools.games.chicago.mirror.words import WORDS
from host_tools.games.chicago.state import company_state
from host_tools.link.history.pawns import capital, of_pawn, the_pawn
from host_tools.link.mirror.recent_figures import RecentFigures

NAMES = ("", *COMPANY[NAMES_AT])
_CITY_NAMES = ("", *CITY[NAMES_AT])
_PAWNS = range(1, 7)
_CITIES = range(1, CITY[1] + 1)


def railways(game: Any, before: Any, recent: RecentFigures, lang: str) -> dict[str, Any]:
    """Return the whole game, marking what changed since `before`."""
    before = before or game
    return {
        "count": game.count,
        "stage": game.steps[game.step],
        "round": game.round,
        "turn": game.turn,
        "awaited": awaited(game, lang),
        "companies": [company(game, before, key, recent.of(key)) for key in _keys()],
        "pawns": [player(game, before, pawn) for pawn in game.seats],
        "dials": [
            {"uses": game.dials[dial], "red_at": game.tables[dial]}
            for dial in range(1, DIAL[1] + 1)
        ],
        "tracks": [track(game, before, city) for city in _CITIES],
        "flags": flags(game),
    }


def _keys() -> range:
    return range(1, COMPANY[1] + 1)


def awaited(game: Any, lang: str) -> str:
    """Return what has to happen next, and by whom."""
    fields = {"pawn": the_pawn(game.turn, lang), "of_pawn": of_pawn(game.turn, lang)}
    fields["Pawn"] = capital(fields["pawn"])
    company = game.on_sale()
    if company:
        fields |= {"company": NAMES[company], "bid": game.min_bid(company)}
    return WORDS[lang][f"awaits_{game.steps[game.step]}"].format(**fields)


def company(game: Any, before: Any, key: int, recent: list[int | None]) -> dict[str, Any]:
    """Return one company; `moved` tells whether anything changed, `change` by how much its income
    did."""
    return company_state(game, key) | {
        "key": key,
        "name": NAMES[key],
        "change": game.income[key] - before.income[key],
        "holders": [game.shares[pawn, key] for pawn in _PAWNS],
        "cities": [_CITY_NAMES[city] for city in _CITIES if game.is_in(key, city)],
        "moved": _figures(game, key) != _figures(before, key),
        "recent": recent,
    }


def _figures(game: Any, key: int) -> tuple[Any, ...]:
    """Return what makes a company look different."""
    held = tuple(game.shares[pawn, key] for pawn in _PAWNS)
    there = tuple(game.is_in(key, city) for city in _CITIES)
    return game.income[key], game.treasury[key], game.locos[key], held, there


def player(game: Any, before: Any, pawn: int) -> dict[str, Any]:
    """Return one player; the rank is by cash, among those in play."""
    cash = game.cash[pawn]
    playing = bool(game.in_play(pawn))
    over = game.steps[game.step] == OVER
    return {
        "pawn": pawn,
        "cash": cash,
        "change": cash - before.cash[pawn],
        "rank": 1 + sum(game.cash[other] > cash for other in game.pawns()),
        "shares": list(game.shares.row(pawn)),
        "dividend": game.dividend(pawn) if playing and not over else None,
        "turn": playing and pawn == game.turn and not over,
        "playing": playing,
    }


def track(game: Any, before: Any, city: int) -> dict[str, Any]:
    """Return an industrial city: its values, the one reached, and the companies there."""
    return {
        "name": _CITY_NAMES[city],
        "values": list(range(FIRST[city - 1], game.last(city) + 1, RISE[city])),
        "value": game.tracks[city],
        "present": in_set(game.present[city]),
        "moved": game.tracks[city] != before.tracks[city],
    }


def flags(game: Any) -> list[dict[str, Any]]:
    """Return the conditions that end the game on a payday: present value, limit, and whether it is
    met."""
    bare = sum(not game.locos[key] for key in _keys())
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
