"""What Chicago Express calls the keys."""

from banker.ui import keys

OVERLAY = {
    keys.BUY_BANK: ("Enchère", "Auction"),
    keys.SELL: ("Réseau", "Build"),
    keys.OFFICES: ("Maison", "Develop"),
    keys.GO: ("Renoncer", "Pass"),
    keys.INTEREST: ("Divi-\ndendes", "Divi-\ndends"),
    keys.BUY_PLAYER: ("Joueurs", "Players"),
}
"""The keys that are called otherwise, in French and in English."""
