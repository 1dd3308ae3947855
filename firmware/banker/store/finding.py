"""Finds the saved logs: every one that can be trusted, the newest first.

A copy is (generation, where): the number of a half, the name of a file, or NVM.
"""

from .drive_files import FILES, NVM, DriveFiles, NvmAndDrive
from .log_files import checked, read_header, taken
from .log_storage import GENERATIONS
from .media import BLANK, PAGE
from .ram_medium import RamMedium
from .slots import HEAD, VERSION


def copies(storage):
    """Return the copies, newest first, and set the storage's generation to the newest. Anything
    wrong with them goes to the storage's notices."""
    found = []
    if isinstance(storage, DriveFiles):
        in_nvm = 0
        if isinstance(storage, NvmAndDrive):
            in_nvm = _add_copy(storage, found, storage.medium.read(0, HEAD), NVM)
        for name in FILES:
            head = _read_head(storage.drive, name)
            # A file older than the log in nvm is read only if that log fails.
            if not _newer(read_header(head)[1], in_nvm) or _is_whole(storage, name):
                _add_copy(storage, found, head, name)
        if isinstance(storage, NvmAndDrive):
            _sort(storage, found)
            _compare(storage, found, in_nvm)
    else:
        for at in range(2):
            _add_copy(storage, found, storage.media[at].read(0, HEAD), at)
    return _sort(storage, found)


def load(storage, copy):
    """Return the log of a copy, to be read; None if it is not whole."""
    where = copy[1]
    if not isinstance(storage, DriveFiles):
        return storage.media[where]
    if where == NVM:
        return storage.medium
    content = checked(storage.read_file(where) or b"")
    return content and RamMedium(len(content), content)


def _read_head(drive, name):
    """Return the first bytes of a file; none if it cannot be read."""
    try:
        return drive.part(name, 0, HEAD) if drive is not None else b""
    except OSError:
        return b""


def _is_whole(storage, name):
    """Return whether the log in a file is whole, or of a version newer than this unit."""
    data = storage.read_file(name) or b""
    return read_header(data[:HEAD])[0] > VERSION or checked(data) is not None


def _newer(generation, other):
    """Return whether a log was made after another one, which may be none."""
    return not other or 0 < (generation - other) % GENERATIONS < GENERATIONS // 2


def _add_copy(storage, found, head, where):
    """Return the generation in a log's first bytes, 0 if there is none; note a newer version."""
    version, generation = read_header(head)
    storage.newer = max(storage.newer, version if version > VERSION else 0)
    if version != VERSION:
        return 0
    if generation:
        found.append((generation, where))
    return generation


def _sort(storage, found):
    found.sort(reverse=True)
    if found and found[0][0] - found[-1][0] > GENERATIONS // 2:
        # The count has begun again: small ones are the newest.
        found.sort(key=lambda copy: copy[0] < GENERATIONS // 2, reverse=True)
    if found:
        storage.generation = found[0][0]
    return found


def _compare(storage, found, in_nvm):
    """Add a notice where the log in nvm is not the newest. A file of a later generation was
    complete before the erasing of nvm began; the file of the same one is what the log in nvm began
    with, and sorts behind it."""
    if found and not in_nvm:
        newest = storage.read_file(found[0][1])
        # One that was not taken over yet is all there was when the power went.
        if taken(newest):
            storage.notices.append("restored_copy")
    elif found and found[0][1] != NVM and storage.generation != in_nvm + 1:
        storage.notices.append("newer_copy")


def dirty(storage):
    """Return whether the storage holds anything at all; a new FRAM comes filled with zeros."""
    if isinstance(storage, DriveFiles):
        if any(storage.read_file(name) is not None for name in FILES):
            return True
        return isinstance(storage, NvmAndDrive) and not _blank(storage.medium)
    zeros = bytes(PAGE)
    return any(not _blank(half) and not _blank(half, zeros) for half in storage.media)


def _blank(medium, page=BLANK):
    """Return whether a medium holds nothing."""
    for start in range(0, medium.size, PAGE):
        count = min(PAGE, medium.size - start)
        if medium.read(start, count) != page[:count]:
            return False
    return True
