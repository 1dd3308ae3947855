"""Screens that are only looked at."""

from .. import keys
from ..screen import Screen


class Look(Screen):
    """CONFIRM or CANCEL leave it; so does any function key, to do its own work."""

    def key(self, app, key):
        """There is nothing to enter here."""
        if key == keys.CONFIRM:
            app.home()
        elif key == keys.CANCEL:
            app.cancel()
        elif key in keys.FUNCTIONS:
            app.home()
            app.begin(key)
        else:
            app.refuse("wrong_key")
