"""Trains as every screen of a railway game writes them."""

from ...kit.names import signed


def train_text(trains):
    """Return trains, a letter or digit each."""
    return "".join(["2345678DE"[train - 2] for train in trains]) or "-"


def train_change(change, train):
    """Return trains that come or go, with their number if there are several."""
    number = signed(change)
    return (number[0] if number[1:] == "1" else number + "×") + train_text((train,))
