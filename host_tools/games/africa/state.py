"""A game of 18Africa as the JSON that scripts print and compare."""

from typing import Any

from banker.games.africa.data import (
    COMPANY_AT,
    CONCESSION,
    END_STEP,
    FIRST,
    GONE,
    OVER,
    POOL,
    PRIVATE,
    STOCK,
    TRACK,
    TRAIN,
)
from banker.kit.names import in_set

PAWNS = range(1, 7)
ECONOMIES = ("boom", "expansion", "recession", "depression")
_ENDS = (None, "bank", "price")


def stage(game: Any) -> str:
    """Return the stage: the steps of a company's turn are one."""
    return "operate" if TRACK <= game.step <= END_STEP else str(game.steps[game.step])


def status(game: Any, company: int) -> str:
    """Return what a company is."""
    if game.is_removed(company):
        return "removed"
    return "started" if game.started(company) else "waiting"


def values(kind: Any) -> range:
    """Return all values of a kind."""
    return range(kind[0], kind[1] + 1)


def game_state(game: Any) -> dict[str, Any]:
    """Everything in the game, and what follows from it."""
    operating = game.operating()
    return {
        "stage": stage(game),
        "set": game.set,
        "or": game.round if operating or game.step == OVER else None,
        "turn": game.turn or None,
        "company": code(game.company) if operating else None,
        "step": game.steps[game.step] if operating else None,
        "bank_train": bool(game.bank_train),
        "source": game.source or None,
        "passes": game.passes,
        "may_sell": game.step in (FIRST, STOCK) and game.may_sell(),
        "priority": game.priority or None,
        "seats": game.players(),
        "out": [pawn for pawn in sorted(game.players()) if not game.in_play(pawn)],
        "cards": game.cards,
        "pawns": {str(pawn): pawn_state(game, pawn) for pawn in PAWNS},
        "companies": {code(company): company_state(game, company) for company in game.codes()},
        "order": [code(company) for company in game.order],
        "operated": [code(company) for company in in_set(game.operated)],
        "bank": game.bank(),
        "pool": game.pool(),
        "economy": ECONOMIES[game.economy()],
        "limit": game.limit(),
        "bonds": game.bonds_left(),
        "privates": {
            code(one): {"owner": owner(game.privates[one]), "used": one in in_set(game.used)}
            for one in values(PRIVATE)
        },
        "concessions": {code(one): owner(game.concessions[one]) for one in values(CONCESSION)},
        "trains": {str(train): game.bank_trains[train] for train in values(TRAIN)},
        "on_offer": list(game.on_offer()),
        "end": _ENDS[game.end],
        "ranking": [list(place) for place in game.ranking()],
        "tables": game.tables[1:],
    }


def code(number: int) -> str:
    """A code as it is typed."""
    return f"{number:02d}"


def owner(account: int) -> str | None:
    """Who has a private or a concession."""
    if account > COMPANY_AT:
        return f"company {account - COMPANY_AT}"
    if account in (POOL, GONE):
        return "pool" if account == POOL else "removed"
    return f"pawn {account}" if account else None


def pawn_state(game: Any, pawn: int) -> dict[str, Any]:
    """What a pawn has."""
    return {
        "cash": game.cash[pawn],
        "bonds": game.bonds[pawn],
        "certificates": game.certificates(pawn),
        "spent": game.spent[pawn],
        "sold": [code(company) for company in in_set(game.sold[pawn])],
        "worth": game.worth(pawn),
    }


def company_state(game: Any, company: int) -> dict[str, Any]:
    """A company that is in play, or was."""
    issued, runs = bool(game.issued[company]), game.started(company)
    leader = game.leads[company] or None
    held = {code(other): game.shares_of(COMPANY_AT + other, company) for other in game.codes()}
    return {
        "status": status(game, company),
        "price": game.price_of(company),
        "cash": game.treasury[company],
        "director": leader if runs and issued else None,
        "manager": leader if runs and not issued else None,
        "shares": list(game.shares.column(company)),
        "held": {other: count for other, count in held.items() if count},
        "pool": game.in_pool(company),
        "ordinary": game.ordinary[company],
        "issued": issued,
        "first": None if runs else leader,
        "trains": game.own_trains(company),
        "stations": game.stations[company],
        "next_station": game.next_station(company) or None,
        "value": game.value(company),
    }
