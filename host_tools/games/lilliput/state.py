"""A game of 18Lilliput as the JSON that scripts print and compare."""

from typing import Any

from banker.games.lilliput.board import (
    ALLENBECK,
    BOTTOM,
    BROBDINGNAG,
    CHART,
    COLUMNS,
    COSTS,
    NO_CARD,
    PILES,
    PROFESSIONAL,
    ROW,
    STARTERS,
    TOP,
    TWO_CHARACTERS,
)
from banker.kit.names import in_set

_PAWNS = range(1, 7)


def stage(game: Any) -> str:
    """The step, as scripts know it."""
    step: str = game.steps[game.step]
    return "step" if step in ("shares", "trains") else step


def game_state(game: Any) -> dict[str, Any]:
    """Turns, trains, pawns, companies and tables."""
    stepping = game.hand != NO_CARD
    return {
        "stage": stage(game),
        "round": game.round,
        "rounds": game.rounds(),
        "first": game.first,
        "turn": game.turn or None,
        "part": game.part or None,
        "card": game.hand if stepping else None,
        "left": game.left if "trains" in (game.steps[game.step], game.steps[game.under]) else None,
        "company": game.current() or None,
        "taken": [card for card in range(NO_CARD) if game.taken >> card & 1],
        "seats": list(game.seats),
        "out": [pawn for pawn in game.seats if not game.in_play(pawn)],
        "phase": game.phase,
        "limit": game.limit(),
        "pile": {str(train): game.pile[train] for train in range(2, 7)},
        "next": game.top(),
        "pool": game.fleet(0),
        "pawns": {str(pawn): pawn_state(game, pawn) for pawn in _PAWNS},
        "companies": {str(key): company_state(game, key) for key in range(1, 9)},
        "order": game.order(),
        "ranking": [list(place) for place in game.ranking()],
        "tables": tables_state(game.tables),
    }


def pawn_state(game: Any, pawn: int) -> dict[str, Any]:
    """One pawn."""
    return {
        "cash": game.cash[pawn],
        "characters": in_set(game.characters[pawn]),
        "copies": game.copies[pawn],
        "certificates": game.certificates(pawn),
        "worth": game.worth(pawn),
    }


def company_state(game: Any, key: int) -> dict[str, Any]:
    """One company."""
    place = game.place[key]
    lower = place >= BOTTOM
    unfounded = "free" if stage(game) == "choice" or key > STARTERS else "gone"
    return {
        "status": "founded" if game.director[key] else unfounded,
        "director": game.director[key] or None,
        "price": game.price[key] or None,
        "space": [1 + lower, place - lower * ROW - TOP + 1] if place else None,
        "treasury": game.treasury[key],
        "shares": [game.shares[pawn, key] for pawn in _PAWNS],
        "bank": game.in_bank(key),
        "trains": game.fleet(key),
        "stations": game.stations[key],
        "ran": bool(game.ran >> key - 1 & 1),
    }


def tables_state(tables: list[int]) -> dict[str, Any]:
    """The figures that only the box tells, and the settings."""
    return {
        "costs": tables[COSTS : COSTS + 6],
        "numbers": tables[PILES : PILES + 5],
        "top": tables[TOP : TOP + COLUMNS],
        "bottom": tables[BOTTOM : BOTTOM + COLUMNS],
        "chart": bool(tables[CHART]),
        "professional": bool(tables[PROFESSIONAL]),
        "allenbeck": bool(tables[ALLENBECK]),
        "brobdingnag": bool(tables[BROBDINGNAG]),
        "two_characters": bool(tables[TWO_CHARACTERS]),
    }
