"""What the function keys ask for, as data: each flow's name and its fields in order."""

from ....ui import keys
from ....ui.entry import FIXED
from .. import transactions

PAWN = ("field_pawn", 1, FIXED)
BUYER = ("field_buyer", 1, FIXED)
SELLER = ("field_seller", 1, FIXED)
CODE = ("field_code", 2, FIXED)
COUNT = ("field_count", 1, FIXED)
PAWN_FIELDS = (PAWN, BUYER, SELLER)

# Key: name of the screen and its title, kind of transaction, fields. Whether BUY_BANK floats or
# buys shows only when the company is known.
FLOWS = {
    keys.BUY_BANK: ("buy_bank", transactions.BUY, (PAWN, CODE, COUNT)),
    keys.SELL: ("sell", transactions.SELL, (PAWN, CODE, COUNT)),
    keys.BUY_PLAYER: ("buy_player", transactions.TRADE, (BUYER, SELLER, CODE, COUNT)),
    keys.OFFICES: ("offices", transactions.OFFICES, (CODE,)),
    keys.INTEREST: ("interest", transactions.INTEREST, (PAWN, CODE)),
    keys.GO: ("go", transactions.GO, (PAWN,)),
    keys.REMOVE: ("remove", transactions.REMOVE, (PAWN,)),
}

# Headlines above an amount, by kind of transaction.
SHORT = (
    None,
    "short_float",
    "short_buy",
    "short_sell",
    "short_trade",
    "short_offices",
    "short_interest",
    "short_go",
    "short_remove",
    "short_new_game",
    "short_market",
)
