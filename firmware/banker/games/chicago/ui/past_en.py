"""How Chicago Express tells in English what is past: title and sentence of each kind.

@%d is a pawn. Six lines of 21 characters at most, with what comes with it.
"""

TEXTS = {
    1: "Auction|@%d got a share of %s for $%d, paid to %s.",
    2: "Build|@%d built for %s: %d locos, $%d.",
    3: "City|@%d developed a city.",
    4: "Mountain|@%d developed a mountain.",
    5: "Forest|@%d developed a forest.",
    6: "Industry|@%d developed %s, now %d.",
    7: "Pass|@%d passed. Dial: %s.",
    8: "Removal|@%d left the game. Its money went to the bank.",
    9: "New game|A new game began.",
    10: "Dividends|The bank paid:",
    11: "Correct|",
    12: "Number|",
    "unsold": "Nobody bid for the share of %s.",
    "income": "Income %s: %d.",
    "bank_paid": "The bank paid %d.",
}
