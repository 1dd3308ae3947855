"""The golden screens of Chicago Express, and the keys that lead to each."""

_SEATS = "hold NEW_GAME 2\npress 2 1 3 CONFIRM\nwait 5\n"
_ALL_SEATS = "hold NEW_GAME 2\npress 1 2 3 4 5 6 CONFIRM\nwait 5\n"
# The four opening shares: PRR to the hat, B&O to the car, C&O and the unwanted one to the dog.
_OPENED = (
    _SEATS
    + """
press BUY_BANK 1 9 CONFIRM CONFIRM BUY_BANK 2 8 CONFIRM CONFIRM
press BUY_BANK 3 6 CONFIRM CONFIRM BUY_BANK 0 CONFIRM
"""
)
# A few turns: the PRR into Wheeling and Pittsburgh, a house, a second PRR share.
_PLAYED = (
    _OPENED
    + """
press SELL 1 2 6 CONFIRM 1 CONFIRM 2 3 CONFIRM CONFIRM
press OFFICES 1 1 1 2 CONFIRM CONFIRM BUY_BANK 1 3 9 CONFIRM CONFIRM
"""
)
# Six shareholders of the C&O, which goes to Chicago with all that can come at once.
_WIDELY_HELD = (
    _ALL_SEATS
    + "press BUY_BANK 1 7 CONFIRM CONFIRM BUY_BANK 2 6 CONFIRM CONFIRM\n"
    + "press BUY_BANK 3 5 CONFIRM CONFIRM BUY_BANK 3 8 CONFIRM CONFIRM\n"
    + "press MENU 4 1 2 4 0 CONFIRM CONFIRM MENU 4 1 4 4 0 CONFIRM CONFIRM\n"
    + "press BUY_BANK 3 1 3 CONFIRM CONFIRM BUY_BANK 3 2 2 CONFIRM CONFIRM\n"
    + "press GO 3 CONFIRM GO 3 CONFIRM GO 3 CONFIRM BUY_BANK 3 4 2 CONFIRM CONFIRM\n"
    + "press GO 3 CONFIRM INTEREST CONFIRM\n"
    + "press BUY_BANK 3 5 1 CONFIRM CONFIRM BUY_BANK 3 6 1 CONFIRM CONFIRM\n"
)
_CHICAGO = _WIDELY_HELD + "press SELL 3 2 5 CONFIRM 9 CONFIRM 1 4 CONFIRM 1\n"
_PAYDAY = (
    _CHICAGO
    + "press CONFIRM BUY_BANK 4 3 CONFIRM CONFIRM GO 3 CONFIRM GO 3 CONFIRM GO 3 CONFIRM\n"
    + "press MENU 4 6 1 1 2 4 5 CONFIRM CONFIRM GO 3 CONFIRM GO 2 CONFIRM GO 2 CONFIRM\n"
    + "press GO 2 CONFIRM GO 2 CONFIRM\n"
)
_RED = _PLAYED + (
    "press MENU 4 5 4 CONFIRM CONFIRM OFFICES 3 3 CONFIRM GO 2 CONFIRM GO 2 CONFIRM GO 2 CONFIRM\n"
    "press GO 2 CONFIRM\nwait 5\n"
)
_END = _RED + "press GO 3 CONFIRM GO 3 CONFIRM\n"
_OVER = _END + "press INTEREST CONFIRM\nwait 5\n"
# Play cannot lead here, but a mistake in MENU can.
_LARGE = _PLAYED + (
    "press MENU 4 2 3 1 2 3 4 CONFIRM CONFIRM MENU 4 3 1 1 0 5 CONFIRM CONFIRM\n"
    "press MENU 4 3 4 9 9 9 9 CONFIRM CONFIRM\n"
)
_STATUS = "press MENU 2 CONFIRM\nwait 5\n"

# Name of the picture: language, keys.
SCREENS = {
    "seats": ("en", "hold NEW_GAME 2\npress 2 1 3"),
    "opening": ("fr", _SEATS + _STATUS),
    "opening_bid": ("fr", _SEATS + "press BUY_BANK"),
    "companies": ("en", _PLAYED + "press CONFIRM CONFIRM CONFIRM CONFIRM"),
    "treasuries": ("en", _PLAYED + "press CONFIRM"),
    "shares": ("fr", _PLAYED + "press CONFIRM CONFIRM"),
    "board": ("en", _PLAYED + "press CONFIRM CONFIRM CONFIRM"),
    "board_red": ("fr", _RED + "press CONFIRM CONFIRM CONFIRM CONFIRM"),
    "review": ("en", _PLAYED + "press REVIEW"),
    "review_build": ("fr", _CHICAGO + "press CONFIRM REVIEW"),
    "companies_red": ("fr", _RED),
    "companies_large": ("en", _LARGE),
    "players": ("en", _PLAYED),
    "players_six": ("fr", _PAYDAY + "press CONFIRM\nwait 5"),
    "auction": ("en", _PLAYED + "press BUY_BANK"),
    "auction_bid": ("fr", _PLAYED + "press BUY_BANK 4 1 1"),
    "auction_outcome": ("fr", _PLAYED + "press BUY_BANK 4 1 1 0 CONFIRM"),
    "auction_nobody": ("en", _PLAYED + "press BUY_BANK 4 0"),
    "build": ("fr", _OPENED + "press SELL 1 2 6 CONFIRM"),
    "build_hexes": ("en", _OPENED + "press SELL 1 2 6 CONFIRM 1 CONFIRM 2 3"),
    "build_fort_wayne": ("fr", _PLAYED + "press SELL 1 2 1 CONFIRM CONFIRM 4 CONFIRM"),
    "build_outcome": ("en", _OPENED + "press SELL 1 2 6 CONFIRM 1 CONFIRM 2 3 CONFIRM"),
    "chicago": ("en", _CHICAGO),
    "chicago_fr": ("fr", _CHICAGO),
    "chicago_undo": ("fr", _CHICAGO + "press CONFIRM UNDO"),
    "wabash": ("en", _CHICAGO + "press CONFIRM\nwait 5"),
    "develop": ("en", _PLAYED + "press OFFICES"),
    "develop_city": ("fr", _PLAYED + "press OFFICES 1 1 1 2"),
    "develop_outcome": ("fr", _PLAYED + "press OFFICES 1 1 1 2 CONFIRM"),
    "develop_pittsburgh": ("en", _PLAYED + "press OFFICES 5"),
    "pass": ("en", _PLAYED + "press GO"),
    "pass_outcome": ("fr", _PLAYED + "press GO 1"),
    "payday": ("en", _PAYDAY + "wait 5"),
    "dividends": ("fr", _PAYDAY + "press INTEREST"),
    "dividends_end": ("en", _END + "press INTEREST"),
    "dividends_undo": ("fr", _PAYDAY + "press INTEREST CONFIRM UNDO"),
    "prospects": ("fr", _PLAYED + "press INTEREST"),
    "total": ("en", _PLAYED + "press TOTAL"),
    "over": ("en", _OVER),
    "over_fr": ("fr", _OVER + _STATUS),
    "remove": ("fr", _PLAYED + "hold REMOVE 2.5\npress 1"),
    "correct": ("fr", _PLAYED + "press MENU 4"),
    "correct_treasury": ("en", _PLAYED + "press MENU 4 2 1"),
    "correct_presence": ("fr", _PLAYED + "press MENU 4 6 2 1 2 CONFIRM"),
    "tables": ("en", _PLAYED + "press MENU 4 7 8"),
    "tables_outcome": ("fr", _PLAYED + "press MENU 4 7 8 9 CONFIRM"),
    "refused": ("fr", _PLAYED + "press BUY_BANK 4 1 1 CONFIRM"),
    "awaited": ("en", _SEATS + "press SELL"),
}
