"""Keys that are the same in every game."""

LANGUAGE = "MENU 1 CONFIRM CANCEL"
"""Changes the language at its CONFIRM."""

EVERY_GAME = (
    "TOTAL CONFIRM",
    "REVIEW REVIEW CANCEL CANCEL",
    "UNDO CANCEL",
    "hold:REMOVE CANCEL CANCEL",
    "hold:NEW_GAME CANCEL CANCEL",
    "MENU 0 CONFIRM CANCEL",
    LANGUAGE,  # French
    "TOTAL CONFIRM",
    "REVIEW CANCEL CANCEL",
    LANGUAGE,  # and English again
)
"""Open each screen that every game has, and leave it again, without booking anything."""


def chosen_game(number: int) -> str:
    """Return the keys that choose a game on a unit with all of them."""
    first = min(number, 8)
    return " ".join((str(first + 1), *["NEW_GAME"] * (number - first)))


def amount(value: int) -> list[str]:
    """Return the keys of an amount."""
    return [*str(value), "CONFIRM"]


def chosen(bits: int, most: int) -> list[str]:
    """Return the keys that choose a set, given as bits."""
    return [str(key + 1) for key in range(most) if bits >> key & 1] + ["CONFIRM"]
