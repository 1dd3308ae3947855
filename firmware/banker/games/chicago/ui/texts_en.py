"""What Chicago Express says in English at rest and while keys are typed."""

TEXTS = {
    # Resting screens: letters and heads of columns.
    "round": "Round",
    "company_heads": "  income sold min",
    "company_note": "min: lowest next bid",
    "treasury_heads": "treasury loco   ✓",
    "treasury_note": "✓: reached Chicago",
    "houses_left": "Houses",
    "still_left": "%d left",
    "red": "RED",
    "flags": "locos shares houses Detroit",
    "end_signs": "End:",
    "none": "not yet",
    "dividend_column": "div",
    "money": "$",
    "closed": "closed",
    "turn_keys": "AUCTION BUILD DEVELOP",
    "minimum": "min",
    "press_dividends": "Press DIVIDENDS",
    "city_1": "Detroit",
    "city_2": "Wheeling",
    "city_3": "Pittsburgh",
    "city_4": "Chicago",
    # What the function keys begin.
    "auction": "Auction",
    "build": "Build",
    "develop": "Develop",
    "pass": "Pass",
    # Fields.
    "field_company": "Company",
    "field_winner": "Winner",
    "field_bid": "Bid",
    "field_minimum": "Minimum",
    "field_first": "First bid",
    "nobody_key": "0: nobody",
}
