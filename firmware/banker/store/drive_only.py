"""The log on a board without nvm: in RAM, and after every entry all of it in a file.

Imported only where it is needed.
"""

from .drive_files import DriveFiles
from .ram_medium import RamMedium
from .slots import header


class DriveOnly(DriveFiles):
    """A storage that needs only the drive."""

    def __init__(self, drive):
        super().__init__(drive)
        self.notices = ["no_nvm"]  # what is wrong with the drive means here that nothing is saved
        self._written = False
        self._medium = RamMedium()
        self.size = self._medium.size

    def adopt(self, copy, medium):
        """Go on with a log that was read: return it where it can go on. A longer one was in nvm; it
        is to be renewed at once."""
        if medium.size > self.size:
            return medium
        self._written = True
        return self.fill(self._medium, medium.memory)

    def renew(self, content):
        """Begin a new log in RAM; `settle` writes it to the file whose turn it is."""
        generation = self.generation
        medium = self.fill(self._medium, content)
        self.generation = generation
        return medium

    @property
    def saved(self):
        """Whether all entries so far outlast the power."""
        return self._written

    def settle(self, used):
        """Write the log as it is now. After a failure the same file is tried again."""
        generation = self.next_generation()
        entries = self._medium.read(self._medium.size - used, used)
        self._written = self.write(header(generation) + entries, generation)
        if self._written:
            self.generation = generation
        else:
            self.notices = ["no_nvm"]
