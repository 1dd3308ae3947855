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
# Trains for 5 and few of each, so that phases follow quickly: two digits, then what that figure is.
_CHEAP = {"1 2": "5", "1 3": "5", "1 4": "5", "1 5": "5", "1 6": "5", "1 7": "2 5 0 0", "1 8": "5"}
_FEW = {"2 2": "2", "2 3": "1", "2 4": "1", "2 5": "2", "2 6": "1", "2 7": "1"}
_THREE_MINORS = """press INTEREST 1 2 0 CONFIRM CONFIRM INTEREST 2 3 0 CONFIRM CONFIRM
press INTEREST 3 4 0 CONFIRM CONFIRM INTEREST 1 5 0 CONFIRM CONFIRM
press INTEREST 2 6 0 CONFIRM CONFIRM INTEREST 3 1 7 0 CONFIRM CONFIRM
press INTEREST 0 2 1 1 6 0 CONFIRM CONFIRM INTEREST 0 3 2 1 5 0 CONFIRM CONFIRM
press GO CONFIRM GO CONFIRM GO CONFIRM
"""


def _with_figures(figures: dict[str, str]) -> str:
    """A game with these figures, up to the first operating round."""
    typed = (f"press MENU 4 7 {at} {value} CONFIRM CONFIRM\n" for at, value in figures.items())
    return _BEGUN + "".join(typed) + _THREE_MINORS


_MERGING = (
    _with_figures(_CHEAP | _FEW)
    + """press GO CONFIRM BUY_BANK CONFIRM GO CONFIRM GO CONFIRM BUY_BANK CONFIRM GO CONFIRM
press GO CONFIRM BUY_BANK CONFIRM GO CONFIRM
"""
)
TWO_TURNS = (
    _MERGING
    + """press INTEREST 2 0 1 0 2 1 CONFIRM 2 1 2 CONFIRM GO 0 CONFIRM GO CONFIRM CONFIRM GO CONFIRM
"""
)
"""Up to where a minor and then a public have their turns."""
_DISCARDING = (
    TWO_TURNS
    + """press GO 8 0 CONFIRM CONFIRM GO CONFIRM GO 1 0 0 CONFIRM 2 CONFIRM
press BUY_BANK CONFIRM BUY_BANK CONFIRM BUY_BANK CONFIRM GO CONFIRM GO CONFIRM
"""
)
_SECOND_STOCK = _DISCARDING + "press GO 5 CONFIRM GO CONFIRM\n"
# One train of each number: the State Railway buys the first 8 in its first turn.
_ENDING = (
    _with_figures(_CHEAP | {"1 7": "5"} | dict.fromkeys(_FEW, "1"))
    + """press GO CONFIRM BUY_BANK CONFIRM GO CONFIRM GO CONFIRM BUY_BANK CONFIRM GO CONFIRM
press GO CONFIRM
"""
)
_OVER = _ENDING + "press BUY_BANK CONFIRM GO CONFIRM GO CONFIRM\n"
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
    "privates": _TRAINS + "press CONFIRM CONFIRM CONFIRM\n",
    "trains": _TRAINS + "press CONFIRM CONFIRM CONFIRM CONFIRM\n",
    "totals": _TRAINS + "press TOTAL\n",
    "review": _TRAINS + "press REVIEW\n",
    "undo": _TRAINS + "press UNDO\n",
    "correct": _BEGUN + "press MENU 4\n",
    "merge": _MERGING + "press INTEREST 2 0 1 0 2\n",
    "merge_public": _MERGING + "press INTEREST 2 0 1 0 2 1 CONFIRM\n",
    "merged": _MERGING + "press INTEREST 2 0 1 0 2 1 CONFIRM 2 1 2\n",
    "run_public": TWO_TURNS + "press GO 8 0 CONFIRM CONFIRM GO CONFIRM GO 1 8 0 CONFIRM\n",
    "discard": _DISCARDING + "press GO\n",
    "discarded": _DISCARDING + "press GO 5\n",
    "sell": _SECOND_STOCK + "press SELL 2 1\n",
    "sold": _SECOND_STOCK + "press SELL 2 1 1\n",
    "sold_review": _SECOND_STOCK + "press SELL 2 1 1 CONFIRM REVIEW\n",
    "nationalised": _ENDING + "press BUY_BANK\nwait 3\n",
    "over": _OVER,
}
SCREENS = {f"{name}_{lang}": (lang, keys) for name, keys in _KEYS.items() for lang in _LANGUAGES}
