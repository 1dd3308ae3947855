"""The legends of the 25 keys in each language, and the computer key that stands for each.

Faceplates on pages and printed legend sheets use them. A game may replace some of the legends;
colours and computer keys stay the same.
"""

from functools import cache
from typing import NamedTuple

from banker.ui import keys

from host_tools.games import part

LANGUAGES = ("fr", "en")


class Legend(NamedTuple):
    """A key: `fr` and `en` as printed, with a line break where there are two lines; `keyboard` is
    the browser's name of the computer key that stands for it."""

    fr: str
    en: str
    group: str
    keyboard: str
    held: bool = False
    """Whether it must be held for two seconds."""

    def text(self, language: str) -> str:
        """Return the legend in a language."""
        return self.fr if language == "fr" else self.en

    def line(self, language: str) -> str:
        """Return the legend in one line, without hyphens that only mark a line break."""
        return self.text(language).replace("-\n", "").replace("\n", " ")


LEGENDS = {digit: Legend(digit, digit, "digit", digit) for digit in keys.DIGITS} | {
    keys.BUY_BANK: Legend("Achat\nbanque", "Buy\nbank", "trade", "b"),
    keys.SELL: Legend("Vente", "Sell", "trade", "s"),
    keys.BUY_PLAYER: Legend("Achat\njoueurs", "Buy\nplayer", "trade", "p"),
    keys.OFFICES: Legend("Bureaux", "Offices", "board", "o"),
    keys.INTEREST: Legend("Intérêts", "Interest", "board", "i"),
    keys.GO: Legend("Départ", "Go", "board", "g"),
    keys.TOTAL: Legend("Total", "Total", "look", "t"),
    keys.REVIEW: Legend("Revisua-\nliser", "Review", "look", "r"),
    keys.UNDO: Legend("Défaire", "Undo", "look", "u"),
    keys.MENU: Legend("Menu", "Menu", "look", "m"),
    keys.REMOVE: Legend("Retirer\njoueur", "Remove\nplayer", "care", "x", held=True),
    keys.NEW_GAME: Legend("Nouv.\npartie", "New\ngame", "care", "n", held=True),
    keys.CONFIRM: Legend("Confirmer", "Confirm", "confirm", "Enter"),
    keys.CANCEL: Legend("Annuler", "Cancel", "cancel", "Escape"),
    keys.POWER: Legend("On/Off", "On/Off", "power", "w"),
}


@cache
def of_game(number: int) -> dict[str, Legend]:
    """Return all keys with the legends of a game."""
    overlay = part(number, "legends").OVERLAY
    return LEGENDS | {key: LEGENDS[key]._replace(fr=fr, en=en) for key, (fr, en) in overlay.items()}
