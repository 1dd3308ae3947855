"""What the railway games call the keys: one overlay serves all that are played like 1861."""

from banker.ui import keys

OVERLAY = {
    keys.BUY_BANK: ("Achat", "Buy"),
    keys.SELL: ("Vente", "Sell"),
    keys.BUY_PLAYER: ("Accord", "Deal"),
    keys.OFFICES: ("Voies", "Build"),
    keys.INTEREST: ("Enchère\nFusion", "Auction\nMerge"),
    keys.GO: ("Suite", "Go on"),
}
"""The keys that are called otherwise, in French and in English."""
