"""How 18Lilliput tells in English what is past: title and sentence of each kind.

@3 is a pawn. Six lines of 21 characters at most, with what comes with it.
"""

TEXTS = {
    1: "Choice|%s chose %s.",
    2: "Justiciary|%s took:",
    3: "Card|%s took card %d, side %d.",
    4: "End|%s bought no more.",
    5: "Sold|%s sold %d of %s.",
    6: "Bought|%s bought a share of %s.",
    7: "Train|",
    8: "Paid|",
    9: "New game|A new game began.",
    10: "Run|%s ran %d and kept it.",
    11: "Bureaucracy|The top train went.",
    12: "Gulliver|%s bought a share of %s.",
    13: "Removal|%s left the game.",
    14: "Correct|",
    "nothing": "%s bought nothing.",
    "founded": "%s founded %s.",
    "paid": "%s ran %d and paid.",
    "train_0": "%s gave up a %s.",
    "train_1": "%s bought a new %s.",
    "train_2": "%s bought a %s from a company.",
    "train_3": "%s bought a %s of the pool.",
    "train_4": "%s gave back a %s.",
    "phase": "Phase %d began.",
}
