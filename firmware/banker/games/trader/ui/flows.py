"""What the function keys begin, as data."""

from ....ui import keys
from .. import transactions

# Key: name of the screen and its title, kind of transaction. Whether BUY_BANK floats or buys shows
# only when the company is known.
FLOWS = {
    keys.BUY_BANK: ("buy_bank", transactions.BUY),
    keys.SELL: ("sell", transactions.SELL),
    keys.BUY_PLAYER: ("buy_player", transactions.TRADE),
    keys.OFFICES: ("offices", transactions.OFFICES),
    keys.INTEREST: ("interest", transactions.INTEREST),
    keys.GO: ("go", transactions.GO),
    keys.REMOVE: ("remove", transactions.REMOVE),
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
