"""Announcements for screen readers: what was just confirmed or undone, in REVIEW's words."""
# mypy: ignore-errors

from banker.store.slots import UNDO
from banker.ui.settings import LANGUAGE
from banker.ui.texts import ENGLISH


class Announcer:
    """Watches the ledger of an app whose texts and rules are loaded."""

    def __init__(self, app):
        self._app = app
        self._entries = app.ledger.entries
        self._last = app.ledger.last

    def news(self):
        """Return a sentence or two about the last change, or "" if there was none."""
        ledger = self._app.ledger
        if ledger.entries == self._entries:
            return ""
        before = self._last
        self._entries = ledger.entries
        self._last = ledger.last
        is_mark, content = ledger.entry or (True, b"\x00")
        if not is_mark and self._last:
            return self._describe(self._last)
        if is_mark and content[0] == UNDO and before:
            return self._undo_prefix() + self._describe(before)
        return ""

    def _undo_prefix(self):
        app = self._app
        return app.texts["undone"] + (": " if app.settings[LANGUAGE] == ENGLISH else " : ")

    def _describe(self, outcome):
        app = self._app
        sentence = app.game_ui.past(app.texts, outcome)[1]
        for pawn in "123456":
            sentence = sentence.replace("@" + pawn, app.texts["pawn_" + pawn])
        return sentence
