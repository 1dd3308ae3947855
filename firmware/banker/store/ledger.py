"""The ledger: the live game, each change of which is saved to flash before it counts.

The code for that is in `saving`, which is loaded on demand: rules and saving need not be in memory
together.
"""

from banker import games
from banker.memory import keep, release, release_all

from .journal import STATE_EVERY

REST_AFTER = 12  # entries: a state takes as many slots as a dozen of them
REACHED_BACK = 8  # entries: with fewer left, the log takes earlier ones back from the archive
DEFAULT_SETTINGS = b"\0\1\2"


class Ledger:
    """`log` is a medium or None, `drive` a drive or None: see `media`. With nothing saved, the
    game `number` begins, or without a number the first one installed.

    `game` is the live game and `data` its bytes, `settings` the unit's, a byte each, `notices` what
    is to be shown, `newer` the version of a save that was left alone because this firmware is too
    old for it, or 0, `missing` the number of a game that was left alone because it is not
    installed, or None. `entries` counts what was confirmed since the start, `entry` is the last of
    it: whether it is a mark, and the mark or the packed transaction.
    """

    def __init__(
        self,
        log=None,
        drive=None,
        seed=1,
        lively=False,
        settings=DEFAULT_SETTINGS,
        number=None,
        tables=b"",
    ):
        self.drive = drive
        self.entries = 0
        self.entry = None
        self._ends = False  # nothing came before the log, or nothing of it is known
        from . import opening  # needed at the start only

        found = opening.Opening(log, drive)
        self.notices = found.notices
        self.newer = found.newer
        self.missing = found.missing
        self.untouched = found.untouched
        self.storage = found.storage
        self.journal = found.journal
        self._ahead = None  # a game that may be confirmed, and its bytes
        self._last = None  # the outcome of the last transaction, where it is known
        self.before = None  # the game that UNDO leads to, once it was worked out
        if found.journal:
            self.game = found.game
            self.data = found.data
            self.settings = found.journal.settings
        else:
            if number is None:
                number = games.installed()[0]
            self.assign(games.create(number, seed, lively, tables))
            self.settings = bytes(settings)
        if found.outdated:
            self.renew()
        if found.damaged and not self.fault:
            from .shelf import find_lost

            find_lost(self)

    def assign(self, game, data=None, outcome=None):
        """Make a game the live one. It is None where its rules come with a restart."""
        self.game = game
        self.data = data or games.to_bytes(game)
        self._last = outcome
        self.before = None

    def prepare(self):
        """Work out what REVIEW shows first, once the first picture is drawn."""
        _ = self.last

    @property
    def fault(self):
        """The reason why entries are not saved, by its name; None while they are."""
        if self.untouched:
            return "newer_save" if self.newer else "missing_game"
        return None if self.storage.saved else "not_saved"

    # Saving.

    def renew(self):
        """Go on with a fresh log that holds the live game and the last entries."""
        from .saving import renew, settle

        renew(self)
        settle(self)

    def tidy(self):
        """Do the work that an entry would otherwise wait for. Call this between two keys, on the
        resting screens."""
        self.before = self._ahead = None
        journal = self.journal
        if journal.nearly_full() or self._can_reach_back():
            release_all()
            self.renew()
            release()
        else:
            self._write_state(STATE_EVERY)

    def _can_reach_back(self):
        """Return whether the log has few entries left and the archive has more."""
        journal = self.journal
        if self._ends or journal.broken or journal.first or journal.depth >= REACHED_BACK:
            return False
        history = self.history()
        for _ in range(journal.depth + 1):
            if history.back() is None:
                self._ends = True
                break
        return not self._ends

    def rest(self):
        """Write the game whole before the unit switches off, so that it starts sooner."""
        self._write_state(REST_AFTER)

    def _write_state(self, due):
        """Write the game whole if so many entries have come since that was last done, or more."""
        journal = self.journal
        if journal.since_state < due or journal.needs_state() or journal.nearly_full():
            return
        from .saving import write_state

        write_state(self)

    # What the unit does.

    def confirm(self, transaction, ready=None, settings=None):
        """Apply a transaction and save it, with the settings that were changed with it, if any;
        `ready` is what the game has prepared for it. Raises Refused, and then nothing has
        changed."""
        if games.is_switch(transaction):
            from .another_game import with_tables

            transaction = with_tables(self, transaction)
        game, outcome = games.apply(self.game, transaction, ready)
        if outcome.changed:
            packed = games.packed(self.game, transaction)
            if not ready:
                release()  # the rules that have just worked it out
            from .saving import save

            data = self._encode(game)
            save(self, transaction, packed, game, data, settings)
            self.assign(game, data, outcome)
        elif settings:
            self.save_settings(settings)
        return outcome

    def load_saving(self):
        """Load the code that CONFIRM needs, while there is time."""
        from . import saving  # noqa: F401

    def encode_ahead(self, game):
        """Encode the game that CONFIRM may lead to, while there is time."""
        self._ahead = game, games.to_bytes(game)
        self.load_saving()

    def _encode(self, game):
        ahead = self._ahead
        self._ahead = None
        return ahead[1] if ahead and ahead[0] is game else games.to_bytes(game)

    def save_settings(self, settings):
        """Save the unit's settings."""
        if settings != self.settings:
            from .saving import save_settings

            save_settings(self, settings)

    def replace(self, journal, game, data):
        """Go on with the game of another journal, saved on return; the settings stay, and the
        tables of those games of which the other journal has none."""
        from .another_game import replace

        replace(self, journal, game, data)

    # Going back.

    @property
    def number(self):
        """The number of the live game."""
        return self.data[0] >> 4

    def history(self):
        """Return the way back from the live game."""
        from .history import History

        return History(self.journal, self.storage.drive, self.data)

    @property
    def last(self):
        """The outcome of the last transaction, or None if it is not known."""
        if self._last is None:
            from .history import last_outcome

            self._last = last_outcome(self)
        return self._last

    @property
    def just_begun(self):
        """How the last entry began a game, in a word; "" if it did not."""
        from .history import just_begun

        return just_begun(self)

    def prepare_undo(self, restarts=False):
        """Work out what UNDO leads to, while there is time. A unit that restarts for another game
        needs none of its rules now."""
        if self.before is None:
            from .history import before_last

            self.before = before_last(self, restarts)

    def undo(self, restarts=False):
        """Undo the last transaction, saved on return; return it, or None if there is none.
        Raises Refused where the drive does not take back a game from the shelf."""
        self.prepare_undo(restarts)
        if self.before is None:
            return None
        from .saving import undo

        taken = self.before[0]
        return taken if undo(self, *self.before) else None


keep(())  # the store stays loaded
