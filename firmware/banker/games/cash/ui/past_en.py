"""How Cash tells in English what is past: title and sentence of each kind of transaction.

@%d is a pawn. Six lines of 21 characters at most, with what everybody then had.
"""

TEXTS = {
    1: "Payment|@%d paid %d $ to the bank.",
    2: "Payment|@%d got %d $ from the bank.",
    3: "Payment|@%d paid %d $ to @%d.",
    4: "All paid|@%d got %d $ from each of the others.",
    5: "Paid all|@%d paid %d $ to each of the others.",
    6: "Go|@%d passed Go and got %d $ from the bank.",
    7: "Removal|@%d left the game.",
    8: "Correct|The cash of @%d was corrected.",
    9: "New game|A new game began.",
    10: "Number|",
    "has": "@%d then had %d.",
}
