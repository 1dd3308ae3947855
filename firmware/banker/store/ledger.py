"""The ledger: the live game, and the way every change of it goes to flash before it counts."""

from banker import games
from banker.memory import make_room_if_short
from banker.unload import unload

from .journal import STATE_EVERY, Journal
from .slots import BOTH, SETTINGS, TABLES

_ONLY_AT_A_START = (
    "opening",
    "finding",
    "halves",
    "ram_medium",
    "reading",
    "image",
    "states",
    "replay",
    "looking_back",
)
REST_AFTER = 12  # transactions: a state takes the room of nineteen of them
DEFAULT_SETTINGS = b"\0\1\2"


class Ledger:
    """`log` is a medium or None, `drive` a drive or None: see `media`. With nothing saved, a
    game of that number begins, the first one installed by itself.

    `game` is the live game, `last` the outcome of its last transaction, `settings` the unit's, a
    byte each, `notices` what is to be told at start, `newer` the version of a save that was left
    alone because this firmware is too old for it, or 0, `missing` the number of a game that was
    left alone because it is not installed, or None. `entries` counts what was confirmed since
    the start, `entry` is the last of it: whether it is a mark, and what the log holds of it.
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
        self._fault = None
        self.entries = 0
        self.entry = None
        self.before = None  # (game, last) before the last transaction: for a quick UNDO
        from . import opening  # where it is needed: see `prepare`

        found = opening.Opening(log, drive)
        self.notices = found.notices
        self.newer = found.newer
        self.missing = found.missing
        self.storage = found.storage
        self.journal = found.journal
        self._last = None
        self._last_known = True
        if found.journal:
            self.game, self._last = found.recovered
            self._last_known = self._last is not None
            self.settings = found.journal.settings
        else:
            if number is None:
                number = games.installed()[0]
            self.game = games.fresh(number, seed, lively, tables)
            self.settings = bytes(settings)
        if found.unsaved:
            self._fault = found.unsaved
        if found.outdated:
            self.renew(self.game)
            self.storage.settle(self.journal.used())

    @property
    def last(self):
        """The outcome of the last transaction, or None. Where a start has found the game whole, it
        is worked out when first wanted: it may take as long as all since the state before."""
        if not self._last_known:
            self._last_known = True
            from .looking_back import found

            self._last = found(self)
        return self._last

    @last.setter
    def last(self, outcome):
        self._last = outcome
        self._last_known = True

    def earlier(self, back):
        """The outcome of the transaction so many before the last one, or None where there is none
        any more, or another game was played."""
        from .looking_back import earlier

        return earlier(self, back)

    def prepare(self):
        """After the first picture: what was left for later, and then let go of what only a start
        needs."""
        _ = self.last
        for name in _ONLY_AT_A_START:
            unload("banker.store." + name)

    @property
    def fault(self):
        """The name of what is wrong with saving now, or None."""
        return self._fault or self.storage.fault

    # Saving.

    def renew(self, game):
        """Go on with a fresh log that holds this game, which is where the journal stands."""
        from .image import compose, kept_from

        if self.journal and not self.journal.broken:
            self._tell_story(kept_from(self.journal, self.storage.size))
        while True:
            storage = self.storage
            image = compose(storage.following(), game, self.settings, self.journal, storage.size)
            try:
                self.journal = Journal(storage.renew(image))
                return
            except OSError:
                self.retreat()

    def _tell_story(self, height):
        """Keep what the fresh log will not hold of the stack; nothing depends on it."""
        if height and self.storage.drive is not None and not self.journal.broken:
            from . import story

            try:
                story.keep(self.storage.drive, self.journal, height)
            except OSError:
                pass  # the game matters, its story less

    def retreat(self):
        """Saving fails: go on with the next best way to save."""
        from . import opening

        self.storage = opening.next_best(self.storage, self._drive)
        self._fault = "no_nvm" if self.storage.lasting else "not_saved"

    def record(self, content, game, is_mark=False, after=None):
        """Write an entry behind this game, which is where the journal stands. `after` is the game
        that an UNDO leads to."""
        try:
            written = self._state_first(game) and self.journal.add(content, is_mark)
        except OSError:
            written = False
            self.retreat()
        renewed = not written
        while not written:
            self.renew(game)
            if after is not None and not self.journal.depth:
                # The history could not be kept: then the game before is all there is.
                self.journal.broken = True
                self.renew(after)
                break
            written = self.journal.add(content, is_mark)
        self.storage.settle(self.journal.used())
        if renewed:
            make_room_if_short()
        self.entry = (is_mark, content)
        self.entries += 1

    def _state_first(self, game):
        """Write a state if one is due; False if it must be written but there is no room."""
        journal = self.journal
        if journal.must_mend():
            return journal.add_state(game, self.settings)
        if journal.since_state >= self._state_every() + 8:  # no quiet moment came before
            journal.add_state(game, self.settings)
        return True

    def tidy(self):
        """Between two keys: what an entry would otherwise have to wait for, a state that is due or
        a log that must begin anew."""
        self.journal.pass_by(len(self.journal.stack), self.game)
        if self.journal.nearly_full():
            self.renew(self.game)
            self.storage.settle(self.journal.used())
        else:
            self._write_state(self._state_every())

    def _state_every(self):
        """After how many transactions a state is due: a small one sooner, for the same wear."""
        return min(STATE_EVERY, max(REST_AFTER, self.journal.state_slots * 5 // 3))

    def rest(self):
        """The unit is put away: with the game written whole it starts sooner."""
        self._write_state(REST_AFTER)

    def _write_state(self, due):
        """Write the game whole if so many transactions have come since that was last done."""
        journal = self.journal
        if journal.since_state < due or journal.must_mend() or journal.nearly_full():
            return
        try:
            journal.add_state(self.game, self.settings)
        except OSError:
            return  # the next entry finds out, and goes on in another way
        self.storage.settle(journal.used())

    # What the unit does.

    def confirm(self, transaction, ready=None, settings=None):
        """Carry a transaction out and save it, with the settings that were changed with it, if any;
        `ready` is what the game has prepared for it. Raises Refused, and then nothing has
        changed."""
        before, last = self.game, self.last
        if games.is_switch(transaction):
            from banker.games.switch import other

            transaction += tuple(self.journal.tables.get(other(transaction), b""))
        game, outcome = games.apply(self.game, transaction, ready)
        if outcome.changed:
            packed = games.packed(before, transaction)
            if game.number != before.number:
                self._keep_tables(before)
            if settings and settings != self.settings:
                self.record(bytes((BOTH, len(settings))) + settings + packed, before, True)
                self.settings = bytes(settings)
            else:
                self.record(packed, before)
            # The rules of a game that another one has ended need not stay in memory.
            self.before = (before, last) if game.number == before.number else None
            self.game = game
            self.last = outcome
        elif settings:
            self.save_settings(settings)
        return outcome

    def _keep_tables(self, game):
        """Another game begins: keep what the next one of this game shall begin with."""
        tables = game.kept_tables
        known = self.journal.tables.get(game.number)
        if tables != known and (known or tables != games.fresh(game.number).kept_tables):
            self.record(bytes((TABLES, game.number)) + tables, game, True)

    def undoable(self):
        """The transaction that `undo` would take back, or None. Looking changes nothing."""
        from .looking_back import undoable

        return undoable(self)

    def undo(self):
        """Take the last transaction back, saved on return; returns it, or None if there is none."""
        from .looking_back import undo

        return undo(self)

    def save_settings(self, settings):
        """Save the unit's settings."""
        if settings != self.settings:
            self.record(bytes((SETTINGS,)) + settings, self.game, True)
            self.settings = bytes(settings)

    def replace(self, journal, game, last):
        """Go on with the game of another journal, saved on return; the settings stay, and the
        tables of those games of which the other journal has none."""
        if game.number != self.game.number:
            self._keep_tables(self.game)
        self._tell_story(len(self.journal.stack))
        tables = dict(self.journal.tables)
        tables.update(journal.tables)
        journal.tables = tables
        self.journal = journal
        self.renew(game)
        self.storage.settle(self.journal.used())
        self.game = game
        self.last = last
        self.before = None
        self.entry = None
        self.entries += 1
