"""What Cash says in English but not at once: loaded when first wanted."""

TEXTS = {
    # What a transaction brings.
    "to": "to",
    "from": "from",
    "to_bank": "to the bank",
    "from_bank": "from the bank",
    "each_pays": "Each pays %d to ",
    "pays_each": " pays each %d",
    "interest": "Interest:",
    "each": "each",
    # MENU, Correct.
    "field_what": "What",
    "field_new": "New",
    "what_1": "cash",
    "what_2": "start cash",
    "what_3": "salary",
    "what_4": "loans",
    "what_5": "interest",
    "now": "Now",
    "loan_keys": "1 on, 0 off",
    "this_game": "from now on",
    "next_game": "for the next game",
    # Answers to a key.
    "too_few_pawns": "At least two pawns",
    "two_left": "Only two are left",
    "cash_short": "Not enough cash",
    "debt_full": "Debt above 99999",
    "too_much": "More than 99999",
    "still_owed": "Somebody still owes",
}
