"""Puts the app together: the game as it was saved, on the media this board has."""

import os

from banker.store.ledger import Ledger
from banker.ui.app import App
from banker.ui.settings import FIRST_START

from drivers.flash import find_media

SAVES_LOST = "saves_lost"
"""What the ledger cannot know: to it, no file is an empty one."""


def build_app(bus):
    """The app. `bus` is the I2C bus, on which a FRAM may be found, or None."""
    log, drive, lost = find_media(bus)
    seed = int.from_bytes(os.urandom(3), "little")
    ledger = Ledger(log, drive, seed=seed, settings=FIRST_START)
    if lost:
        ledger.notices.append(SAVES_LOST)
    return App(ledger)
