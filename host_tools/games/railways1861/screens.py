"""How keys lead to the golden screens of 1861: (language, key script)."""

_BEGUN = "hold NEW_GAME 2\npress 1 2 3 CONFIRM\nwait 5\n"
_SOLD = (
    _BEGUN
    + """press INTEREST 1 2 0 CONFIRM CONFIRM INTEREST 2 3 0 CONFIRM CONFIRM
press INTEREST 3 4 0 CONFIRM CONFIRM INTEREST 1 5 0 CONFIRM CONFIRM
press INTEREST 2 6 0 CONFIRM CONFIRM INTEREST 3 1 7 0 CONFIRM CONFIRM
press INTEREST 0 2 1 1 9 0 CONFIRM CONFIRM
"""
)
_OPERATING = _SOLD + "press GO CONFIRM GO CONFIRM GO CONFIRM\n"
_TRAINS = (
    _OPERATING
    + """press GO CONFIRM BUY_BANK CONFIRM GO CONFIRM
press GO CONFIRM BUY_BANK CONFIRM GO CONFIRM
"""
)
_LANGUAGES = ("en", "fr")
_KEYS = {
    "offer": _BEGUN,
    "offer_bid": _BEGUN + "press INTEREST 2 2\n",
    "stock": _SOLD,
    "auction": _SOLD + "press INTEREST\n",
    "auction_won": _SOLD + "press INTEREST 0 3 2 1 0 0 CONFIRM\n",
    "pass_ends": _SOLD + "press GO CONFIRM GO CONFIRM GO\n",
    "company": _OPERATING,
    "build": _OPERATING + "press OFFICES 1 2\n",
    "train": _OPERATING + "press GO CONFIRM BUY_BANK\n",
    "run_minor": _TRAINS + "press GO 8 0 CONFIRM\n",
    "companies": _TRAINS + "press CONFIRM CONFIRM\n",
    "trains": _TRAINS + "press CONFIRM CONFIRM CONFIRM\n",
    "totals": _TRAINS + "press TOTAL\n",
    "review": _TRAINS + "press REVIEW\n",
    "undo": _TRAINS + "press UNDO\n",
    "correct": _BEGUN + "press MENU 4\n",
}
SCREENS = {f"{name}_{lang}": (lang, keys) for name, keys in _KEYS.items() for lang in _LANGUAGES}
