"""The golden pictures of 18Lilliput: how keys lead to each. The chart's figures are made up."""


def _table(number: int, value: int) -> str:
    """The keys that put a figure into the tables."""
    digits = " ".join(f"{number:02d}")
    typed = " ".join(str(value)) + (" CONFIRM" if number < 80 else "")
    return f"press MENU 4 7 {digits} {typed} CONFIRM\n"


_BOX = "".join(
    _table(number, value)
    for number, value in (
        *enumerate((100, 200, 300, 400, 500, 600), 1),
        *enumerate((50, 55, 60, 65, 70), 21),
        *enumerate((48, 53, 58, 63, 68), 51),
        (80, 1),
    )
)
_CHOSEN = (
    "press BUY_BANK 1 1 1 CONFIRM BUY_BANK 2 2 2 CONFIRM BUY_BANK 3 3 4 CONFIRM\n"
    "press BUY_BANK 4 4 5 CONFIRM\nwait 5\n"
)
_CHART = _BOX + _CHOSEN
_RICH = _CHART + "press MENU 4 1 1 4 0 0 CONFIRM CONFIRM\n"
_FOUNDED = _RICH + "press GO 4 1 CONFIRM BUY_BANK 5 6 0 CONFIRM CONFIRM\nwait 5\n"
_TILES = "press GO 1 1 CONFIRM GO 2 1 CONFIRM GO 3 1 CONFIRM GO 5 2 CONFIRM GO 6 2 CONFIRM\n"
_RUNS = _FOUNDED + _TILES + "press GO 9 2 CONFIRM GO 7 2 CONFIRM\nwait 5\n"
_ALONE = "hold NEW_GAME 2\npress 2 CONFIRM\nwait 5\n"
_GULLIVER = (
    _BOX
    + _ALONE
    + "press BUY_BANK 2 4 1 CONFIRM BUY_BANK 6 1 CONFIRM\n"
    + "press MENU 4 1 6 3 0 0 CONFIRM CONFIRM GO 1 1 CONFIRM GO 2 1 CONFIRM\nwait 5\n"
)
_STATUS = "press MENU 2 CONFIRM\nwait 5\n"

# Name of the picture: language, keys.
SCREENS = {
    "fresh": ("en", "wait 5"),
    "seats": ("fr", "hold NEW_GAME 2\npress 2"),
    "choice": ("en", _BOX + "press BUY_BANK 1 1"),
    "choice_outcome": ("fr", _BOX + "press BUY_BANK 1 1 1"),
    "market": ("en", _FOUNDED + "press CONFIRM\nwait 5"),
    "market_typed": ("fr", _CHOSEN),
    "pawns": ("en", _CHART + "press CONFIRM\nwait 5"),
    "pawns_fr": ("fr", _FOUNDED + _STATUS + "wait 5"),
    "card": ("fr", _CHART + "press GO"),
    "card_side": ("en", _CHART + "press GO 4"),
    "card_outcome": ("en", _CHART + "press GO 4 1"),
    "card_copy": ("fr", _CHART + "press GO 4 2 CONFIRM GO 4"),
    "sell_nothing": ("en", _RICH + "press GO 4 1 CONFIRM SELL"),
    "buy_price": ("fr", _RICH + "press GO 4 1 CONFIRM BUY_BANK 5"),
    "founding": ("en", _RICH + "press GO 4 1 CONFIRM BUY_BANK 5 6 0 CONFIRM"),
    "train": ("fr", _CHART + "press GO 8 1 CONFIRM BUY_PLAYER"),
    "train_outcome": ("en", _CHART + "press GO 8 1 CONFIRM BUY_PLAYER 1"),
    "train_cost": ("fr", _CHOSEN + "press GO 8 1 CONFIRM BUY_PLAYER 1"),
    "pay": ("en", _CHART + "press OFFICES"),
    "pay_fr": ("fr", _CHART + "press OFFICES"),
    "run": ("en", _RUNS + "press INTEREST CONFIRM INTEREST 6"),
    "run_answer": ("fr", _RUNS + "press INTEREST CONFIRM INTEREST 1 7 0 CONFIRM"),
    "run_paid": ("en", _RUNS + "press INTEREST CONFIRM INTEREST 1 7 0 CONFIRM 1"),
    "run_undo": ("fr", _RUNS + "press INTEREST CONFIRM INTEREST 1 7 0 CONFIRM 1 CONFIRM UNDO"),
    "review": ("fr", _RUNS + "press INTEREST CONFIRM INTEREST 1 7 0 CONFIRM 1 CONFIRM REVIEW"),
    "total": ("en", _FOUNDED + "press TOTAL"),
    "gulliver": ("fr", _GULLIVER + "press GO"),
    "correct": ("fr", _CHART + "press MENU 4"),
    "correct_price": ("en", _CHART + "press MENU 4 3 1 6 0 CONFIRM"),
    "tables": ("en", "press MENU 4 7"),
    "tables_value": ("fr", "press MENU 4 7 2 1"),
    "tables_outcome": ("en", "press MENU 4 7 2 1 5 0 CONFIRM"),
    "refused": ("fr", _CHART + "press INTEREST"),
}
