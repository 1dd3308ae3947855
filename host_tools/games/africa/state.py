"""A game of 18Africa as the JSON that scripts print and compare."""

from typing import Any

from banker.games.africa.data import (
    COMPANIES,
    COMPANY,
    FIRST,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    FIRST_TRAIN,
    GONE,
    LAST_PRIVATE,
    LAST_TRAIN,
    OPERATE,
    OVER,
    POOL,
    STARTED,
    STOCK,
    TABLES,
    WAITING,
    members,
    table_unit,
)
from banker.rules.forms import PAWNS

_STAGES = ("draw", "cards", "die", "first", "operate", "concessions", "stock", "over")
_STEPS = ("track", "station", "run", "trains", "pool", "end")
_STATUS = ("waiting", "started", "removed")
ECONOMIES = ("boom", "expansion", "recession", "depression")
_ENDS = (None, "bank", "price")


def game_state(game: Any) -> dict[str, Any]:
    """Everything in the game, and what follows from it."""
    operating = game.stage == OPERATE
    in_round = game.stage in (FIRST, STOCK)
    return {
        "stage": _STAGES[game.stage],
        "set": game.set,
        "or": game.round if game.stage in (OPERATE, OVER) else None,
        "turn": game.acting() or None,
        "company": code(game.company) if operating else None,
        "step": _STEPS[game.step] if operating else None,
        "bank_train": operating and bool(game.bank_train),
        "source": game.source or None,
        "passes": game.passes,
        "may_sell": in_round and game.may_sell(),
        "priority": game.priority or None,
        "seats": game.players(),
        "out": [pawn for pawn in sorted(game.players()) if not game.in_play(pawn)],
        "cards": game.cards,
        "pawns": {str(pawn): pawn_state(game, pawn) for pawn in range(1, PAWNS + 1)},
        "companies": {code(company): company_state(game, company) for company in game.codes()},
        "order": [code(company) for company in game.order],
        "operated": [code(company) for company in members(game.operated)],
        "bank": game.bank(),
        "pool": game.pool(),
        "economy": ECONOMIES[game.economy()],
        "limit": game.limit(),
        "bonds": game.bonds_left(),
        "privates": {
            code(private): {
                "owner": owner(game.owner(private)),
                "used": bool(game.used >> (private - FIRST_PRIVATE) & 1),
            }
            for private in range(FIRST_PRIVATE, LAST_PRIVATE + 1)
        },
        "concessions": {
            code(FIRST_CONCESSION + at): owner(account)
            for at, account in enumerate(game.concessions)
        },
        "trains": {str(train): game.left(train) for train in range(FIRST_TRAIN, LAST_TRAIN + 1)},
        "on_offer": list(game.on_offer()),
        "end": _ENDS[game.end],
        "ranking": [list(place) for place in game.ranking()],
        "tables": [table_unit(at + 1) * game.tables[at] for at in range(TABLES)],
    }


def code(number: int) -> str:
    """A code as it is typed."""
    return f"{number:02d}"


def owner(account: int) -> str | None:
    """Who has a private or a concession."""
    if account > COMPANY:
        return f"company {account - COMPANY}"
    if account in (POOL, GONE):
        return "pool" if account == POOL else "removed"
    return f"pawn {account}" if account else None


def pawn_state(game: Any, pawn: int) -> dict[str, Any]:
    """What a pawn has."""
    return {
        "cash": game.cash[pawn - 1],
        "bonds": game.bonds[pawn - 1],
        "certificates": game.certificates(pawn),
        "spent": game.spent[pawn - 1],
        "sold": [code(company) for company in members(game.sold[pawn - 1])],
        "worth": game.worth(pawn),
    }


def company_state(game: Any, company: int) -> dict[str, Any]:
    """A company that is in play, or was."""
    leader = game.leaders[company] or None
    issued = bool(game.issued[company])
    runs = game.status[company] == STARTED
    return {
        "status": _STATUS[game.status[company]],
        "price": game.price(company),
        "cash": game.treasuries[company],
        "director": leader if issued else None,
        "manager": None if issued else leader,
        "shares": [game.shares_of(pawn, company) for pawn in range(1, PAWNS + 1)],
        "held": {
            code(other): game.shares_of(COMPANY + other, company)
            for other in range(1, COMPANIES + 1)
            if game.shares_of(COMPANY + other, company)
        },
        "pool": game.in_pool(company),
        "ordinary": game.ordinary[company],
        "issued": issued,
        "first": (game.firsts[company] or None) if game.status[company] == WAITING else None,
        "trains": game.own_trains(company),
        "stations": game.stations[company],
        "next_station": (game.next_station(company) or None) if runs else None,
        "value": game.value(company),
    }
