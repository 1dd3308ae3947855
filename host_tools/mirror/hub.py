"""The market and everybody who looks at it: follows the news and tells the pages."""

from typing import Any

from banker.trader.codec import from_bytes
from banker.trader.game import Game
from banker.trader.refusals import Refused

from host_tools.history import words
from host_tools.history.icons import pawn_path
from host_tools.history.story import Transaction
from host_tools.mirror.course import Course
from host_tools.mirror.market import market
from host_tools.mirror.news import News, Source
from host_tools.mirror.words import WORDS
from host_tools.web.client import Client
from host_tools.web.messages import as_json


class MirrorHub:
    """Every message is made once, however many pages are open."""

    def __init__(self, lang: str) -> None:
        self.clients: set[Client] = set()
        self._lang = lang
        self._game: Game | None = None
        self._course = Course()
        self._setup = as_json(
            "setup",
            lang=lang,
            words=WORDS[lang],
            pawns=[
                {"name": words.pawn_name(pawn, lang), "path": pawn_path(pawn)}
                for pawn in range(1, 7)
            ],
            groups=[words.group_name(group, lang) for group in range(8)],
        )
        self._market: str | None = None
        self._link = as_json("link", state="waiting")

    def join(self, client: Client) -> None:
        """Show a new page everything there is."""
        self.clients.add(client)
        client.tell("setup", self._setup)
        client.tell("link", self._link)
        if self._market:
            client.tell("market", self._market)

    def leave(self, client: Client) -> None:
        """A page is gone."""
        self.clients.discard(client)

    async def follow(self, source: Source) -> None:
        """Tell the pages all news, until there are none."""
        async for news in source:
            self.take(news)

    def take(self, news: News) -> None:
        """Show one piece of news."""
        if news.game is None:
            self._say_link("away")
            return
        game = from_bytes(news.game)
        told = self._tell_of(news, game)
        before = self._game
        if news.transaction is None or before is None:
            self._course.begin(game, news.story)
            before = None
        elif news.undone:
            self._course.take_back(game)
        else:
            self._course.go_on(game, news.transaction[0])
        self._game = game
        self._market = as_json("market", **market(game, before, self._course), **told)
        self._say_link("here")
        self._tell_all("market", self._market)

    def _tell_of(self, news: News, game: Game) -> dict[str, Any]:
        """What just happened, in words."""
        lang = self._lang
        before = game if news.undone else self._game
        outcome = news.transaction and before and _outcome(before, news.transaction)
        if news.story:
            moments = list(news.story.moments())
            outcome = moments[-1].outcome if moments else None
        if not outcome:
            empty = not any(game.presidents)
            said = WORDS[lang]["nothing_yet" if empty else "market"]
            return {"headline": said, "details": [], "pawn": 0, "mood": ""}
        headline = words.headline(outcome, lang)
        if news.undone:
            headline = WORDS[lang]["undone"].format(headline)
        return {
            "headline": headline,
            "details": [] if news.undone else words.consequences(outcome, lang),
            "pawn": outcome.pawn,
            "mood": "alarm" if outcome.forced_pawn and news.transaction and not news.undone else "",
        }

    def _say_link(self, state: str) -> None:
        message = as_json("link", state=state)
        if message != self._link:
            self._link = message
            self._tell_all("link", message)

    def _tell_all(self, kind: str, message: str) -> None:
        for client in self.clients:
            client.tell(kind, message)


def _outcome(before: Game, transaction: Transaction) -> Any:
    """What a transaction did to a game; None if it does not fit: some news were missed."""
    try:
        return before.preview(transaction)
    except Refused:
        return None
