"""Tells whoever watches the unit that long work goes on, so that it is not taken for a hang."""

_watching = []


def watched_by(feed):
    """Have this called between the pieces of long work."""
    _watching[:] = [feed]


def tell():
    """A piece of long work is done."""
    for feed in _watching:
        feed()
