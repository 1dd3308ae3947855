"""The game as the JSON of key scripts: codes are strings of two digits, pawns are numbers."""

from typing import Any

from banker.games.railway.rolling_stock import KEY, NO_LIMIT
from banker.games.railway.sale import on_sale
from banker.games.railways1861.tables import (
    AS_OWNER,
    FLEET,
    GONE,
    LAST_PUBLIC,
    MINORS,
    OFFER,
    OPERATED,
    PUBLICS,
    RSR,
    STEPS,
    name_of,
)
from banker.kit.layout import BOARD_ROW
from banker.rules.transactions import PAWNS

TRAIN_NAMES = {row[KEY]: {9: "2+2", 10: "5+5E"}.get(row[KEY], str(row[KEY])) for row in FLEET}
ROUNDS = ("SR", "OR", "MR", "END")
CODES = (*range(1, MINORS + 1), *range(PUBLICS + 1, LAST_PUBLIC + 1))


def _code(code: int) -> str:
    """A code as it is typed."""
    return str(name_of(code)[:2])


def minors_of(game: Any, pawn: int) -> list[int]:
    """A pawn's minors, by code."""
    return [code for code in range(1, MINORS + 1) if game.president[code] == pawn]


def trains_left(game: Any, train: int) -> int | None:
    """How many trains of a type the bank has; None where there is no limit."""
    return None if game.left[train] == NO_LIMIT else game.left[train]


def train_names(game: Any, code: int) -> list[str]:
    """A company's trains, each by its name."""
    return [TRAIN_NAMES[train] for train in game.trains_of(code)]


def pooled(game: Any) -> list[str]:
    """The trains in the pool, each by its name."""
    return [name for train, name in TRAIN_NAMES.items() for _ in range(game.pooled[train])]


def game_state(game: Any) -> dict[str, Any]:
    """Everything that a script may ask of this game."""
    offer = game.step == OFFER
    return {
        "round": ROUNDS[game.round],
        "set": game.set,
        "or": game.or_at,
        "ors": game.or_count,
        "step": STEPS[game.step],
        "turn": _turn(game),
        "phase": game.phase,
        "priority": game.priority,
        "seats": game.players(),
        "away": [pawn for pawn in range(1, PAWNS + 1) if game.out >> (pawn - 1) & 1],
        "bank": game.bank(),
        "broken": bool(game.broken),
        "last_set": game.last_set or None,
        "last_or": bool(game.last_or),
        "offer": _code(game.offered()) if offer else None,
        "minimum": game.minimum if offer else None,
        "limit": game.limit,
        "pawns": {str(pawn): _pawn(game, pawn) for pawn in range(1, PAWNS + 1)},
        "companies": {_code(code): _company(game, code) for code in CODES},
        "rsr": _till(game, RSR),
        "trains": {
            "left": {name: trains_left(game, train) for train, name in TRAIN_NAMES.items()},
            "pool": pooled(game),
            "sale": [TRAIN_NAMES[train] for train in on_sale(game)],
        },
        "order": [_code(code) for code in game.order()],
        "market": "line" if game.line else "grid",
        "ranking": [list(line) for line in game.ranking()],
    }


def _turn(game: Any) -> int | str | None:
    """Who is awaited: a pawn in an SR and where shares are offered, else a company."""
    if not game.turn:
        return None
    return game.turn if game.awaits_pawn() else _code(game.turn)


def _pawn(game: Any, pawn: int) -> dict[str, Any]:
    publics = [code for code in CODES if code > MINORS and game.held[pawn, code]]
    return {
        "cash": game.cash[pawn],
        "certificates": game.certificates(pawn),
        "shares": {_code(code): game.held[pawn, code] for code in publics},
        "minors": [_code(code) for code in minors_of(game, pawn)],
        "privates": [_code(code) for code in game.owners_privates(AS_OWNER + pawn)],
        "worth": game.worth(pawn),
    }


def _till(game: Any, code: int) -> dict[str, Any]:
    """What every company has, RSR among them."""
    return {
        "cash": game.till[code],
        "loans": game.loans[code],
        "trains": train_names(game, code),
        "privates": [_code(private) for private in game.owners_privates(code)],
    }


def _company(game: Any, code: int) -> dict[str, Any]:
    running = game.runs(code)
    row, column = divmod(game.space[code], BOARD_ROW) if running else (None, None)
    figures = {
        "kind": "minor" if code <= MINORS else "public",
        "state": _stands(game, code),
        "owner": game.president[code] or None,
        **_till(game, code),
        "price": game.price(code) if running else None,
        "row": row,
        "column": column,
        "operated": game.standing[code] == OPERATED,
    }
    if code > MINORS:
        figures["treasury"] = game.treasury(code)
        figures["pool"] = game.pool[code]
        figures["stations"] = game.stations[code]
    return figures


def _stands(game: Any, code: int) -> str:
    if game.runs(code):
        return "running"
    if game.standing[code] == GONE:
        return "gone"
    return "free" if game.open(code) else "closed"
