"""The golden screens of Trader, and the keys that lead to each."""

# The red group of the car, with offices and shares of all players: the manual's own example.
_RED = """
press BUY_BANK 2 1 2 CONFIRM BUY_BANK 2 1 3 CONFIRM BUY_BANK 2 1 4 CONFIRM
press BUY_BANK 1 1 6 CONFIRM BUY_BANK 3 1 6 2 CONFIRM BUY_BANK 4 1 6 1 CONFIRM
press BUY_BANK 4 1 7 CONFIRM
"""
_OFFICES = _RED + "press OFFICES 1 2 3 3 4 CONFIRM\n"
_WIDELY_HELD = (
    _OFFICES
    + """
press BUY_PLAYER 3 2 1 4 2 CONFIRM BUY_BANK 1 1 4 1 CONFIRM
press BUY_BANK 5 1 4 1 CONFIRM BUY_BANK 6 1 4 1 CONFIRM
"""
)

# The car has as many shares of 01 as the hat; its next one breaks the hat's monopoly.
_FORCED = """
press BUY_BANK 1 0 1 CONFIRM BUY_BANK 1 0 2 CONFIRM OFFICES 0 1 3 2 CONFIRM
press SELL 1 0 1 3 CONFIRM BUY_BANK 2 0 1 2 CONFIRM
"""

# Name of the picture: language, keys.
SCREENS = {
    "first_start": (None, "wait 1"),
    "market": ("en", _WIDELY_HELD),
    "market_unlisted": ("fr", "wait 1"),
    "entry": ("en", "press BUY_BANK 6 1"),
    "float": ("fr", "press BUY_BANK 1 1 3"),
    "buy": ("en", _OFFICES + "press BUY_BANK 6 1 3 2"),
    "offices": ("fr", _RED + "press OFFICES 1 2 3"),
    "offices_amount": ("en", _RED + "press OFFICES 1 2 3 3 4"),
    "interest": ("fr", _WIDELY_HELD + "press INTEREST 5 1 4"),
    "forced_sale": ("en", _WIDELY_HELD + "press SELL 2 1 4 3"),
    "trade": ("fr", _RED + "press BUY_PLAYER 3 2 1 4 5"),
    "start": ("en", _WIDELY_HELD + "press INTEREST 5 1 4 CONFIRM GO 3"),
    "totals": ("fr", _WIDELY_HELD + "press TOTAL"),
    "company": ("fr", _WIDELY_HELD + "press 1 4"),
    "holdings": ("en", _WIDELY_HELD + "press TOTAL 2"),
    "winner": (
        "fr",
        _WIDELY_HELD + "press TOTAL 1 8 0 0 CONFIRM 2 3 0 0 CONFIRM 3 4 5 0 CONFIRM\n"
        "press 4 9 5 CONFIRM 5 0 CONFIRM 6 1 2 0 CONFIRM",
    ),
    "review": ("en", _WIDELY_HELD + "press SELL 2 1 4 3 CONFIRM REVIEW"),
    "review_before": ("fr", _WIDELY_HELD + "press REVIEW REVIEW"),
    "forced_sale_other": ("fr", _FORCED + "press BUY_BANK 2 0 1 1"),
    "refused": ("en", _RED + "press SELL 1 1 6 9"),
    "undo": ("fr", _WIDELY_HELD + "press SELL 2 1 4 3 CONFIRM UNDO"),
    "menu": ("en", "press MENU"),
    "self_test": ("fr", "press MENU 0 0"),
    "remove": ("fr", _WIDELY_HELD + "hold REMOVE 2.5\npress 2"),
}
