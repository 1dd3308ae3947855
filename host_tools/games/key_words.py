"""What players of every game enter, as keys."""

LANGUAGE = "MENU 1 CONFIRM CANCEL"
"""Turns to the other language at its CONFIRM."""

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
"""The screens that every game has, and back to where the unit rests. Nothing here books
anything."""


def chosen_game(number: int) -> str:
    """The keys that choose a game where there are all: a digit, then one by one."""
    first = min(number, 8)
    return " ".join((str(first + 1), *["NEW_GAME"] * (number - first)))


def amount(value: int) -> list[str]:
    """An amount and what ends it."""
    return [*str(value), "CONFIRM"]


def chosen(bits: int, most: int) -> list[str]:
    """Any of the keys from 1 on, and what ends the choice."""
    return [str(key + 1) for key in range(most) if bits >> key & 1] + ["CONFIRM"]
