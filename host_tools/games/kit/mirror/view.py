"""The mirror of a described game: a card for each company, and what players have."""

from types import SimpleNamespace
from typing import Any

from banker import games
from banker.ui import sounds

from host_tools.games.kit import figures, rules
from host_tools.games.kit.sentences import words
from host_tools.link.mirror.recent_figures import Figures, RecentFigures


class View:
    """The market, if there is one, and the pawns."""

    def __init__(self, number: int) -> None:
        self._number = number
        self.recent = RecentFigures(self._figures)

    def _figures(self, game: Any) -> Figures:
        """Return the figures that small graphs show: worths, then prices."""
        return (*figures.worths(game), *figures.prices(game))

    def setup(self, lang: str) -> dict[str, Any]:
        """Return the page's words."""
        texts = words(self._number, lang)
        return {
            "title": games.title(self._number),
            "worth": f"{texts['worth']}, {texts['money']}",
            "price": figures.price_label(rules(self._number), texts),
        }

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Return the cards, marking what changed, and the pawns with their ranks."""
        texts = words(self._number, lang)
        before = before or game
        places = {pawn: place for place, pawn, _ in game.ranking()}
        pawns = [
            {
                "pawn": pawn,
                "worth": game.worth(pawn),
                "change": game.worth(pawn) - before.worth(pawn),
                "rank": places.get(pawn, 0),
                "playing": pawn in places,
                "recent": self.recent.of(pawn),
                "has": figures.belongings(game, texts, pawn),
            }
            for pawn in sorted(game.players())
        ]
        return {
            "count": game.count,
            "prompt": self._prompt(game, texts),
            "cards": self._cards(game, before, texts),
            "pawns": pawns,
        }

    def _cards(self, game: Any, before: Any, texts: Any) -> list[dict[str, Any]]:
        """Return a card for each company."""
        found = []
        were, are = figures.prices(before), figures.prices(game)
        for at, value in enumerate(figures.values(game)):
            if are[at] is None:
                continue
            now, was = are[at] or 0, were[at] or 0
            found.append(
                {
                    "key": value,
                    "name": figures.name_of(game, texts, value),
                    "price": now,
                    "change": now - was,
                    "moved": now != was
                    or figures.holders(game, value) != figures.holders(before, value),
                    "recent": self.recent.of(len(figures.PAWNS) + at + 1),
                    "has": figures.figures_of(game, texts, value),
                    "holders": figures.holders(game, value),
                }
            )
        return found

    def _prompt(self, game: Any, texts: Any) -> dict[str, Any] | None:
        """Return whose turn it is, and for what."""
        return {"pawn": game.turn, "text": texts[game.awaited()]} if game.steps else None

    def idle(self, game: Any, lang: str) -> str:
        """Return the game's name."""
        return games.title(self._number)

    def mood(self, outcome: Any) -> str:
        """Return "alarm" where the unit sounds a warning."""
        tones = rules(self._number).tones_of(outcome)
        return "alarm" if sounds.WARNING in tones else ""


def player(game: Any, before: Any, pawn: int) -> dict[str, Any]:
    """What every game shows of a player who has its own money: that, and the place by worth."""
    playing = bool(game.in_play(pawn))
    places = {one: place for place, one, _ in game.ranking()}
    return {
        "pawn": pawn,
        "cash": game.cash[pawn],
        "change": game.cash[pawn] - before.cash[pawn],
        "worth": game.worth(pawn),
        "rank": places.get(pawn, 0),
        "turn": playing and pawn == game.turn,
        "playing": playing,
    }


def bound(number: int) -> Any:
    """Return `View`."""
    return SimpleNamespace(__doc__=__doc__, View=lambda: View(number))
