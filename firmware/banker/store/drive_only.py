"""The log on a board without nvm: in RAM, and after every entry all of it in a file.

Imported only where it is needed.
"""

from . import slots
from .drive_files import DriveFiles
from .ram_medium import RamMedium


class DriveOnly(DriveFiles):
    """A storage that needs nothing but the drive."""

    def __init__(self, drive):
        super().__init__(drive)
        self.notices.append("no_nvm")
        self._medium = RamMedium()
        self.size = self._medium.size

    def load(self, copy):
        """A file's log in RAM."""
        return self.fill(self._medium, self.content(copy))

    def renew(self, content):
        """A new log in RAM; it gets its file when it is settled."""
        return self.fill(self._medium, content)

    def settle(self, used):
        """Write the log as it is now. What fails is tried again with the same file."""
        generation = self.following()
        entries = self._medium.read(self._medium.size - used, used)
        if self.write(slots.header(generation) + entries, generation):
            self.generation = generation
