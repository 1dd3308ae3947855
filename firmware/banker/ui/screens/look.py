"""Screens with nothing to enter."""

from .. import keys
from ..screen import Screen


class Look(Screen):
    """CONFIRM or CANCEL leave it; a function key leaves it and does its own work."""

    def key(self, app, key):
        """Leave, or begin what a function key begins."""
        if key == keys.CONFIRM:
            app.home()
        elif key == keys.CANCEL:
            app.cancel()
        elif key in keys.FUNCTIONS:
            app.home()
            app.begin(key)
        else:
            app.refuse("wrong_key")
