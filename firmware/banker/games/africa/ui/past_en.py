"""How 18Africa tells in English what is past: title and sentence of each kind.

%s is a pawn or a company. Six lines of 21 characters at most, with what comes with it.
"""

TEXTS = {
    1: "Draw|",
    2: "Auction|%s won.",
    3: "Sale|%s sold.",
    4: "Purchase|%s bought.",
    5: "Turn|%s ended its turn.",
    6: "Power|%s used it.",
    7: "Build|%s built.",
    8: "Run|%s ran.",
    9: "New game|A new game began.",
    10: "Train|%s traded.",
    11: "Concession|%s got it.",
    12: "Correct|",
    13: "Number|",
    14: "Removal|@%d left the table. All it has stays.",
}
