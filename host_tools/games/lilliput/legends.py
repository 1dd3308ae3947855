"""What 18Lilliput calls the keys."""

from banker.ui import keys

OVERLAY = {
    keys.GO: ("Carte", "Card"),
    keys.BUY_BANK: ("Achat", "Buy"),
    keys.SELL: ("Vente", "Sell"),
    keys.BUY_PLAYER: ("Train", "Train"),
    keys.OFFICES: ("Payer", "Pay"),
    keys.INTEREST: ("Rouler", "Run"),
}
"""The keys that are called otherwise, in French and in English."""
