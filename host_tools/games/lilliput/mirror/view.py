"""What the mirror shows of 18Lilliput: companies, trains and players."""

from typing import Any

from banker.games.lilliput import tables as box
from banker.games.lilliput.data import CHARACTERS, COMPANIES, GULLIVER, NO_CARD, OVER, PAWNS

from host_tools.games.lilliput.mirror.words import WORDS
from host_tools.games.lilliput.phrases import TRAINS, company_name
from host_tools.games.lilliput.state import STAGES
from host_tools.history.pawns import capital, the_pawn
from host_tools.mirror.recent_figures import Figures, RecentFigures


def prices(game: Any) -> Figures:
    """Every company's price; none before it is founded."""
    return tuple(price or None for price in game.prices[1:])


class View:
    """Companies in their order, trains, players."""

    def __init__(self) -> None:
        self.recent = RecentFigures(prices)

    def setup(self, lang: str) -> dict[str, Any]:
        """The companies' names are no words."""
        words: dict[str, Any] = dict(WORDS[lang])
        words["characters"] = WORDS[lang]["characters"].split(",")
        words["companies"] = [capital(company_name(key, lang)) for key in range(1, COMPANIES + 1)]
        return words

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Everything of a game, and how it differs from `before`."""
        before = before or game
        return {
            "count": game.count,
            "stage": STAGES[game.stage],
            "turn": game.in_turn(),
            "round": WORDS[lang]["round"].format(
                round=game.round, rounds=game.rounds(), phase=game.phase
            ),
            "awaited": _awaited(game, lang),
            "companies": [self._company(game, before, key) for key in game.order()],
            "pawns": [_player(game, before, pawn) for pawn in game.players()],
            "limit": game.limit(),
            "pile": _pile(game),
            "pool": [_train(game, train) for train in game.fleet(0)],
            "taken": [card for card in range(NO_CARD) if game.taken >> card & 1],
        }

    def _company(self, game: Any, before: Any, key: int) -> dict[str, Any]:
        """One company; `moved` says whether anything of it has changed."""
        place = game.places[key]
        return {
            "key": key,
            "price": game.prices[key],
            "change": game.prices[key] - (before.prices[key] or game.prices[key]),
            "row": 0 if not place else 1 + (place > box.ROW),
            "director": game.directors[key],
            "treasury": game.treasuries[key],
            "holders": [game.held(pawn, key) for pawn in range(1, PAWNS + 1)],
            "bank": game.in_bank(key),
            "trains": [_train(game, train) for train in game.fleet(key)],
            "stations": game.stations[key],
            "ran": bool(game.ran >> key & 1),
            "acts": game.current() == key,
            "moved": _figures(game, key) != _figures(before, key),
            "recent": self.recent.of(key),
        }

    def idle(self, game: Any, lang: str) -> str:
        """The game's name."""
        return WORDS[lang]["title"]

    def mood(self, outcome: Any) -> str:
        """A phase is alarming; dividends are not."""
        if outcome.phase:
            return "alarm"
        return "paid" if outcome.paid else ""


def _awaited(game: Any, lang: str) -> str:
    """What has to happen next, and by whom."""
    fields: dict[str, Any] = {"part": game.part}
    if game.in_turn():
        fields["Pawn"] = capital(the_pawn(game.in_turn(), lang))
    if game.current():
        fields["company"] = capital(company_name(game.current(), lang))
    return WORDS[lang][f"awaits_{STAGES[game.stage]}"].format(**fields)


def _train(game: Any, train: int) -> dict[str, Any]:
    return {"name": TRAINS[train], "obsolete": bool(game.obsolete(train))}


def _pile(game: Any) -> dict[str, Any]:
    """Its top, how many of them, and what one costs; None where nobody has told."""
    train = game.top()
    left = game.pile[train] or None
    return {"name": TRAINS[train], "left": left, "cost": box.cost(game.tables, train) or None}


def _figures(game: Any, key: int) -> tuple[Any, ...]:
    """What makes a company look different."""
    held = tuple(game.held(pawn, key) for pawn in range(1, PAWNS + 1))
    return game.prices[key], game.treasuries[key], game.stations[key], held, game.fleet(key)


def _player(game: Any, before: Any, pawn: int) -> dict[str, Any]:
    """One player; the rank is by worth, among those in play."""
    worth = game.worth(pawn)
    playing = bool(game.in_play(pawn))
    return {
        "pawn": pawn,
        "cash": game.cash[pawn - 1],
        "worth": worth,
        "change": game.cash[pawn - 1] - before.cash[pawn - 1],
        "rank": 1 + sum(game.worth(other) > worth for other in game.pawns()),
        "certificates": game.certificates(pawn),
        "directs": game.directed(pawn),
        "shares": [game.held(pawn, key) for key in range(1, COMPANIES + 1)],
        "characters": [one for one in range(1, CHARACTERS + 1) if game.has_character(pawn, one)],
        "copies": game.copies[pawn - 1],
        "gulliver": pawn == GULLIVER and game.alone(),
        "turn": playing and pawn == game.in_turn() and game.stage != OVER,
        "playing": playing,
    }
