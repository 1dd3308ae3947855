"""The `state` JSON of Chicago Express."""

from typing import Any

from banker.games.chicago.board import CHICAGO, CITY, COMPANY, DIAL, SHARES
from banker.kit.layout import NAMES
from banker.kit.names import in_set

_PAWNS = range(1, 7)
_COMPANIES = range(1, COMPANY[1] + 1)
_DIALS = ("auction", "build", "develop")
_FLAGS = "LSHD"


def game_state(game: Any) -> dict[str, Any]:
    """Return players, companies, dials and industry."""
    return {
        "stage": game.steps[game.step],
        "on_sale": game.on_sale() or None,
        "round": game.round,
        "turn": game.turn,
        "seats": list(game.seats),
        "out": [pawn for pawn in game.seats if not game.in_play(pawn)],
        "pawns": {str(pawn): pawn_state(game, pawn) for pawn in _PAWNS},
        "companies": {str(key): company_state(game, key) for key in _COMPANIES},
        "dials": {_DIALS[dial - 1]: dial_state(game, dial) for dial in range(1, DIAL[1] + 1)},
        "tracks": {
            CITY[NAMES][city - 1].lower(): track_state(game, city) for city in range(1, CITY[1] + 1)
        },
        "houses": game.houses,
        "flags": "".join(letter for at, letter in enumerate(_FLAGS) if game.flags() >> at & 1),
        "ranking": [list(line) for line in game.ranking()],
        "tables": game.tables[1:],
        "next_tables": game.next_tables[1:],
    }


def pawn_state(game: Any, pawn: int) -> dict[str, Any]:
    """Return one pawn; the dividend is what it would get now."""
    return {
        "cash": game.cash[pawn],
        "shares": list(game.shares.row(pawn)),
        "dividend": game.dividend(pawn),
    }


def company_state(game: Any, key: int) -> dict[str, Any]:
    """Return one company, without a minimum bid if no share can be sold."""
    is_open = game.is_open(key)
    return {
        "open": is_open,
        "income": game.income[key],
        "sold": game.sold(key),
        "shares": SHARES[key],
        "treasury": game.treasury[key],
        "locomotives": game.locos[key],
        "min_bid": game.min_bid(key) if is_open and game.unsold(key) else None,
        "per_share": game.per_share(key),
        "chicago": game.is_in(key, CHICAGO),
    }


def dial_state(game: Any, dial: int) -> dict[str, Any]:
    """Return one dial."""
    return {"uses": game.dials[dial], "red_at": game.tables[dial], "red": game.red(dial)}


def track_state(game: Any, city: int) -> dict[str, Any]:
    """Return an industrial city, and the companies there."""
    present = in_set(game.present[city])
    return {"value": game.tracks[city], "last": game.last(city), "present": present}
