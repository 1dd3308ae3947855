"""The keys of 18Africa that are called otherwise, each (French, English): those of 1861."""

OVERLAY = {
    "BUY_BANK": ("Achat", "Buy"),
    "SELL": ("Vente", "Sell"),
    "BUY_PLAYER": ("Accord", "Deal"),
    "OFFICES": ("Pose", "Build"),
    "INTEREST": ("Enchère\nFusion", "Auction\nMerge"),
    "GO": ("Rouler\nPasser", "Run\nPass"),
}
