"""A game of 1861 as the page shows it: plain figures, ready to be drawn."""

from typing import Any

from banker.games.railway.sale import bank_sells
from banker.games.railways1861.tables import (
    AS_OWNER,
    END,
    HOLDERS,
    MINORS,
    OFFER,
    OTHERS,
    OVER,
    RSR,
    SHARES,
    STOCK,
)
from banker.rules.transactions import PAWNS

from host_tools.games.kit.mirror.view import player as kit_player
from host_tools.games.railways1861.mirror.market import market_rows, named
from host_tools.games.railways1861.mirror.words import WORDS
from host_tools.games.railways1861.state import (
    TRAIN_NAMES,
    minors_of,
    pooled,
    train_names,
    trains_left,
)
from host_tools.link.history.pawns import capital, listed, the_pawn
from host_tools.link.mirror.recent_figures import RecentFigures

_PAWN_STEPS = (OFFER, STOCK, HOLDERS)
"""In which a pawn is awaited for itself, not for a company."""


def table(game: Any, before: Any, recent: RecentFigures, lang: str) -> dict[str, Any]:
    """Everything of a game, and how it differs from `before`."""
    before = before or game
    running = game.order()
    companies = [company(game, before, code, recent.of(code)) for code in running]
    return {
        "count": game.count,
        "awaited": awaited(game, lang),
        "turn": acting_pawn(game),
        "over": game.round == END,
        "when": when(game, lang),
        "phase": WORDS[lang]["phase"].format(game.phase),
        "bank": game.bank(),
        "market": market_rows(game, before),
        "publics": [one for one in companies if one["code"] > MINORS],
        "minors": [one for one in companies if one["code"] <= MINORS],
        "state": state_railway(game),
        "trains": trains(game),
        "privates": privates(game),
        "pawns": [player(game, before, pawn) for pawn in game.players()],
    }


def acting_pawn(game: Any) -> int:
    """The pawn that is awaited, by itself or for its company; 0: nobody by name."""
    turn = game.turn
    if not turn or turn == RSR:
        return 0
    return int(turn if game.step in _PAWN_STEPS else game.president[turn])


def when(game: Any, lang: str) -> str:
    """Which round it is, and whether it is the last."""
    words = WORDS[lang]
    said = words[f"round_{game.round}"].format(set=game.set, run=game.or_at, runs=game.or_count)
    if game.round != END:
        if game.last_or:
            said += f" – {words['last_or']}"
        elif game.last_set == game.set:
            said += f" – {words['last_set']}"
    return said


def awaited(game: Any, lang: str) -> str:
    """What has to happen next, and by whom."""
    words = WORDS[lang]
    if game.step == OVER:
        best = game.ranking()[0][2]
        winners = [the_pawn(pawn, lang) for _, pawn, worth in game.ranking() if worth == best]
        if len(winners) > 1:
            return capital(words["awaits_shared"].format(pawns=listed(winners, lang), worth=best))
        return words["awaits_14"].format(Pawn=capital(winners[0]), worth=best)
    fields: dict[str, Any] = {"minimum": game.minimum}
    pawn = acting_pawn(game)
    if pawn:
        fields |= {"pawn": the_pawn(pawn, lang), "Pawn": capital(the_pawn(pawn, lang))}
    fields["company"] = named(company_awaited(game))
    return words[f"awaits_{game.step}"].format(**fields)


def company_awaited(game: Any) -> int:
    """The company that it is about; 0 where it is about none."""
    if game.step == OFFER:
        return int(game.offered())
    return int(game.acting if game.step in (HOLDERS, OTHERS, STOCK) else game.turn)


def company(game: Any, before: Any, code: int, recent: list[int | None]) -> dict[str, Any]:
    """One running company; `moved` says whether anything of it has changed."""
    price = game.price(code)
    shown = {
        "code": code,
        "name": named(code),
        "owner": game.president[code],
        "price": price,
        "change": price - (before.price(code) or price),
        "cash": game.till[code],
        "loans": game.loans[code],
        "trains": train_names(game, code),
        "limit": game.train_limit(code),
        "privates": [named(private) for private in game.owners_privates(code)],
        "acts": code == game.acting,
        "moved": _figures(game, code) != _figures(before, code),
        "recent": recent,
    }
    if code > MINORS:
        shown["holders"] = [game.held[pawn, code] for pawn in range(1, PAWNS + 1)]
        shown |= {"treasury": game.treasury(code), "pool": game.pool[code]}
        shown |= {"shares": SHARES, "stations": game.stations[code]}
    return shown


def _figures(game: Any, code: int) -> tuple[Any, ...]:
    """What makes a company look different."""
    shares: tuple[int, ...] = ()
    if code > MINORS:
        shares = (*(game.held[pawn, code] for pawn in range(1, PAWNS + 1)), game.pool[code])
    return (
        *(game.space[code], game.president[code], game.till[code], game.loans[code]),
        *(tuple(train_names(game, code)), tuple(game.owners_privates(code)), shares),
    )


def state_railway(game: Any) -> dict[str, Any]:
    """The Russian State Railway."""
    return {
        "cash": game.till[RSR],
        "loans": game.loans[RSR],
        "trains": train_names(game, RSR),
        "privates": [named(private) for private in game.owners_privates(RSR)],
        "acts": game.acting == RSR,
    }


def trains(game: Any) -> dict[str, Any]:
    """The trains that the bank has left, which of them are on sale, and those in the pool."""
    return {
        "left": [
            {
                "name": TRAIN_NAMES[train],
                "left": trains_left(game, train),
                "price": game.face[train],
                "sale": bool(bank_sells(game, train)),
            }
            for train in TRAIN_NAMES
            if game.left[train]
        ],
        "pool": pooled(game),
    }


def privates(game: Any) -> list[dict[str, Any]]:
    """Who has each private: a pawn, or a company by its name; nobody yet."""
    shown = []
    for private in game.privates():
        owner, pawn = game.owner[private], game.owning_pawn(private)
        holder = "" if pawn or not owner else named(owner)
        income = game.income_of(private)
        shown.append({"name": named(private), "pawn": pawn, "company": holder, "income": income})
    return shown


def player(game: Any, before: Any, pawn: int) -> dict[str, Any]:
    """One player: what it has, and its worth."""
    return kit_player(game, before, pawn) | {
        "certificates": game.certificates(pawn),
        "limit": game.limit,
        "shares": [
            {"code": code, "name": named(code), "number": game.held[pawn, code]}
            | {"director": game.president[code] == pawn}
            for code in game.companies()
            if game.held[pawn, code]
        ],
        "minors": [{"code": code, "name": named(code)} for code in minors_of(game, pawn)],
        "privates": [named(private) for private in game.owners_privates(AS_OWNER + pawn)],
        "turn": pawn == acting_pawn(game),
        "priority": pawn == game.priority,
    }
