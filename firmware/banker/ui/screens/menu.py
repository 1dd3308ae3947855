"""MENU: language, sound, contrast, the game's own line, the shelf, keys from a PC. CONFIRM keeps
changes."""

from ...memory import release
from .. import keys
from ..canvas import COLUMNS
from ..screen import Screen
from ..settings import CABLE_KEYS, CONTRAST, CONTRASTS, LANGUAGE, SOUND, SOUND_ON
from ..texts import languages

_FIRST_ROW = 1
_VALUE_AT = 12
_LINES = ("menu_language", "menu_sound", "menu_contrast", None, "shelf", "menu_cable")
LANGUAGE_LINE, SOUND_LINE, CONTRAST_LINE, GAME_LINE, SHELF_LINE, CABLE_LINE = range(1, 7)
_OPENS = "→"  # behind a line that is no setting: its digit opens it at once
ABOUT_LINE = 0  # beside the title, as all rows below it are taken


class _Correcting:
    """The usual line of a game: correcting figures that the unit has wrong."""

    label = "correct"

    def value(self, texts):
        """Return the text behind the label."""
        return _OPENS

    def press(self, app):
        """Open the correction at its digit, and discard the changes of other lines."""
        app.preview_settings(app.settings)
        screen = app.game_ui.correcting(app.game)
        if screen:
            app.open(screen)
        else:
            app.refuse(app.game.awaited())

    def transaction(self, game):
        """Return no transaction: CONFIRM has nothing to apply."""
        return None


class Menu(Screen):
    """Changes show at once. CONFIRM saves them; CANCEL leaves everything as it was."""

    name = "menu"

    def __init__(self, app):
        self._settings = bytearray(app.settings)
        line = app.game_ui.MenuLine
        self._game_line = line(app.game) if line else _Correcting()

    def key(self, app, key):
        """Change or open the line of digits 1 to 6; 0 opens About."""
        line = keys.digit(key)
        if key == keys.CONFIRM or line == SHELF_LINE:
            release()  # what corrects figures leaves its room
        if key == keys.CONFIRM:
            app.change_settings(bytes(self._settings), self._game_line.transaction(app.game))
        elif key == keys.CANCEL:
            app.preview_settings(app.settings)
            app.cancel()
        elif line == ABOUT_LINE:
            app.preview_settings(app.settings)
            from .about import About

            app.open(About())
        elif line == GAME_LINE:
            self._game_line.press(app)
        elif line == SHELF_LINE:
            app.preview_settings(app.settings)
            from .shelf import Shelf

            app.open(Shelf(app))
        elif line is None or not 1 <= line <= CABLE_LINE:
            app.refuse("wrong_key")
        else:
            self._change(line)
            app.preview_settings(self._settings)

    def prepare_next(self, app):
        """Load what corrects figures, while somebody reads the menu."""
        if not app.game_ui.MenuLine:
            app.game_ui.correcting(app.game)

    def _change(self, line):
        settings = self._settings
        if line == LANGUAGE_LINE:
            numbers = [number for number, _, _ in languages()]
            after = [one for one in numbers if one > settings[LANGUAGE]]
            settings[LANGUAGE] = (after or numbers)[0]
        elif line == SOUND_LINE:
            settings[SOUND] ^= SOUND_ON
        elif line == CONTRAST_LINE:
            settings[CONTRAST] = (settings[CONTRAST] + 1) % len(CONTRASTS)
        else:
            settings[SOUND] ^= CABLE_KEYS

    def draw(self, app, canvas):
        """Draw a line per setting: its digit, its label and its value."""
        texts = app.texts
        canvas.text(0, 0, texts["menu"])
        canvas.right(0, COLUMNS, "0 %s %s" % (texts["menu_about"], _OPENS))
        for at, name in enumerate(_LINES):
            label = texts[name or self._game_line.label]
            canvas.text(_FIRST_ROW + at, 0, "%d %s" % (at + 1, label))
        values = (
            texts["language"],
            texts["yes" if self._settings[SOUND] & SOUND_ON else "no"],
            str(self._settings[CONTRAST] + 1),
            self._game_line.value(texts),
            _OPENS,
            texts["yes" if self._settings[SOUND] & CABLE_KEYS else "no"],
        )
        for at, value in enumerate(values):
            canvas.text(_FIRST_ROW + at, _VALUE_AT, value)
        canvas.text(7, 0, texts["menu_keys"])
