"""What the Trader game says in English at rest and while keys are typed."""

TEXTS = {
    # Groups as they are named on the board.
    "group_0": "Brown",
    "group_1": "Light blue",
    "group_2": "Pink",
    "group_3": "Orange",
    "group_4": "Red",
    "group_5": "Yellow",
    "group_6": "Green",
    "group_7": "Dark blue",
    # Titles of what the function keys begin.
    "buy_bank": "Buy from the bank",
    "sell": "Sell to the bank",
    "buy_player": "Buy from a player",
    "offices": "Offices",
    "interest": "Interest",
    "go": "Go: dividends",
    # Fields.
    "field_buyer": "Buyer",
    "field_seller": "Seller",
    "field_code": "Company",
    "field_count": "Shares",
    "bank_has": "1 or 2; bank has %d",
    "seller_has": "1 to %d",
    # Amounts and what comes with them.
    "money": "€ M",
    # Market screens.
    "bank_column": "B",
}
