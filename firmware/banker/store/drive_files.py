"""The log in nvm, and on the drive two files that take turns, each complete and checksummed."""

from .log_storage import LogStorage

FILES = ("saves/even.log", "saves/odd.log")
NVM = "~"  # in place of a file's name, and greater than any


class DriveFiles(LogStorage):
    """The common part of the kinds of storage with files. `drive` may be None."""

    def __init__(self, drive):
        super().__init__()
        self.drive = drive
        if drive is None:
            self.notices.append("drive_failed")
        elif drive.read_only:
            self.notices.append("drive_read_only")

    def read_file(self, name):
        """Return a file's bytes; None if there is none or it cannot be read."""
        try:
            return self.drive.read(name) if self.drive is not None else None
        except OSError:
            return None

    def write(self, content, generation):
        """Write a log to the file whose turn it is and read it back; return whether it is there. If
        not, add a notice that tells why."""
        from .log_writing import write_log

        fault = write_log(self.drive, FILES[generation % 2], content)
        if fault and fault not in self.notices:
            self.notices.append(fault)
        return not fault


class NvmAndDrive(DriveFiles):
    """The log in nvm; a file holds its successor while nvm is erased and filled again."""

    def __init__(self, medium, drive):
        super().__init__(drive)
        self.medium = medium
        self.size = medium.size

    def adopt(self, copy, medium):
        """Go on with a log that was read: return it where it can go on."""
        return medium if copy[1] == NVM else self._take_over(copy[1], medium.memory)

    def renew(self, content):
        """Write the file first; where that fails, there is a moment in which nothing is saved."""
        following = self.next_generation()
        if not self.write(content, following):
            return self.fill(self.medium, content)
        return self._take_over(FILES[following % 2], content)

    def _take_over(self, name, content):
        """Copy the log of a file into nvm, and mark the file as taken."""
        from .log_writing import mark_taken

        medium = self.fill(self.medium, content)
        mark_taken(self.drive, name)
        return medium
