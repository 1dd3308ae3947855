"""Builds the app from the saved game, on the storage that this board has."""

import os

from banker.store.ledger import Ledger
from banker.ui.app import App
from banker.ui.settings import FIRST_START

from drivers.flash import find_media

SAVES_LOST = "saves_lost"
"""A notice that the ledger cannot give: to it, a missing file is an empty one."""


def build_app(bus):
    """Return the app. `bus` is the I2C bus, which may have a FRAM, or None."""
    log, drive, lost = find_media(bus)
    seed = int.from_bytes(os.urandom(3), "little")
    ledger = Ledger(log, drive, seed=seed, settings=FIRST_START)
    if lost:
        ledger.notices.append(SAVES_LOST)
    return App(ledger)
