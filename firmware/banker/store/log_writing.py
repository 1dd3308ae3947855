"""Writing a log to a medium, or to a file of the drive. Loaded when a log is renewed."""

from banker import progress

from .checks import check32
from .log_files import TAKEN, read_header, taken
from .media import ENOSPC, EROFS, PAGE
from .slots import HEAD


def fill(medium, content):
    """Write a log to a medium, its header last, and return its generation. OSError if the medium
    does not keep it."""
    below = medium.size - len(content)
    if below < 0:
        raise OSError("too long")
    medium.erase()
    for at in range(HEAD, len(content), PAGE):
        _program(medium, below + at, content[at : at + PAGE])
    _program(medium, 0, content[:HEAD])
    return read_header(content[:HEAD])[1]


def _program(medium, start, data):
    """Write a piece of a log and check that it is kept."""
    progress.feed_watchdog()
    medium.program(start, data)
    if medium.read(start, len(data)) != data:
        raise OSError("not kept")


def write_log(drive, name, content):
    """Write a log and its checksum to a file, and read it back. Return what went wrong, in a word;
    None if nothing did."""
    if drive is None:
        return "drive_failed"
    check = check32(content)
    try:
        drive.write(name, len(content) + len(check), (content, check))
        if _holds(drive, name, content, check):
            return None
    except OSError as error:
        reason = error.args[0] if error.args else 0
        if reason == EROFS:
            return "drive_read_only"
        if reason == ENOSPC:
            return "drive_full"
    return "drive_failed"


def mark_taken(drive, name):
    """Mark a file as taken: its log has been copied to its place."""
    try:
        if not taken(drive.read(name)):
            drive.append(name, 1, (TAKEN,))
    except OSError:
        pass  # then a start gives a notice of a copy without need


def _holds(drive, name, content, check):
    """Return whether a file holds exactly this, compared piece by piece."""
    end = len(content)
    for at in range(0, end, PAGE):
        piece = content[at : at + PAGE]
        if drive.part(name, at, len(piece)) != piece:
            return False
    return drive.part(name, end, len(check) + 1) == check
