"""The ledger: the live game, and the way every change of it goes to flash before it counts."""

from banker import games
from banker.memory import keep, release, release_all
from banker.rules.forms import NEW_GAME, SWITCH

from . import changes
from .journal import STATE_EVERY, Journal
from .slots import BOTH, SETTINGS, UNDO

REST_AFTER = 12  # entries: a state takes the room of a dozen of them
REACHED_BACK = 8  # entries: with fewer left, the log takes earlier ones back from the archive
DEFAULT_SETTINGS = b"\0\1\2"


class Ledger:
    """`log` is a medium or None, `drive` a drive or None: see `media`. With nothing saved, a
    game of that number begins, the first one installed by itself.

    `game` is the live game and `data` its bytes, `settings` the unit's, a byte each, `notices` what
    is to be told, `newer` the version of a save that was left alone because this firmware is too
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
        self._drive = drive
        self.entries = 0
        self.entry = None
        self._ends = False  # nothing came before the log, or nothing of it is known
        from . import opening  # where it is needed: see `prepare`

        found = opening.Opening(log, drive)
        self.notices = found.notices
        self.newer = found.newer
        self.missing = found.missing
        self.untouched = found.untouched
        self.storage = found.storage
        self.journal = found.journal
        self._ahead = None  # a game that may be confirmed, and its bytes
        self._last = None  # the outcome of the last transaction, where it is known
        self._before = None  # what UNDO leads to, once that was worked out
        if found.journal:
            self.game = found.game
            self.data = found.data
            self.settings = found.journal.settings
        else:
            if number is None:
                number = games.installed()[0]
            self.assign(games.fresh(number, seed, lively, tables))
            self.settings = bytes(settings)
        if found.outdated:
            self.renew()
            self.settle()

    def assign(self, game, data=None, outcome=None):
        """Make a game the live one. It is None where its rules come with a restart."""
        self.game = game
        self.data = data or games.to_bytes(game)
        self._last = outcome
        self._before = None

    def prepare(self):
        """Work out what REVIEW will show first, once the first picture is there."""
        _ = self.last

    @property
    def fault(self):
        """The name of why entries do not outlast the power, or None while they do."""
        if self.untouched:
            return "newer_save" if self.newer else "missing_game"
        return None if self.storage.saved else "not_saved"

    # Saving.

    def renew(self):
        """Go on with a fresh log that holds the live game and the last entries."""
        from .image import archived_plan, compose

        while True:
            storage = self.storage
            try:
                image = compose(
                    storage.following(),
                    self.data,
                    self.settings,
                    self.journal,
                    storage.drive,
                    storage.size,
                    archived_plan(self),
                )
                self.journal = Journal(storage.renew(image))
                self._ends = False
                return
            except OSError:
                self.fall_back()

    def keep(self, height):
        """Keep so many entries of the stack in the archive; return whether that was possible."""
        from . import archive

        try:
            if self.storage.drive is None:
                return False
            archive.keep(self.storage.drive, self.journal, height)
            return True
        except OSError:
            return False

    def fall_back(self):
        """Saving fails: go on with the next best way to save, and tell."""
        from . import opening

        self.storage = opening.next_best(self.storage, self._drive)

    def settle(self):
        """Let the storage keep what was written, and have it told what has gone wrong with it."""
        storage = self.storage
        storage.settle(self.journal.used())
        for notice in storage.notices + ([] if storage.saved else ["not_saved"]):
            if notice not in self.notices and not self.untouched:
                self.notices.append(notice)

    def record(self, content, is_mark=False, after=None):
        """Write an entry behind the live game. `after` has the bytes of the game that it leads
        to."""
        try:
            written = self._state_first() and self.journal.add(content, is_mark)
        except OSError:
            written = False
            self.fall_back()
        if not written:
            self.renew()
            kept = self.journal.depth or not is_mark or content[0] != UNDO
            if not (kept and self.journal.add(content, is_mark)):
                # There is no room for it beside any history: the game after it is all there is.
                self.data = after or self.data
                self.journal.broken = True
                self.renew()
            release()
        self.settle()
        self.entry = (is_mark, content)
        self.entries += 1

    def _state_first(self):
        """Write a state if one is due; return False if it must be written but there is no room."""
        journal = self.journal
        if journal.needs_state():
            return journal.add_state(self.data, self.settings)
        if journal.since_state >= STATE_EVERY + 8:  # no quiet moment came before
            journal.add_state(self.data, self.settings)
        return True

    def tidy(self):
        """Do what an entry would otherwise have to wait for: to be called between two keys, at
        home."""
        self._before = None
        journal = self.journal
        if journal.nearly_full() or self._can_reach_back():
            release_all()
            self.renew()
            self.settle()
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
        """The unit is put away: with the game written whole it starts sooner."""
        self._write_state(REST_AFTER)

    def _write_state(self, due):
        """Write the game whole if so many entries have come since that was last done."""
        journal = self.journal
        if journal.since_state < due or journal.needs_state() or journal.nearly_full():
            return
        try:
            journal.add_state(self.data, self.settings)
        except OSError:
            return  # the next entry finds out, and goes on in another way
        self.settle()

    # What the unit does.

    def confirm(self, transaction, ready=None, settings=None):
        """Carry a transaction out and save it, with the settings that were changed with it, if any;
        `ready` is what the game has prepared for it. Raises Refused, and then nothing has
        changed."""
        if games.is_switch(transaction):
            from banker.games.switch import other

            transaction += tuple(self.journal.tables.get(other(transaction), b""))
        game, outcome = games.apply(self.game, transaction, ready)
        if outcome.changed:
            packed = games.packed(self.game, transaction)
            if transaction[0] in (NEW_GAME, SWITCH):
                from .another_game import begin

                begin(self, game)
            data = self._encode(game)
            content = changes.encode(packed, self.data, data)
            if settings and settings != self.settings:
                content = bytes((BOTH, len(settings))) + settings + content
                self.record(content, True, data)
                self.settings = bytes(settings)
            else:
                self.record(content, after=data)
                self.entry = (False, packed)
            self.assign(game, data, outcome)
        elif settings:
            self.save_settings(settings)
        return outcome

    def encode_ahead(self, game):
        """Encode a game that CONFIRM may lead to, while there is time."""
        self._ahead = game, games.to_bytes(game)

    def _encode(self, game):
        ahead = self._ahead
        self._ahead = None
        return ahead[1] if ahead and ahead[0] is game else games.to_bytes(game)

    def save_settings(self, settings):
        """Save the unit's settings."""
        if settings != self.settings:
            self.record(bytes((SETTINGS,)) + settings, True)
            self.settings = bytes(settings)

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
        """Whether the last entry has begun a game."""
        content = self.history().back()
        return bool(content) and content[1] & 15 in (NEW_GAME, SWITCH)

    def prepare_undo(self, restarts=False):
        """Work out what UNDO leads to, while there is time. A unit that restarts where another game
        was played needs none of its rules now."""
        if self._before is None:
            from .history import before_last

            self._before = before_last(self, restarts)

    def undo(self, restarts=False):
        """Take the last transaction back, saved on return; return it, or None if there is none."""
        self.prepare_undo(restarts)
        if self._before is None:
            return None
        taken, game, data = self._before
        if not self.journal.depth:
            self.renew()
            if not self.journal.depth:
                return None  # saving has failed, and what was before is lost with it
        self.record(bytes((UNDO,)), True, data)
        self.assign(game, data)
        return taken


keep(())  # what the store is made of stays
