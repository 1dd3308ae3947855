"""Fields that several acts of a railway game have."""

from ...kit.describe import amount, kind
from ...kit.layout import IN_WORDS

PRICE = amount("price", 9999)
START = amount("start_price", 999)
SOURCE = kind("source", 2, names=IN_WORDS)  # of a share
NUMBER = kind("number", 9)  # of shares
GOES_ON = kind("goes_on", 1, 0)  # a turn, after a purchase
OFFERING, POOL = 1, 2
