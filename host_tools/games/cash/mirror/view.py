"""What the mirror shows of Cash: everybody's cash, and how it has come to that."""

from typing import Any

from banker.games.cash.data import members

from host_tools.games.cash.mirror.words import WORDS
from host_tools.mirror.recent_figures import Figures, RecentFigures


def cash(game: Any) -> Figures:
    """Every pawn's cash; one that is not in play has none."""
    return tuple(amount if game.in_play(pawn) else None for pawn, amount in enumerate(game.cash, 1))


class View:
    """The pawns, best first above, in their own order below."""

    def __init__(self) -> None:
        self.recent = RecentFigures(cash)

    def setup(self, lang: str) -> dict[str, Any]:
        """Words."""
        return WORDS[lang]

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """The pawns, and those in play by their places."""
        before = before or game
        places = {pawn: place for place, pawn, _ in game.ranking()}
        pawns = [
            {
                "pawn": pawn,
                "cash": game.cash[pawn - 1],
                "change": game.cash[pawn - 1] - before.cash[pawn - 1],
                "rank": places.get(pawn, 0),
                "playing": pawn in places,
                "recent": self.recent.of(pawn),
            }
            for pawn in members(game.players)
        ]
        ranked = sorted((one for one in pawns if one["playing"]), key=lambda one: one["rank"])
        return {"count": game.count, "pawns": pawns, "ranked": ranked}

    def idle(self, game: Any, lang: str) -> str:
        """The game's name."""
        return WORDS[lang]["title"]

    def mood(self, outcome: Any) -> str:
        """A debt is alarming."""
        return "alarm" if outcome.debtors else ""
