"""The words of Ticker in English."""

TEXTS = {
    "money": "$",
    # What is typed: its label, then what each key stands for.
    "stock": "Stock|Grain|Industry|Bonds|Oil|Silver|Gold",
    "way": "Dice|up|down|dividend",
    "cents": "Cents",
    "lots": "Lots",
    # Figures.
    "price": "Price",
    "cash": "Cash",
    "held": "Lots",
    # Acts: legend, title, short title, sentence.
    "act_buy": "Buy|Buy from the bank|Purchase|{pawn} bought {lots} of {stock} for {amount} $.",
    "act_sell": "Sell|Sell to the bank|Sale|{pawn} sold {lots} of {stock} for {amount} $.",
    "act_dice": "Dice|Dice|Dice|{stock}: {way} {cents}.",
    "act_remove": "|Remove a player|Removal|{pawn} left the game.",
    # What else happens, and why not.
    "split": "{stock} splits: twice the lots, at 100.",
    "worthless": "{stock} is worthless: all its lots are lost.",
    "no_dividend": "Only from 100 on",
    "lots_short": "Owns fewer than that",
}

# A first turn on a page: what each step is for, before it is taken back.
FIRST_TURN = (
    "Somebody buys shares: this key begins it.",
    "Say who buys: each player is a pawn, and this is the first.",
    "Choose what to buy, by its number on the screen: gold.",
    "Type how many lots of 500 shares.",
    "A number can have two digits: this key closes it.",
    "Read what there is to pay, then pay it: nothing counts before this key.",
    "See who is ahead.",
    "Back to what this player owns.",
)
