"""The half of LowMemoryUnit that runs inside MicroPython: the app, driven as the board's unit does.

Everything it does is one call from outside, since the VM collects garbage only between two of them.
"""
# mypy: ignore-errors

import gc

from host_tools.dev.board_memory.flash_in_vm import Nvm, SavesFile
from host_tools.dev.board_memory.heap_in_vm import boards_gc


class Unit:
    """The app, as the board's unit drives it."""

    def __init__(self, number, settings, resumed):
        from banker.store.file_drive import FileDrive
        from banker.store.ledger import Ledger
        from banker.ui.app import App

        self._nvm = Nvm("/nvm.bin")
        drive = FileDrive(SavesFile("/saves.bin"))
        self.app = App(Ledger(self._nvm, drive, 1, True, bytes(settings), number))
        if resumed:
            self.app.resume()
        self.app.restart = self._restart
        self.restarting = False
        self._session = None
        self.app.step(20)

    def _restart(self):
        self.restarting = True

    def prepare(self):
        """Do what follows the first picture."""
        self.app.prepare()

    def press(self, key, ms):
        """Hold a key down for some time, until the tones have sounded; return what was shown."""
        self.app.key(key)
        first = self.look()
        self.app.step(self.app.now + ms)
        then = self.look()
        self.app.key(key, False)
        self.app.tones.clear()
        return first, then

    def wait(self, ms):
        self.app.step(self.app.now + ms)

    def make_room(self):
        """Do what the unit does after a pause; return what is shown, and the modules loaded
        since the last one."""
        boards_gc.note_loaded()
        loaded = boards_gc.forget_loaded()
        boards_gc.collect()
        boards_gc.forget_loaded()
        return self.look(), loaded

    def release_all(self):
        """Start a renewal of the log."""
        from banker.memory import release_all

        release_all()

    def tidy(self):
        """Continue the tidying, in a call of its own, before which garbage is collected."""
        self.app.tidy()
        return self.look()

    def load_ahead(self):
        """Load what the next keys will need."""
        return bool(self.app.load_ahead())

    def enter(self, transaction):
        """Confirm a transaction, as the screen does that has shown it."""
        self.app.confirm(transaction)
        self.app.draw()

    def plug_in(self):
        """Open the port as a PC does."""
        from banker.link.session import Session

        self._session = Session(self.app)
        self.app.linked = True

    def unplug(self):
        self._session = None
        self.app.linked = False

    def receive(self, line):
        """Receive a line from the PC."""
        self._session.receive(line)

    def next_line(self):
        """Return the next line for it, or None."""
        return self._session.next_line()

    def wear_out(self):
        """Let nvm take nothing any more."""
        self._nvm.broken = True

    def look(self):
        """Return (screen, its class, whether at rest, logs so far, whether it restarts)."""
        app = self.app
        kind = type(app.screen).__name__
        generation = app.ledger.storage.generation
        return app.screen_name, kind, app.at_home, generation, self.restarting

    def saved_game(self):
        """Return the game as it is saved."""
        from banker.games import to_bytes

        return to_bytes(self.app.game)


unit = None


def start(*options):
    """Start the unit, up to its first picture."""
    global unit
    unit = Unit(*options)


def do(name, *arguments):
    """Have the unit do something, and print what was free before, what it took until it was done,
    how large the heap is then, and the answer."""
    free = boards_gc.begin()
    answer = getattr(unit, name)(*arguments)
    taken, size = boards_gc.taken()
    gc.collect()  # done when this call is over
    print()
    print(free, taken, size, repr(answer))
