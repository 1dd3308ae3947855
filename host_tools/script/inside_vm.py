"""The half of VmUnit that runs inside MicroPython: the app on the model of the flash.

A press or a piece of waiting is one call from outside.
"""

import json
from binascii import hexlify

from banker.games import to_bytes
from banker.store.file_drive import FileDrive
from banker.store.ledger import Ledger
from banker.ui.app import App

from host_tools.simulator.flash import Nvm, SavesFile, Supply
from host_tools.simulator.power import PowerCut


class Unit:
    """An App that can be pressed, cut and booted; the calls of AppUnit, as JSON can carry them."""

    def __init__(self, games, first, market, seed, settings, step_ms, tap_ms):
        self._games = games
        number, tables = first
        self._begins = (seed, market == "lively", bytes(settings), number, bytes(tables))
        self._step_ms = step_ms
        self._tap_ms = tap_ms
        self._supply = Supply()
        self._nvm = Nvm(self._supply)
        self._drive = FileDrive(SavesFile(self._supply))
        self._heard = []
        self.boot()

    def boot(self):
        """Start as after power-on: from what is saved."""
        self._supply.restore()
        self._app = None
        self._heard = []
        self._now = 0
        self._app = App(Ledger(self._nvm, self._drive, *self._begins), None, self._games)
        self._listen()

    def cut(self, operations):
        """Lose the power, now or in the middle of a byte still to come."""
        if operations is None:
            self._go_dark()
        else:
            self._supply.cut_after(operations)

    def press(self, key):
        self.hold(key, self._tap_ms)
        self.wait(self._tap_ms)

    def hold(self, key, ms):
        """Keep a key down for a while."""
        self.down(key)
        self.wait(ms)
        self.up(key)

    def down(self, key):
        """A key goes down."""
        self._do(key, True)

    def up(self, key):
        """A key is let go."""
        self._do(key, False)

    def _do(self, key, down):
        if self._app:
            try:
                self._app.key(key, down)
                self._listen()
            except PowerCut:
                self._go_dark()

    def wait(self, ms):
        """Let time pass, step by step."""
        end = self._now + ms
        while self._now < end:
            self._now = min(end, self._now + self._step_ms)
            if self._app:
                try:
                    self._app.step(self._now)
                    self._listen()
                except PowerCut:
                    self._go_dark()

    def _listen(self):
        """Take the tones that wait."""
        while self._app and self._app.tones:
            self._heard.append(self._app.tones.pop(0))

    def _go_dark(self):
        self._app = None
        self._heard = []

    def tones(self):
        """Names of the tones since the last call."""
        heard, self._heard = self._heard, []
        return heard

    def state(self):
        """Return the cells and the saved game in hexadecimal, the screen's name and the amounts it
        asks for; None without power."""
        app = self._app
        if app is None:
            return None
        cells, saved = hexlify(app.cells).decode(), hexlify(to_bytes(app.game)).decode()
        return cells, saved, app.screen_name, app.amount, app.second_amount


unit = None


def begin(*options):
    """A new unit with nothing saved, in place of the one before."""
    global unit
    unit = None
    unit = Unit(*options)


def call(name, *arguments):
    """Have the unit do something, and print what it answers as the last line."""
    print()
    print(json.dumps(getattr(unit, name)(*arguments)))
