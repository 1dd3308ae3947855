"""Lets long work breathe: between two pieces of it somebody may look whether a key went down.

The longest piece between two breaths is what a key press must outlast to be seen.
"""

_looking = []


def listen(look):
    """From now on, call this at every breath; None: nobody looks."""
    _looking.clear()
    if look is not None:
        _looking.append(look)


def take():
    """A moment between two pieces of work."""
    for look in _looking:
        look()
