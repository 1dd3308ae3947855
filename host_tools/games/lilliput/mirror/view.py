"""What the mirror shows of 18Lilliput: companies, trains and players."""

from typing import Any

from banker.games.lilliput.board import BOTTOM, COMPANIES, GULLIVER, NO_CARD, OBSOLETE, TRAIN
from banker.kit.layout import NAMES
from banker.kit.names import in_set

from host_tools.games.kit.mirror.view import View as KitView
from host_tools.games.kit.mirror.view import player
from host_tools.games.lilliput.mirror.words import WORDS
from host_tools.games.lilliput.state import stage
from host_tools.link.history.pawns import capital, the_pawn
from host_tools.link.mirror.recent_figures import Figures

_NUMBER = 5
_PAWNS = range(1, 7)


def company_name(key: int, lang: str) -> str:
    """A company as people call it: of 5 to 8 only the number is known."""
    return WORDS[lang]["names"].split(",")[key - 1]


class View(KitView):
    """Companies in their order, trains, players."""

    def __init__(self) -> None:
        super().__init__(_NUMBER)

    def _figures(self, game: Any) -> Figures:
        """Every company's price; none before it is founded."""
        return tuple(price or None for price in game.price[1:])

    def setup(self, lang: str) -> dict[str, Any]:
        """The companies' names are no words."""
        words: dict[str, Any] = dict(WORDS[lang])
        words["characters"] = WORDS[lang]["characters"].split(",")
        words["companies"] = WORDS[lang]["names"].split(",")
        return words

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Everything of a game, and how it differs from `before`."""
        before = before or game
        return {
            "count": game.count,
            "stage": stage(game),
            "turn": game.turn,
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
        place = game.place[key]
        return {
            "key": key,
            "price": game.price[key],
            "change": game.price[key] - (before.price[key] or game.price[key]),
            "row": 0 if not place else 1 + (place >= BOTTOM),
            "director": game.director[key],
            "treasury": game.treasury[key],
            "holders": [game.shares[pawn, key] for pawn in _PAWNS],
            "bank": game.in_bank(key),
            "trains": [_train(game, train) for train in game.fleet(key)],
            "stations": game.stations[key],
            "ran": bool(game.ran >> key - 1 & 1),
            "acts": game.current() == key,
            "moved": _figures(game, key) != _figures(before, key),
            "recent": self.recent.of(key),
        }

    def mood(self, outcome: Any) -> str:
        """A phase is alarming; dividends are not."""
        return super().mood(outcome) or ("paid" if outcome.happened("paid") else "")


def _awaited(game: Any, lang: str) -> str:
    """What has to happen next, and by whom."""
    fields: dict[str, Any] = {"part": game.part}
    if game.turn:
        fields["Pawn"] = capital(the_pawn(game.turn, lang))
    if game.current():
        fields["company"] = company_name(game.current(), lang)
    return WORDS[lang][f"awaits_{stage(game)}"].format(**fields)


def _train(game: Any, train: int) -> dict[str, Any]:
    return {"name": _train_name(train), "obsolete": OBSOLETE[game.phase] == train}


def _train_name(train: int) -> str:
    return str(TRAIN[NAMES][train - 2])


def _pile(game: Any) -> dict[str, Any]:
    """Its top, how many of them, and what one costs; None where nobody has told."""
    train = game.top()
    left = game.pile[train] if train < len(game.pile) else None
    return {"name": _train_name(train), "left": left, "cost": game.cost(train) or None}


def _figures(game: Any, key: int) -> tuple[Any, ...]:
    """What makes a company look different."""
    held = game.shares.column(key)
    return game.price[key], game.treasury[key], game.stations[key], held, game.fleet(key)


def _player(game: Any, before: Any, pawn: int) -> dict[str, Any]:
    """One player."""
    return player(game, before, pawn) | {
        "certificates": game.certificates(pawn),
        "directs": game.directed(pawn),
        "shares": [game.shares[pawn, key] for key in range(1, COMPANIES + 1)],
        "characters": in_set(game.characters[pawn]),
        "copies": game.copies[pawn],
        "gulliver": pawn == GULLIVER and game.alone(),
    }
