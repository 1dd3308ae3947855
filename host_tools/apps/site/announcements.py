"""What was just confirmed or taken back, in REVIEW's words for it: for screen readers."""
# mypy: ignore-errors

from banker.store.slots import UNDO
from banker.ui.settings import LANGUAGE
from banker.ui.texts import ENGLISH


class Announcer:
    """Watches the ledger of an app that has all it needs."""

    def __init__(self, app):
        self._app = app
        self._entries = app.ledger.entries
        self._last = app.ledger.last

    def news(self):
        """A sentence or two; "" where there is nothing new."""
        ledger = self._app.ledger
        if ledger.entries == self._entries:
            return ""
        before = self._last
        self._entries = ledger.entries
        self._last = ledger.last
        is_mark, content = ledger.entry or (True, b"\x00")
        if not is_mark and self._last:
            return self._past(self._last)
        if is_mark and content[0] == UNDO and before:
            return self._undone() + self._past(before)
        return ""

    def _undone(self):
        app = self._app
        return app.texts["undone"] + (": " if app.settings[LANGUAGE] == ENGLISH else " : ")

    def _past(self, outcome):
        app = self._app
        said = app.game_ui.past(app.texts, outcome)[1]
        for pawn in "123456":
            said = said.replace("@" + pawn, app.texts["pawn_" + pawn])
        return said
