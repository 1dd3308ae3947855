"""What the Trader game says in English but not at once: loaded when first wanted."""

TEXTS = {
    # The same as headlines above an amount, beside a pawn and a company.
    "short_float": "Float",
    "short_buy": "Buy",
    "short_sell": "Sell",
    "short_trade": "Trade",
    "short_offices": "Offices",
    "short_interest": "Interest",
    "short_go": "Go",
    "short_remove": "Remove",
    "short_new_game": "New game",
    "short_market": "Market",
    # Fields.
    "office_keys": "0-4, 5: head office",
    "office_keep": "CONFIRM keeps it",
    # Amounts and what comes with them.
    "agreed": "at the price agreed",
    "pays_nothing": "President: no payment",
    "president": "President",
    "president_short": "Pres.",
    "monopoly_gained": "Monopoly gained:",
    "monopoly_lost": "Monopoly lost:",
    "forced_1": "Monopoly",
    "forced_2": "lost:",
    "forced_undone": "again:",
    "delisted": "leaves the list",
    "delisted_short": "delisted",
    "shares_to_bank": "Shares to the bank",
    "shares_back": "The shares go back",
    "calm": "calm",
    "lively": "lively",
    # Menu.
    "menu_market": "Market",
    # Answers to a key.
    "no_such_company": "Companies: 01 to 22",
    "not_listed": "Not listed",
    "already_listed": "Already listed",
    "bank_short": "Bank has too few",
    "not_held": "Not that many held",
    "no_monopoly": "Not a monopoly",
    "uneven": "Uneven: 1 apart, max.",
    "no_offices_left": "No offices left",
    "no_head_offices_left": "No head offices left",
    "dividends_full": "Collect at Go first",
}
