"""MENU, self-test: what it does. Only the hardware itself can run it."""

from .. import keys
from ..screen import Screen
from ..settings import LANGUAGE


class SelfTest(Screen):
    """CONFIRM begins, CANCEL leaves. On hardware the app is given its `self_test`."""

    name = "self_test"

    def key(self, app, key):
        """Begin, in the language in use."""
        if key == keys.CONFIRM and hasattr(app, "self_test"):
            app.self_test(app.settings[LANGUAGE])
        elif key in (keys.CONFIRM, keys.CANCEL):
            app.cancel()
        else:
            app.refuse("wrong_key")

    def draw(self, app, canvas):
        """Draw what will be tested, and that the game is safe."""
        canvas.text(0, 0, "Test")
        row = 2
        for line in app.notice("self_test").split("\n"):
            canvas.text(row, 0, line)
            row += 1
        canvas.text(7, 0, app.texts["confirm_or_cancel"])
