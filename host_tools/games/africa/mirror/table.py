"""A game of 18Africa as the page shows it: plain figures, ready to be drawn."""

from typing import Any

from banker.games.africa.data import (
    COMPANY,
    FIRST_PRIVATE,
    GONE,
    NAMES,
    OPERATE,
    OVER,
    STARTED,
    STATIONS,
)
from banker.rules.forms import PAWNS

from host_tools.games.africa.mirror.words import WORDS
from host_tools.games.africa.phrases import CONCESSIONS, PRIVATES, TRAINS
from host_tools.games.africa.state import ECONOMIES
from host_tools.history.pawns import capital, of_pawn, the_pawn
from host_tools.mirror.recent_figures import RecentFigures

_STAGES = ("draw", "cards", "die", "first", "operate", "concessions", "stock", "over")
_STATUS = ("waiting", "started", "removed")
_SHORT_TRAINS = {key: name if len(name) < 3 else name[:1] for key, name in TRAINS.items()}


def table(game: Any, before: Any, recent: RecentFigures, lang: str) -> dict[str, Any]:
    """Everything of a game, and how it differs from `before`."""
    before = before or game
    words = WORDS[lang]
    return {
        "count": game.count,
        "stage": _STAGES[game.stage],
        "where": _where(game, words),
        "turn": game.acting() or None,
        "awaited": awaited(game, lang),
        "company": game.company or None,
        "companies": [company(game, before, code, recent.of(code)) for code in _order(game)],
        "pawns": [player(game, before, pawn) for pawn in game.players()],
        "bank": game.bank(),
        "pool": game.pool(),
        "economy": words[ECONOMIES[game.economy()]],
        "slump": game.economy() >= 2,
        "bond": game.bond_pays(),
        "bonds": game.bonds_left(),
        "trains": [
            {"name": TRAINS[train], "left": game.left(train), "price": game.train_price(train)}
            for train in game.on_offer()
        ],
        "privates": [
            {"name": PRIVATES[FIRST_PRIVATE + at], "owner": _owner(account)}
            for at, account in enumerate(game.privates)
            if account
        ],
        "concessions": [
            {"name": CONCESSIONS[lang][at], "owner": _owner(account)}
            for at, account in enumerate(game.concessions)
            if account not in (0, GONE)
        ],
    }


def _order(game: Any) -> list[int]:
    """Those that run in their order, then the others by code."""
    return [*game.order, *(code for code in game.codes() if code not in game.order)]


def _where(game: Any, words: dict[str, str]) -> str:
    if game.stage in (OPERATE, OVER):
        return words["operating"].format(game.set, game.round)
    return words["set"].format(game.set)


def awaited(game: Any, lang: str) -> str:
    """What has to happen next, and by whom."""
    fields: dict[str, Any] = {"cards": game.cards}
    pawn = game.acting()
    phrase = f"awaits_{_STAGES[game.stage]}"
    if pawn:
        fields |= {"pawn": the_pawn(pawn, lang), "of_pawn": of_pawn(pawn, lang)}
        fields["Pawn"] = capital(fields["pawn"])
    elif game.stage == 1:
        phrase = "awaits_cards_die"
    if game.company:
        fields |= {"company": NAMES[game.company], "step": WORDS[lang][f"step_{game.step}"]}
    return WORDS[lang][phrase].format(**fields)


def company(game: Any, before: Any, code: int, recent: list[int | None]) -> dict[str, Any]:
    """One company; `moved` says whether anything of it has changed."""
    runs = game.status[code] == STARTED
    return {
        "code": f"{code:02d}",
        "name": NAMES[code],
        "status": _STATUS[game.status[code]],
        "acts": code == game.company,
        "price": game.price(code),
        "change": game.price(code) - before.price(code) if runs else 0,
        "cash": game.treasuries[code],
        "leader": game.leaders[code] or None,
        "directed": bool(game.issued[code]),
        "holders": [game.shares_of(pawn, code) for pawn in range(1, PAWNS + 1)],
        "held": game.owned(code) - sum(game.shares_of(pawn, code) for pawn in range(1, PAWNS + 1)),
        "pool": game.in_pool(code),
        "trains": [_SHORT_TRAINS[train] for train in game.own_trains(code)],
        "stations": f"{game.stations[code]}/{STATIONS[code]}" if runs else "",
        "moved": _figures(game, code) != _figures(before, code),
        "recent": recent,
    }


def _figures(game: Any, code: int) -> tuple[Any, ...]:
    """What makes a company look different."""
    held = tuple(game.shares_of(pawn, code) for pawn in range(1, PAWNS + 1))
    trains = tuple(game.own_trains(code))
    status = game.status[code], game.in_pool(code), game.stations[code]
    return status, game.price(code), game.treasuries[code], held, trains


def _owner(account: int) -> str | int:
    """A pawn's number, a company's name, or nothing for the pool."""
    if account > COMPANY:
        return NAMES[account - COMPANY]
    return account if account <= PAWNS else ""


def player(game: Any, before: Any, pawn: int) -> dict[str, Any]:
    """One player; the rank is by worth."""
    worth = game.worth(pawn)
    return {
        "pawn": pawn,
        "worth": worth,
        "change": game.cash[pawn - 1] - before.cash[pawn - 1],
        "cash": game.cash[pawn - 1],
        "rank": 1 + sum(game.worth(other) > worth for other in game.players()),
        "certificates": f"{game.certificates(pawn)}/{game.limit()}",
        "bonds": game.bonds[pawn - 1],
        "priority": pawn == game.priority,
        "turn": pawn == game.acting(),
        "playing": bool(game.in_play(pawn)),
    }
