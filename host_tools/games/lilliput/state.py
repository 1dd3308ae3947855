"""A game of 18Lilliput as the JSON that scripts print and compare."""

from typing import Any

from banker.games.lilliput import tables as box
from banker.games.lilliput.data import (
    CHARACTERS,
    CHOOSING,
    COMPANIES,
    FIRST_TRAIN,
    LAST_TRAIN,
    NO_CARD,
    PAWNS,
    STARTERS,
)

STAGES = (
    *("choice", "start", "action", "step", "pool", "return"),
    *("gulliver", "export", "run", "bureau", "over"),
)


def game_state(game: Any) -> dict[str, Any]:
    """Turns, trains, pawns, companies and tables."""
    stepping = game.card != NO_CARD
    return {
        "stage": STAGES[game.stage],
        "round": game.round,
        "rounds": game.rounds(),
        "first": game.first,
        "turn": game.in_turn() or None,
        "part": game.part or None,
        "card": game.card if stepping else None,
        "left": game.left if stepping and game.buys_trains() else None,
        "company": game.current() or None,
        "taken": [card for card in range(NO_CARD) if game.taken >> card & 1],
        "seats": [pawn for pawn in game.seats if pawn],
        "out": [pawn for pawn in game.seats if pawn and not game.in_play(pawn)],
        "phase": game.phase,
        "limit": game.limit(),
        "pile": {str(train): game.pile[train] for train in range(FIRST_TRAIN, LAST_TRAIN)},
        "next": game.top(),
        "pool": game.fleet(0),
        "pawns": {str(pawn): pawn_state(game, pawn) for pawn in range(1, PAWNS + 1)},
        "companies": {str(key): company_state(game, key) for key in range(1, COMPANIES + 1)},
        "order": game.order(),
        "ranking": [list(place) for place in game.ranking()],
        "tables": tables_state(game),
    }


def pawn_state(game: Any, pawn: int) -> dict[str, Any]:
    """One pawn."""
    return {
        "cash": game.cash[pawn - 1],
        "characters": [one for one in range(1, CHARACTERS + 1) if game.has_character(pawn, one)],
        "copies": game.copies[pawn - 1],
        "certificates": game.certificates(pawn),
        "worth": game.worth(pawn),
    }


def status(game: Any, key: int) -> str:
    """Whether a company plays, can be founded, or was never chosen."""
    if game.directors[key]:
        return "founded"
    return "free" if game.stage == CHOOSING or key > STARTERS else "gone"


def company_state(game: Any, key: int) -> dict[str, Any]:
    """One company."""
    place = game.places[key]
    return {
        "status": status(game, key),
        "director": game.directors[key] or None,
        "price": game.prices[key] or None,
        "space": [place // box.ROW + 1, place % box.ROW] if place else None,
        "treasury": game.treasuries[key],
        "shares": [game.held(pawn, key) for pawn in range(1, PAWNS + 1)],
        "bank": game.in_bank(key),
        "trains": game.fleet(key),
        "stations": game.stations[key],
        "ran": bool(game.ran >> key & 1),
    }


def tables_state(game: Any) -> dict[str, Any]:
    """The figures that only the box tells, and the settings."""

    def row(first: int, count: int) -> list[int]:
        return [game.setting(number) for number in range(first, first + count)]

    return {
        "costs": row(box.COSTS, 6),
        "numbers": row(box.PILES, 5),
        "top": row(box.TOP, box.COLUMNS),
        "bottom": row(box.BOTTOM, box.COLUMNS),
        "chart": bool(game.setting(box.CHART)),
        "professional": bool(game.setting(box.PROFESSIONAL)),
        "allenbeck": bool(game.setting(box.ALLENBECK)),
        "brobdingnag": bool(game.setting(box.BROBDINGNAG)),
        "two_characters": bool(game.setting(box.TWO_CHARACTERS)),
    }
