"""What the page shows of a game: its figures, its words, and what is alarming."""

from typing import Any, Protocol

from host_tools.games import part
from host_tools.link.mirror.recent_figures import RecentFigures


class View(Protocol):
    """A game's part of the mirror. `recent` has the recent figures."""

    recent: RecentFigures

    def setup(self, lang: str) -> dict[str, Any]:
        """Return the words and names that the page needs once. They override those of all games."""

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Return the figures of a game, and how they differ from those of `before`, if given."""

    def idle(self, game: Any, lang: str) -> str:
        """Return a headline for a game in which nothing has happened."""

    def mood(self, outcome: Any) -> str:
        """Return the mood of a transaction: "", "alarm" or "paid"."""


def view_of(number: int) -> View:
    """Return the view of a game, without recent figures."""
    view: View = part(number, "mirror.view").View()
    return view
