"""Opening: finds the newest save that can be trusted, and the safest way to go on saving."""

from banker import games
from banker.rules.saved import NotAGame

from . import finding
from .drive_files import NvmAndDrive
from .log_storage import SMALLEST
from .ram_medium import RamMedium
from .reading import read_log
from .recovery import recover
from .two_copies import TwoCopyStorage, halves


class Memory(TwoCopyStorage):
    """A storage that loses everything at power-off, for when nothing else works."""

    lasting = False

    def __init__(self):
        super().__init__((RamMedium(), RamMedium()))


def best(log, drive):
    """Return the safest storage for a medium and a drive, either of which may be None."""
    if log is not None and log.rewritable and log.size >= 2 * SMALLEST:
        return TwoCopyStorage(halves(log))
    if log is not None and not log.rewritable and log.size >= SMALLEST:
        return NvmAndDrive(log, drive)
    if drive is not None:
        return _drive_only(drive)
    return Memory()


def _drive_only(drive):
    from .drive_only import DriveOnly

    return DriveOnly(drive)


def next_best(storage, drive):
    """Return the storage to use when this one fails."""
    if isinstance(storage, NvmAndDrive) and drive is not None:
        other = _drive_only(drive)
        other.generation = storage.generation
        return other
    return Memory()


class Opening:
    """What was found at start.

    `journal` is None if nothing was, else `game` is the live game, and `data` its bytes.
    `outdated`: a fresh log must be made. `missing`: the number of a saved game that is not
    installed, or None; `newer`: the version of a save that this firmware is too old for, or 0. Such
    a save is left alone in `untouched`, the storage that has it; None if there is none.
    """

    def __init__(self, log, drive):
        self.notices = []
        self.newer = 0
        self.missing = None
        self.journal = None
        self.game = self.data = None
        self.outdated = True
        self.untouched = None
        self.storage = best(log, drive)
        while not self._read_storage():
            self.storage = next_best(self.storage, drive)
        if self.untouched:
            self.notices = ["newer_save" if self.newer else "missing_game"]
        elif not self.storage.lasting:
            self._add_notices("not_saved")

    @property
    def damaged(self):
        """Whether the list of the shelf is missing, or may be out of date."""
        told = self.notices
        return not self.journal or "lost_entries" in told or "restored_copy" in told

    def _read_storage(self):
        """Read a storage; return False if another one must be used."""
        storage = self.storage
        try:
            copies = finding.copies(storage)
            if storage.newer:
                self._leave_alone(storage.newer, None)
                return True
            self._add_notices(*storage.notices)
            for copy in copies:
                self._read_copy(copy)
                if self.game:
                    too_long = self.journal.medium.size > storage.size
                    self.outdated = too_long or copy != copies[0]
                    return True
                self._add_notices("lost_entries", "restored_copy")
        except OSError:
            return False
        except games.NotInstalled as error:
            self._leave_alone(0, error.number)
            return True
        except games.NewerGame as error:
            self._leave_alone(error.version, None)
            return True
        if finding.dirty(storage):
            self.notices = storage.notices + ["started_afresh"]
        return True

    def _leave_alone(self, newer, missing):
        """Leave the save as it is: this firmware cannot play it."""
        self.newer = newer
        self.missing = missing
        self.untouched = self.storage
        self.storage = Memory()

    def _read_copy(self, copy):
        """Read one copy, and add notices of what is wrong with it."""
        self.game = None
        medium = finding.load(self.storage, copy)
        if medium is None:
            return
        journal = read_log(medium)
        while self.game is None:
            self.data = recover(journal)
            if self.data is None:
                return
            try:
                self.game = games.from_bytes(self.data)
            except games.NewerGame:
                raise
            except NotAGame:
                journal.give_up(len(journal.stack) - 1)
        journal.go_on(self.storage.adopt(copy, medium))
        self.journal = journal
        if journal.lost:
            self._add_notices("lost_entries")
        elif journal.cut:
            self._add_notices("cut_entry")
        if journal.shortened:
            self._add_notices("lost_history")

    def _add_notices(self, *notices):
        for notice in notices:
            if notice not in self.notices:
                self.notices.append(notice)
