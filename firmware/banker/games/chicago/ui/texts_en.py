"""What Chicago Express says in English at rest and while keys are typed."""

TEXTS = {
    # Resting screens: letters and heads of columns.
    "round": "T",
    "dials": "ABD",
    "flags": "LSHD",
    "end_letter": "E",
    "board": "H%d De%d Wh%d Pi%d",
    "columns": "inc shr trs lo mb",
    "dividend_column": "div",
    "money": "$",
    "closed": "closed",
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
