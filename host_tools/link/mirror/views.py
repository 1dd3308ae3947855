"""What the page shows of a game: its figures, its words, and what is alarming in it."""

from typing import Any, Protocol

from host_tools.games import part
from host_tools.link.mirror.recent_figures import RecentFigures


class View(Protocol):
    """One game's side of the mirror; `recent` follows the news."""

    recent: RecentFigures

    def setup(self, lang: str) -> dict[str, Any]:
        """What the page needs once: words and names. They stand in for those of every game."""

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """The figures of a game, and how they differ from those of `before`, if there is one."""

    def idle(self, game: Any, lang: str) -> str:
        """A headline where nothing has happened."""

    def mood(self, outcome: Any) -> str:
        """How the page feels about a transaction: "", "alarm" or "paid"."""


def view_of(number: int) -> View:
    """That of a game, with no recent figures yet."""
    view: View = part(number, "mirror.view").View()
    return view
