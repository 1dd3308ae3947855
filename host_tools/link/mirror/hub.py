"""Connects a game with the pages that show it: follows the events and updates the pages."""

from typing import Any

from banker.games import is_switch
from banker.kit.pages import is_over

from host_tools.apps.web.client import Client
from host_tools.apps.web.messages import as_json
from host_tools.dev.glyphs.pawn_icons import pawn_icon
from host_tools.games import NAMES
from host_tools.link.event import Event, Source
from host_tools.link.history import sentences
from host_tools.link.history.pawns import capital, listed, pawn_name, the_pawn
from host_tools.link.mirror.views import View, view_of
from host_tools.link.mirror.words import WORDS
from host_tools.link.report.axes import grouped, grouped_in


class MirrorHub:
    """A game and its pages. Every message is made once, however many pages are open. `setup` is the
    first message."""

    def __init__(self, lang: str) -> None:
        self.clients: set[Client] = set()
        self.lang = lang
        self._game: Any = None
        self._view: View | None = None
        self.setup = self._set_up({})
        self._market: str | None = None
        self._link = as_json("link", state="waiting")
        self._names = ""  # a server may keep them; otherwise each browser has its own

    def join(self, client: Client) -> None:
        """Send a new page the current state."""
        self.clients.add(client)
        if self._names:
            client.post("names", self._names)
        client.post("setup", self.setup)
        client.post("link", self._link)
        if self._market:
            client.post("market", self._market)

    def leave(self, client: Client) -> None:
        """Remove a page."""
        self.clients.discard(client)

    def show_names(self, message: str) -> None:
        """Send the players' names to the pages."""
        self._names = message
        self._broadcast("names", message)

    def set_language(self, lang: str) -> None:
        """Change the language, from the next event on, which must be a state."""
        self.lang = lang
        self._view = None
        self.setup = self._set_up({})

    async def follow(self, source: Source) -> None:
        """Show all events until there are no more."""
        async for event in source:
            self.take(event)

    def take(self, event: Event) -> None:
        """Show an event, if it concerns the pages."""
        if event.kind == "lost":
            self._send_link("away")
        if event.kind not in ("state", "transaction", "undo"):
            return
        game = event.game
        view = self._view_of(game.number)
        news = self._describe_event(event, game, view)
        before = self._game
        if event.transaction is None or before is None or before.number != game.number:
            view.recent.begin(game, event.record)
            before = None
        elif event.kind == "undo":
            view.recent.undo(game)
        else:
            view.recent.add(game, event.transaction[0])
        self._game = game
        name = NAMES[game.number]
        shown = view.shown(game, before, self.lang)
        self._market = as_json("market", game=name, **shown, **news)
        self._send_link("here")
        self._broadcast("market", self._market)

    def _view_of(self, number: int) -> View:
        """Return the view of a game. If the game has changed, send the pages its words."""
        if self._view is None or self._game is None or self._game.number != number:
            self._view = view_of(number)
            self.setup = self._set_up({NAMES[number]: self._view.setup(self.lang)})
            self._broadcast("setup", self.setup)
        return self._view

    def _set_up(self, own: dict[str, Any]) -> str:
        """Return the message with everything a page needs to show a game."""
        lang = self.lang
        pawns = [{"name": pawn_name(pawn, lang), "icon": pawn_icon(pawn)} for pawn in range(1, 7)]
        return as_json("setup", lang=lang, words=WORDS[lang], pawns=pawns, **own)

    def _describe_event(self, event: Event, game: Any, view: View) -> dict[str, Any]:
        """Return in words what just happened."""
        lang = self.lang
        if is_over(game):
            return self._describe_winner(game)
        transaction, outcome = event.transaction, event.outcome
        undone = event.kind == "undo"
        if event.record:
            steps = list(event.record.steps())
            outcome = steps[-1].outcome if steps else None
            transaction = steps[-1].transaction if steps else None
        if not outcome:
            return {"headline": view.idle(game, lang), "details": [], "pawn": 0, "mood": ""}
        headline = sentences.headline(outcome, lang, transaction)
        if not is_switch(transaction):  # the name of a game is no amount
            headline = grouped_in(headline)
        consequences = sentences.consequences(outcome, lang)
        if undone:
            headline = WORDS[lang]["undone"].format(headline)
        return {
            "headline": headline,
            "details": [] if undone else [*map(grouped_in, consequences)],
            "pawn": sentences.columns(outcome)[0],
            "mood": view.mood(outcome) if event.transaction and not undone else "",
        }

    def _describe_winner(self, game: Any) -> dict[str, Any]:
        """Return the headline of a finished game."""
        ranking = game.ranking()
        most = ranking[0][2]
        winners = [pawn for _, pawn, worth in ranking if worth == most]
        names = capital(listed([the_pawn(pawn, self.lang) for pawn in winners], self.lang))
        sentence = WORDS[self.lang]["wins" if len(winners) == 1 else "wins_shared"]
        headline = sentence.format(names, grouped(most))
        pawn = winners[0] if len(winners) == 1 else 0
        return {"headline": headline, "details": [], "pawn": pawn, "mood": "won"}

    def _send_link(self, state: str) -> None:
        message = as_json("link", state=state)
        if message != self._link:
            self._link = message
            self._broadcast("link", message)

    def _broadcast(self, kind: str, message: str) -> None:
        for client in self.clients:
            client.post(kind, message)

    def describe(self, event: Event) -> str:
        """Return in a sentence or two what just happened, or ""."""
        if not event.outcome:
            return ""
        headline = sentences.headline(event.outcome, self.lang, event.transaction)
        if event.kind == "undo":
            return WORDS[self.lang]["undone"].format(headline)
        return " ".join((headline, *sentences.consequences(event.outcome, self.lang)))
