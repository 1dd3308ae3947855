"""Reads a game that the host has sent whole. Loaded for that alone."""

from banker.store.checks import check32
from banker.store.log_files import read_header
from banker.store.ram_medium import RamMedium
from banker.store.reading import read_log
from banker.store.recovery import recover
from banker.store.slots import HEAD, SLOT, VERSION


def read(data):
    """Return (journal, bytes of its game) of a log with its checksum; None if it is not whole."""
    size = len(data) - 4
    if data[size:] != check32(memoryview(data)[:size]) or size % SLOT:
        return None
    if read_header(data[:HEAD])[0] != VERSION:
        return None
    journal = read_log(RamMedium(size, data))
    found = recover(journal)
    whole = found is not None and not (journal.lost or journal.cut)
    return (journal, found) if whole else None
