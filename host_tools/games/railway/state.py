"""A game of the 1830 family as the JSON of key scripts: codes are strings of two digits, pawns are
numbers, trains are called as on their cards."""

from typing import Any

from banker.games.railway.board import CLOSED, OFFER, OVER, STOCK
from banker.games.railway.rolling_stock import NO_LIMIT, ORS
from banker.games.railway.sale import on_sale
from banker.games.railway.train_words import train_text
from banker.kit.layout import BOARD_ROW

PAWNS = range(1, 7)


def game_state(game: Any) -> dict[str, Any]:
    """Return everything that a script may ask of this game."""
    offer = game.step == OFFER
    stock = game.step in (OFFER, STOCK)
    return {
        "round": "SR" if stock else "END" if game.step == OVER else "OR",
        "set": game.set,
        "or": game.or_at,
        "ors": game.phase_row()[ORS] if stock else game.or_count,
        "step": game.steps[game.step],
        "turn": game.turn if stock else str(game.turn) if game.turn else None,
        "phase": game.phase,
        "priority": game.priority,
        "seats": game.players(),
        "away": [pawn for pawn in PAWNS if game.out >> (pawn - 1) & 1],
        "bank": game.bank(),
        "broken": bool(game.broken),
        "last_set": game.last_set or None,
        "bankrupt": game.bankrupt or None,
        "offer": str(game.offered()) if offer else None,
        "minimum": game.minimum if offer else None,
        "bought": str(game.bought) if game.bought else None,
        "limit": game.limit,
        "pawns": {str(pawn): _pawn(game, pawn) for pawn in PAWNS},
        "companies": {str(code): _company(game, code) for code in game.companies()},
        "closed": privates(game, CLOSED),
        "trains": {
            "left": {
                train_name(row[0]): None if left == NO_LIMIT else left
                for row in game.fleet
                for left in (game.left[row[0]],)
            },
            "pool": [train_name(row[0]) for row in game.fleet for _ in range(game.pooled[row[0]])],
            "sale": [train_name(train) for train in on_sale(game)],
        },
        "order": [str(code) for code in game.order()],
        "ranking": [list(line) for line in game.ranking()],
    }


def train_name(train: int) -> str:
    """Return what a train is called."""
    return train_text((train,))


def train_names(game: Any, company: int) -> list[str]:
    """Return the trains of a company."""
    return [train_name(train) for train in game.trains_of(company)]


def privates(game: Any, owner: int) -> list[str]:
    """Return the privates of a pawn or a company, or those that are closed."""
    return [str(one) for one in game.owners_privates(owner)]


def company_stands(game: Any, code: int) -> str:
    """Return whether a company is free, has started, or runs."""
    if game.floated[code]:
        return "running"
    return "started" if game.par[code] else "free"


def _pawn(game: Any, pawn: int) -> dict[str, Any]:
    held = {str(code): game.held[pawn, code] for code in game.companies()}
    return {
        "cash": game.cash[pawn],
        "certificates": game.certificates(pawn),
        "shares": {code: number for code, number in held.items() if number},
        "privates": privates(game, pawn),
        "worth": game.worth(pawn),
    }


def _company(game: Any, code: int) -> dict[str, Any]:
    started = game.par[code] > 0
    row, column = divmod(game.space[code], BOARD_ROW) if started else (None, None)
    return {
        "kind": "public",
        "state": company_stands(game, code),
        "owner": game.president[code] or None,
        "par": game.par[code] or None,
        "cash": game.till[code],
        "trains": train_names(game, code),
        "price": game.price(code) if started else None,
        "row": row,
        "column": column,
        "privates": privates(game, code),
        "operated": bool(game.operated[code]),
        "treasury": game.offering(code),
        "pool": game.pool[code],
        "stations": game.stations[code],
    }
