"""The part of VmUnit inside MicroPython: the app on the model of the flash.

A press or a piece of waiting is one call from outside.
"""
# mypy: ignore-errors

import json
from binascii import hexlify

from banker.games import to_bytes
from banker.store.file_drive import FileDrive
from banker.store.ledger import Ledger
from banker.ui.app import App

from host_tools.simulator.flash import Nvm, SavesFile, Supply
from host_tools.simulator.script.app_driver import AppDriver

unit = None


def begin(games, first, market, seed, settings):
    """Make a new unit with nothing saved, replacing the one before."""
    global unit
    unit = None
    supply = Supply()
    nvm, drive = Nvm(supply), FileDrive(SavesFile(supply))
    number, tables = first
    begins = (seed, market == "lively", bytes(settings), number, bytes(tables))
    unit = AppDriver(supply, lambda: App(Ledger(nvm, drive, *begins), None, games))


def call(name, *arguments):
    """Call a method of the unit, and print its result as the last line."""
    print()
    print(json.dumps(getattr(unit, name)(*arguments)))


def state():
    """Print the cells and the saved game in hexadecimal, the screen's name and the amounts it asks
    for, or null without power."""
    app, told = unit.app, None
    if app:
        cells, saved = hexlify(app.cells).decode(), hexlify(to_bytes(app.game)).decode()
        told = cells, saved, app.screen_name, app.amount, app.second_amount
    print()
    print(json.dumps(told))
