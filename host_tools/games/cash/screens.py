"""The golden pictures of Cash: how keys lead to each."""

_BEGUN = "hold NEW_GAME 2\npress 1 2 3 4 CONFIRM\nwait 5\n"
_LOANS = _BEGUN + "press MENU 4 4 1 CONFIRM\nwait 5\n"
_PLAYED = _BEGUN + (
    "press BUY_BANK 1 1 5 0 CONFIRM CONFIRM SELL 2 2 0 0 CONFIRM CONFIRM\n"
    "press BUY_PLAYER 3 4 8 5 CONFIRM CONFIRM GO 1 CONFIRM\n"
)
_DEBT = _LOANS + "press BUY_BANK 3 1 7 3 5 CONFIRM CONFIRM\n"
# The largest figures there can be, with everybody at the table.
_RICH = (
    "hold NEW_GAME 2\npress 1 2 3 4 5 6 CONFIRM\nwait 5\n"
    "press MENU 4 4 1 CONFIRM MENU 4 2 9 9 9 9 9 CONFIRM CONFIRM\n"
    "press MENU 4 3 9 9 9 9 9 CONFIRM CONFIRM MENU 4 5 9 9 CONFIRM CONFIRM\n"
    "press BUY_BANK 4 9 9 9 9 9 CONFIRM CONFIRM BUY_BANK 4 9 9 0 0 0 CONFIRM CONFIRM\n"
    "wait 5\n"
)
_POOR = _RICH + "".join(
    f"press BUY_BANK {pawn} 9 9 9 9 9 CONFIRM CONFIRM\n" for pawn in (1, 2, 3, 5, 6)
)

# Name of the picture: language, keys.
SCREENS = {
    "players": ("en", "hold NEW_GAME 2\npress 1 2"),
    "players_fr": ("fr", "hold NEW_GAME 2\nwait 1"),
    "cash": ("en", _PLAYED),
    "cash_loans": ("fr", _DEBT),
    "cash_six": ("en", _RICH),
    "entry": ("en", _PLAYED + "press BUY_BANK 1 1 5"),
    "entry_six": ("fr", _RICH + "press BUY_PLAYER 4 2 7"),
    "pay": ("en", _PLAYED + "press BUY_BANK 1 1 5 0 CONFIRM"),
    "pay_fr": ("fr", _RICH + "press BUY_BANK 6 9 9 9 9 9 CONFIRM"),
    "collect": ("fr", _PLAYED + "press SELL 4 2 0 0 CONFIRM"),
    "transfer": ("en", _PLAYED + "press BUY_PLAYER 3 4 8 5 CONFIRM"),
    "transfer_fr": ("fr", _PLAYED + "press BUY_PLAYER 1 2 1 5 5 0 CONFIRM"),
    "transfer_undo": ("fr", _PLAYED + "press BUY_PLAYER 1 2 5 0 CONFIRM CONFIRM UNDO"),
    "all_pay": ("en", _POOR + "press OFFICES 4 1 9 9 9 9 CONFIRM"),
    "all_pay_fr": ("fr", _PLAYED + "press OFFICES 2 5 0 CONFIRM"),
    "pay_all": ("fr", _POOR + "press INTEREST 6 1 9 9 9 9 CONFIRM"),
    "pay_all_undo": ("fr", _PLAYED + "press INTEREST 1 5 0 CONFIRM CONFIRM UNDO"),
    "go": ("en", _PLAYED + "press GO 2"),
    "go_interest": ("fr", _DEBT + "press GO 3"),
    "total": ("en", _PLAYED + "press TOTAL"),
    "total_six": ("fr", _RICH + "press TOTAL"),
    "remove": ("en", _PLAYED + "hold REMOVE 2.5\npress 1"),
    "remove_undo": ("fr", _DEBT + "hold REMOVE 2.5\npress 3 CONFIRM UNDO"),
    "correct": ("en", _PLAYED + "press MENU 4"),
    "correct_cash": ("fr", _PLAYED + "press MENU 4 1 3"),
    "correct_outcome": ("en", _PLAYED + "press MENU 4 1 3 9 0 CONFIRM"),
    "correct_fr": ("fr", _POOR + "press MENU 4 1 4 9 9 9 9 9 CONFIRM"),
    "tables": ("fr", _RICH + "press MENU 4"),
    "tables_start": ("en", _PLAYED + "press MENU 4 2"),
    "tables_loans": ("fr", _PLAYED + "press MENU 4 4"),
    "tables_outcome": ("fr", _PLAYED + "press MENU 4 3 4 0 0 CONFIRM"),
    "new_game": ("en", _BEGUN + "press REVIEW"),
    "refused": ("fr", _PLAYED + "press BUY_BANK 3 2 0 0 0 CONFIRM"),
}
