"""What Cash calls the keys."""

from banker.ui import keys

OVERLAY = {
    keys.BUY_BANK: ("Payer\nbanque", "Pay\nbank"),
    keys.SELL: ("Recevoir", "Collect"),
    keys.BUY_PLAYER: ("Payer\njoueur", "Pay\nplayer"),
    keys.OFFICES: ("Tous\npaient", "All\npay one"),
    keys.INTEREST: ("Payer\nchacun", "One\npays all"),
}
"""The keys that are called otherwise, in French and in English."""
