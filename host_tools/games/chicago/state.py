"""A game of Chicago Express as the JSON that scripts print and compare."""

from typing import Any

from banker.games.chicago.data import CITIES, COMPANIES, DIALS, PAWNS, SHARES, WABASH
from banker.games.chicago.game import Game

_STAGES = ("opening", "turn", "wabash", "payday", "over")
_DIALS = ("", "auction", "build", "develop")
_CITIES = ("", "detroit", "wheeling", "pittsburgh")
_FLAGS = "LSHD"


def game_state(game: Game) -> dict[str, Any]:
    """Players, companies, dials and industry."""
    return {
        "stage": _STAGES[game.stage],
        "on_sale": game.on_sale() or None,
        "round": game.round,
        "turn": game.turn,
        "seats": [pawn for pawn in game.seats if pawn],
        "out": [pawn for pawn in game.seats if pawn and not game.in_play(pawn)],
        "pawns": {str(pawn): pawn_state(game, pawn) for pawn in range(1, PAWNS + 1)},
        "companies": {str(key): company_state(game, key) for key in range(1, COMPANIES + 1)},
        "dials": {_DIALS[dial]: dial_state(game, dial) for dial in range(1, DIALS + 1)},
        "tracks": {_CITIES[city]: track_state(game, city) for city in range(1, CITIES + 1)},
        "houses": game.houses,
        "flags": flag_letters(game.flags()),
        "ranking": [[place, pawn, cash] for place, pawn, cash in game.ranking()],
        "tables": list(game.tables),
        "next_tables": list(game.next_tables),
    }


def pawn_state(game: Game, pawn: int) -> dict[str, Any]:
    """One pawn; the dividend is what it would get now."""
    return {
        "cash": game.cash[pawn - 1],
        "shares": [game.held(pawn, key) for key in range(1, COMPANIES + 1)],
        "dividend": game.dividend(pawn),
    }


def company_state(game: Game, key: int) -> dict[str, Any]:
    """One company; no minimum bid where no share can be sold."""
    is_open = key != WABASH or game.wabash_open()
    return {
        "open": is_open,
        "income": game.incomes[key],
        "sold": game.sold(key),
        "shares": SHARES[key],
        "treasury": game.treasuries[key],
        "locomotives": game.locomotives[key],
        "min_bid": game.min_bid(key) if is_open and game.unsold(key) else None,
        "per_share": game.per_share(key),
        "chicago": game.has_arrived(key),
    }


def dial_state(game: Game, dial: int) -> dict[str, Any]:
    """One dial."""
    return {"uses": game.dials[dial], "red_at": game.tables[dial - 1], "red": game.red(dial)}


def track_state(game: Game, city: int) -> dict[str, Any]:
    """One industrial city, and the companies there."""
    present = list(game.present_in(city))
    return {"value": game.tracks[city], "last": game.last(city), "present": present}


def flag_letters(flags: int) -> str:
    """What will end the game: L, S, H and D, each where it is set."""
    return "".join(letter for at, letter in enumerate(_FLAGS) if flags >> at & 1)
