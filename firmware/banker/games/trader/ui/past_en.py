"""How the Trader game tells in English what is past: a sentence for each kind of transaction.

@%d is a pawn. Six lines of 21 characters at most, with what comes with it.
"""

TEXTS = {
    1: "@%d listed %s and paid %d to the bank.",
    2: "@%d bought %s of %s and paid %d to the bank.",
    3: "@%d sold %s of %s to the bank for %d.",
    4: "@%d bought %s of %s from @%d.",
    5: "@%d built offices and paid %d to the bank.",
    6: "@%d paid interest on %s to the bank: %d.",
    7: "@%d passed Go and got %d from the bank.",
    8: "@%d left the game. Its shares went to the bank.",
    9: "A new game began.",
    10: "The market became %s.",
    "share": "1 share",
    "shares": "%d shares",
    "taken_down": "@%d sold offices and got %d from the bank.",
    "forced": "Offices: @%d got %d.",
    "president": "%s: new president @%d.",
    "delisted": "%s left the list.",
}
