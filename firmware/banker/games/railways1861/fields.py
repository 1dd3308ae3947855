"""Kinds of field in 1861, besides companies and privates."""

from ...kit.describe import kind
from .tables import MOST_HELD

WAS, IS = kind("price_before", 999), kind("price", 999)  # what a share is worth, in sentences
NUMBER = kind("number", MOST_HELD)  # of shares
TRAIN = kind("train", lowest=0, names="5+5E  2 3 4 5 6 7 8 2+2", reason="no_such_train")  # by key


def key_of(train):
    """Return the key of a train."""
    return train % 10


def train_of(key):
    """Return the train that a key stands for."""
    return key or 10
