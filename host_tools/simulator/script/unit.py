"""The unit that a script drives, wherever it runs."""

from pathlib import Path
from typing import NamedTuple, Protocol

from banker import games
from banker.ui.settings import FIRST_START, LANGUAGE, NO_LANGUAGE
from banker.ui.texts import languages

from host_tools.games import NAMES, NUMBERS
from host_tools.games.table_file import from_text, game_of_tables

LANGUAGES = {None: NO_LANGUAGE, **{code: number for number, code, _ in languages()}}
ALL = "all"


class Prompt(NamedTuple):
    """The screen's name and the amounts it asks for."""

    screen: str
    amount: int | None
    second_amount: int | None


class Options(NamedTuple):
    """How a unit with nothing saved begins. Language None asks, as at a first start."""

    market: str = "calm"
    seed: int = 1
    lang: str | None = "en"
    save: str | None = None
    game: str = NAMES[0]
    """The installed game, or "all"."""
    tables: str | None = None
    """A file with the tables of its first game."""


def offered(game: str) -> tuple[int, ...]:
    """Return the numbers of the games that a unit has."""
    return tuple(NUMBERS) if game == ALL else (NAMES.index(game),)


def first_game(options: Options) -> tuple[int, bytes]:
    """Return the number and tables of the first game: those of the file, if there is one, else the
    first game installed. Raise OSError or BadTables."""
    choices = offered(options.game)
    if options.tables is None:
        return choices[0], b""
    text = Path(options.tables).read_text("utf-8", "replace")
    number = game_of_tables(text, choices)
    return number, from_text(number, text, bytes(games.create(number).kept_tables))


class PowerIsCut(Exception):
    """The unit has no power."""


def first_settings(lang: str | None) -> bytes:
    """Return the first settings, with a language or with the question for it."""
    settings = bytearray(FIRST_START)
    settings[LANGUAGE] = LANGUAGES[lang]
    return bytes(settings)


class Unit(Protocol):
    """The interface of a unit: the program itself, a MicroPython VM or the virtual board."""

    def press(self, key: str) -> None:
        """Press and release a key."""

    def hold(self, key: str, ms: int) -> None:
        """Keep a key down for a while."""

    def wait(self, ms: int) -> None:
        """Let time pass."""

    def cells(self) -> bytes:
        """Return the screen's 168 glyph codes."""

    def tones(self) -> list[str]:
        """Return the names of the tones since the last call."""

    def game(self) -> bytes:
        """Return the game as saved."""

    def prompt(self) -> Prompt:
        """Return what the screen asks for."""

    def cut(self, operations: int | None) -> None:
        """Cut the power: now, or in the middle of the nth byte programmed or erased from now."""

    def boot(self) -> None:
        """Give the power back."""

    def close(self) -> None:
        """Release everything the unit uses."""
