"""Feeds the watchdog during long work, so that it is not taken for a hang."""

_feeds = []


def set_watchdog(feed):
    """Set the function that is called between the pieces of long work."""
    _feeds[:] = [feed]


def feed_watchdog():
    """Feed the watchdog, after a piece of long work."""
    for feed in _feeds:
        feed()
