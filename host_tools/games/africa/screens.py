"""The golden pictures of 18Africa: how keys lead to each."""

_SEATS = "hold NEW_GAME 2\npress 1 2 3 4 CONFIRM\nwait 5\n"
_DRAWN = _SEATS + "press BUY_BANK 0 1 0 2 0 3 0 4 0 5 0 8 0 9 1 0 1 7 CONFIRM\n"
_CARD = "press INTEREST 4 5 CONFIRM CONFIRM\n"
_FIRST = _DRAWN + _CARD * 24
# The hat directs CGH, the car COR and has 24; the dog and the shoe have bonds.
_BOUGHT = _FIRST + (
    "press BUY_BANK 1 0 8 2 CONFIRM BUY_BANK 1 0 8 1 CONFIRM GO CONFIRM\n"
    "press BUY_BANK 1 0 5 2 CONFIRM BUY_BANK 1 2 4 CONFIRM BUY_BANK 1 0 8 1 CONFIRM GO CONFIRM\n"
    "press BUY_BANK 5 CONFIRM BUY_BANK 5 CONFIRM\n"
)
_OPERATING = _BOUGHT + (
    "press GO CONFIRM GO CONFIRM GO CONFIRM GO CONFIRM\n"
    "press MENU 4 2 0 5 9 0 0 CONFIRM CONFIRM MENU 4 2 0 8 9 0 0 CONFIRM CONFIRM\n"
)
_RAN = _OPERATING + "press GO CONFIRM\n"
_TRAINS = _RAN + (
    "press BUY_BANK 1 CONFIRM GO CONFIRM\n"  # COR has a train, CGH is next
    "press GO CONFIRM BUY_BANK 1 CONFIRM GO CONFIRM\n"
)
_CONCESSIONS = _TRAINS + (
    "press GO 1 2 0 CONFIRM 1 CONFIRM GO CONFIRM GO 9 0 CONFIRM 3 CONFIRM GO CONFIRM\n"
)
_STOCK = _CONCESSIONS + (
    "press INTEREST 1 5 CONFIRM 3 1 CONFIRM INTEREST 2 5 CONFIRM 3 2 CONFIRM\n"
    "press INTEREST 3 5 CONFIRM 3 3 CONFIRM INTEREST 4 5 CONFIRM 3 4 CONFIRM\n"
    "press INTEREST 1 5 CONFIRM 3 5 CONFIRM INTEREST 2 5 CONFIRM 3 6 CONFIRM\n"
)
# The car sells its share of CGH and its private.
_SOLD = _STOCK + ("press GO CONFIRM SELL 0 8 1 CONFIRM SELL 2 4 CONFIRM GO CONFIRM\nwait 1\n")
_END = _STOCK + (
    "press MENU 4 3 0 8 4 2 0 CONFIRM CONFIRM GO CONFIRM GO CONFIRM GO CONFIRM GO CONFIRM\n"
    "press GO 5 0 CONFIRM 1 CONFIRM GO CONFIRM GO 8 0 CONFIRM 1 CONFIRM\n"
)
_OVER = _END + "press GO CONFIRM\nwait 1\n"
_STATUS = "press MENU 2 CONFIRM\n"

# Name of the picture: language, keys.
SCREENS = {
    "draw": ("en", _SEATS + "press BUY_BANK 0 1 0 2 0 3 0 4 0"),
    "draw_outcome": ("fr", _SEATS + "press BUY_BANK 0 1 0 2 0 3 0 4 0 5 0 8 0 9 1 0 1 7"),
    "cards": ("fr", _DRAWN + _CARD),
    "auction": ("en", _DRAWN + "press INTEREST 2 1 2"),
    "first": ("en", _BOUGHT),
    "first_six": ("fr", "press BUY_BANK 0 1 0 2 0 3 0 4 0 5 0 8 0 9 1 0 1 7 CONFIRM\n" + _STATUS),
    "buy": ("en", _FIRST + "press BUY_BANK"),
    "buy_code": ("fr", _FIRST + "press BUY_BANK 1"),
    "buy_certificate": ("fr", _FIRST + "press BUY_BANK 1 0 8"),
    "buy_outcome": ("en", _FIRST + "press BUY_BANK 1 0 8 2"),
    "pass": ("fr", _FIRST + "press GO"),
    "company": ("en", _OPERATING),
    "company_fr": ("fr", _OPERATING + _STATUS),
    "build": ("en", _OPERATING + "press OFFICES 1 2 0 CONFIRM"),
    "build_outcome": ("fr", _OPERATING + "press OFFICES 1 2 0 CONFIRM 5 0 CONFIRM"),
    "deal": ("fr", _OPERATING + "press BUY_PLAYER"),
    "trains": ("en", _RAN + "press BUY_BANK"),
    "train_outcome": ("fr", _RAN + "press BUY_BANK 1"),
    "train_deal": ("en", _TRAINS + "press GO 0 CONFIRM CONFIRM BUY_PLAYER 1 0 8 5 0 CONFIRM"),
    "run": ("fr", _TRAINS + "press GO 1 2 0 CONFIRM"),
    "run_outcome": ("en", _TRAINS + "press GO 1 2 0 CONFIRM 1"),
    "run_undo": ("fr", _TRAINS + "press GO 1 2 0 CONFIRM 1 CONFIRM UNDO"),
    "concessions": ("en", _CONCESSIONS),
    "concession_won": ("fr", _CONCESSIONS + "press INTEREST 1 5 CONFIRM 3 1"),
    "stock": ("en", _SOLD),
    "stock_fr": ("fr", _SOLD),
    "sell": ("en", _STOCK + "press SELL"),
    "sell_outcome": ("fr", _STOCK + "press SELL 0 8 1"),
    "register": ("en", _SOLD + "press CONFIRM"),
    "register_2": ("fr", _SOLD + "press CONFIRM CONFIRM"),
    "register_4": ("en", _SOLD + "press CONFIRM CONFIRM CONFIRM CONFIRM"),
    "of_company": ("en", _SOLD + "press 0 8"),
    "of_company_fr": ("fr", _SOLD + "press 0 3"),
    "operating": ("en", _SOLD + "press GO CONFIRM GO CONFIRM GO CONFIRM GO"),
    "ends": ("fr", _END + "press GO"),
    "over": ("en", _OVER),
    "over_fr": ("fr", _OVER),
    "total": ("en", _SOLD + "press TOTAL"),
    "review": ("en", _SOLD + "press REVIEW"),
    "review_run": ("fr", _TRAINS + "press GO 1 2 0 CONFIRM 1 CONFIRM REVIEW"),
    "remove": ("fr", _BOUGHT + "hold REMOVE 2.5\npress 1"),
    "correct": ("fr", _OPERATING + "press MENU 4"),
    "correct_price": ("en", _OPERATING + "press MENU 4 3 0 8"),
    "tables": ("en", _SEATS + "press MENU 4 7 0 8"),
    "refused": ("fr", _FIRST + "press SELL"),
    "awaited": ("en", _SEATS + "press INTEREST"),
}
