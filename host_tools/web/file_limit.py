"""How many files and connections this process may have open; the first thing that guests could
use up."""

from contextlib import suppress

WANTED = 1024
RESERVE = 128
"""Kept for the unit and its saves, for the page's files and for Python; about 30 are in use."""


def raise_file_limit(wanted: int = WANTED) -> int:
    """Ask the system for as many as are wanted; says how many there are."""
    try:
        import resource
    except ImportError:
        return wanted  # Windows has no such limit
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now == resource.RLIM_INFINITY or now >= wanted:
        return wanted
    better = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (better, most))
        now = better
    return now
