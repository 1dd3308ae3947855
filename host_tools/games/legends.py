"""What is printed on the 25 keys, in each language, and which key of a keyboard stands for each.

The one home of the legends: the faceplates on the desktop and the printed sheets take them from
here. Another game lays its own legends over some of the keys; their colours and the keyboard's keys
stay.
"""

from functools import cache
from typing import NamedTuple

from banker.ui import keys

from host_tools.games import part

LANGUAGES = ("fr", "en")


class Legend(NamedTuple):
    """A key: `fr` and `en` as printed, a line break where two lines are; `keyboard` as browsers
    name the key that stands for it."""

    fr: str
    en: str
    group: str
    keyboard: str
    held: bool = False
    """Whether it must be held for two seconds."""

    def text(self, language: str) -> str:
        """The legend in a language."""
        return self.fr if language == "fr" else self.en

    def line(self, language: str) -> str:
        """The legend in one line; a hyphen at the end of a line is there only for the break."""
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
    """All keys as a game calls them."""
    overlay = part(number, "legends").OVERLAY
    return LEGENDS | {key: LEGENDS[key]._replace(fr=fr, en=en) for key, (fr, en) in overlay.items()}
