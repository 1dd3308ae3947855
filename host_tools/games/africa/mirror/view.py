"""What the mirror shows of 18Africa: companies, players, the bank and the economy."""

from typing import Any

from banker.games.africa.data import (
    COMPANIES,
    COMPANY_AT,
    CONCESSION,
    GONE,
    NAMES,
    PRIVATE,
    RECESSION,
    STATIONS,
    TRACK,
    TRAIN,
)
from banker.kit.names import word

from host_tools.games.africa.mirror.words import PRIVATES, TRAINS, WORDS
from host_tools.games.africa.state import PAWNS, stage, status, values
from host_tools.games.kit.mirror.view import View as KitView
from host_tools.games.kit.mirror.view import player as kit_player
from host_tools.games.kit.sentences import words as game_words
from host_tools.link.history.pawns import capital, of_pawn, the_pawn
from host_tools.link.mirror.recent_figures import Figures

_NUMBER = 4


class View(KitView):
    """Companies, players, the bank."""

    def __init__(self) -> None:
        super().__init__(_NUMBER)

    def _figures(self, game: Any) -> Figures:
        """Every company's price; one that does not run has none."""
        return tuple(game.price[code] or None for code in range(1, COMPANIES + 1))

    def setup(self, lang: str) -> dict[str, Any]:
        """The page's words."""
        return WORDS[lang]

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Everything of a game, and how it differs from `before`."""
        before = before or game
        texts, words, economy = game_words(_NUMBER, lang), WORDS[lang], game.economy()
        order = [*game.order, *(code for code in game.codes() if code not in game.order)]
        where = words["operating"].format(game.set, game.round)
        return {
            "count": game.count,
            "stage": stage(game),
            "where": where if game.round else words["set"].format(game.set),
            "turn": game.turn or None,
            "awaited": awaited(game, lang),
            "company": game.company or None,
            "companies": [company(game, before, code, self.recent.of(code)) for code in order],
            "pawns": [player(game, before, pawn) for pawn in game.players()],
            "bank": game.bank(),
            "pool": game.pool(),
            "economy": word(texts, "economies", economy).lower(),
            "slump": economy >= RECESSION,
            "bond": game.bond_pays(),
            "bonds": game.bonds_left(),
            "trains": [
                {
                    "name": TRAINS[train - TRAIN[0]],
                    "left": game.bank_trains[train],
                    "price": game.train_price(train),
                }
                for train in game.on_offer()
            ],
            "privates": [
                {"name": PRIVATES[code - PRIVATE[0]], "owner": _owner(game.privates[code])}
                for code in values(PRIVATE)
                if game.privates[code]
            ],
            "concessions": [
                {
                    "name": word(texts, "concession", code - CONCESSION[0] + 1)[2:],
                    "owner": _owner(game.concessions[code]),
                }
                for code in values(CONCESSION)
                if game.concessions[code] not in (0, GONE)
            ],
        }

    def mood(self, outcome: Any) -> str:
        """A company that goes and the end are alarming; dividends are not."""
        return super().mood(outcome) or ("paid" if outcome.happened("pays_each") else "")


def awaited(game: Any, lang: str) -> str:
    """What has to happen next, and by whom."""
    fields: dict[str, Any] = {"cards": game.cards}
    phrase = f"awaits_{stage(game)}"
    if game.turn:
        fields |= {"pawn": the_pawn(game.turn, lang), "of_pawn": of_pawn(game.turn, lang)}
        fields["Pawn"] = capital(fields["pawn"])
    elif phrase == "awaits_cards":
        phrase = "awaits_cards_die"
    if game.company:
        fields["company"] = NAMES[game.company - 1]
        fields["step"] = WORDS[lang]["steps"].split("|")[game.step - TRACK]
    return WORDS[lang][phrase].format(**fields)


def company(game: Any, before: Any, code: int, recent: list[int | None]) -> dict[str, Any]:
    """One company; `moved` says whether anything of it has changed."""
    runs = game.started(code)
    trains = [TRAINS[train - TRAIN[0]] for train in game.own_trains(code)]
    return {
        "code": f"{code:02d}",
        "name": NAMES[code - 1],
        "status": status(game, code),
        "acts": code == game.company,
        "price": game.price_of(code),
        "change": game.price_of(code) - before.price_of(code) if runs else 0,
        "cash": game.treasury[code],
        "leader": game.leads[code] if runs else None,
        "directed": bool(game.issued[code]),
        "holders": list(game.shares.column(code)),
        "held": game.by_companies(code),
        "pool": game.in_pool(code),
        "trains": [name if len(name) <= 2 else name[0] for name in trains],
        "stations": f"{game.stations[code]}/{STATIONS[code]}" if runs else "",
        "moved": _looks(game, code) != _looks(before, code),
        "recent": recent,
    }


def _looks(game: Any, code: int) -> tuple[Any, ...]:
    """What makes a company look different."""
    money = game.price_of(code), game.treasury[code], game.in_pool(code)
    return money, game.shares.column(code), game.trains[code], game.stations[code]


def _owner(account: int) -> str | int:
    """A pawn's number, a company's name, or nothing for the pool."""
    if account > COMPANY_AT:
        return NAMES[account - COMPANY_AT - 1]
    return account if account in PAWNS else ""


def player(game: Any, before: Any, pawn: int) -> dict[str, Any]:
    """One player."""
    return kit_player(game, before, pawn) | {
        "certificates": f"{game.certificates(pawn)}/{game.limit()}",
        "bonds": game.bonds[pawn],
        "priority": pawn == game.priority,
        "turn": pawn == game.turn,  # who leads the company in turn, even if it is away
    }
