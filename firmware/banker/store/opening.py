"""Opening: finds the newest save that can be trusted, and the safest way to go on saving."""

from banker.games import NotInstalled

from . import finding
from .drive_files import NvmAndDrive
from .halves import Halves, halves
from .journal import Journal
from .log_storage import SMALLEST
from .ram_medium import RamMedium
from .replay import recover
from .slots import VERSION


class Memory(Halves):
    """A storage that forgets everything when the power goes: when nothing else works."""

    lasting = False

    def __init__(self):
        super().__init__((RamMedium(), RamMedium()))


def best(log, drive):
    """The safest storage that can be made of a medium and a drive, either of which may be None."""
    if log is not None and log.rewritable and log.size >= 2 * SMALLEST:
        return Halves(halves(log))
    if log is not None and not log.rewritable and log.size >= SMALLEST:
        return NvmAndDrive(log, drive)
    if drive is not None:
        return _drive_only(drive)
    return Memory()


def _drive_only(drive):
    from .drive_only import DriveOnly

    return DriveOnly(drive)


def next_best(storage, drive):
    """The storage to use when this one fails."""
    if isinstance(storage, NvmAndDrive) and drive is not None:
        other = _drive_only(drive)
        other.generation = storage.generation
        return other
    return Memory()


class Opening:
    """What was found at start.

    `journal` is None if nothing was, else `recovered` is its (game, outcome of the last
    transaction, or None where a state spared carrying that out again). `outdated`: a fresh log
    must be made. `missing`: the number of a saved game that is not installed, or None. `unsaved`:
    why nothing outlasts the power, or None.
    """

    def __init__(self, log, drive):
        self.notices = []
        self.newer = 0
        self.missing = None
        self.journal = None
        self.recovered = None
        self.outdated = True
        self.storage = best(log, drive)
        while not self._look():
            self.storage = next_best(self.storage, drive)
        self.unsaved = None
        if not self.storage.lasting:
            self.unsaved = "not_saved"
            if self.newer:
                self.unsaved = "newer_save"
            elif self.missing is not None:
                self.unsaved = "missing_game"
            self._tell(self.unsaved)

    def _look(self):
        """Look through a storage; False if another one must be taken."""
        storage = self.storage
        try:
            copies = finding.copies(storage)
            self.newer = max(self.newer, storage.newer)
            if self.newer:
                self.storage = Memory()
                return True
            self._tell(*storage.notices)
            for copy in copies:
                self._try(copy)
                if self.recovered:
                    self.outdated = copy != copies[0] or storage.version != VERSION
                    return True
                self._tell("lost_entries", "restored_copy")
        except OSError:
            return False
        except NotInstalled as error:
            self.missing = error.number
            self.notices = []
            self.storage = Memory()
            return True
        if finding.dirty(storage):
            self.notices = storage.notices + ["started_afresh"]
        return True

    def _try(self, copy):
        """Read one copy, and tell what is wrong with it."""
        journal = Journal(self.storage.load(copy))
        self.recovered = recover(journal, False)
        if not self.recovered:
            return
        self.journal = journal
        if journal.lost:
            self._tell("lost_entries")
        elif journal.cut:
            self._tell("cut_entry")
        if journal.shortened:
            self._tell("lost_history")

    def _tell(self, *notices):
        for notice in notices:
            if notice not in self.notices:
                self.notices.append(notice)
