"""Reads and writes a game's tables as a small JSON file with a name for each kind of number.

The game's `tables.py` describes the bytes as FIELDS; its own rules decide whether the numbers fit
together.
"""

import json
import reprlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from banker import games
from banker.rules.transactions import Refused

from host_tools.games import NAMES, part

GAME = "game"
"""The key under which a file may name its game."""


@dataclass(frozen=True)
class Field:
    """A list of `count` numbers, or a single one if `count` is None, each of `width` bytes,
    starting at `place`."""

    name: str
    place: int
    count: int | None = None
    width: int = 1
    open_ended: bool = False
    """Whether a list may be shorter, and is filled up with zeros."""
    switch: bool = False
    """Whether it is true or false."""
    rule: str = ""
    """The rule that a value has to follow, where its range does not tell."""

    @property
    def end(self) -> int:
        """The place behind it."""
        return self.place + (self.count or 1) * self.width


class BadTables(ValueError):
    """A file of tables that cannot be used; the text is a sentence that says why."""


def fields(number: int) -> tuple[Field, ...]:
    """Return the fields of a game's tables, none if it has no tables."""
    if not games.create(number).kept_tables:
        return ()
    found: tuple[Field, ...] = part(number, "tables").FIELDS
    return found


def to_text(number: int, tables: bytes) -> str:
    """Return tables as the text of a file, one line for each name."""
    content: dict[str, Any] = {GAME: NAMES[number]}
    for field in fields(number):
        numbers = [
            int.from_bytes(tables[at : at + field.width], "little")
            for at in range(field.place, field.end, field.width)
        ]
        while field.open_ended and numbers and not numbers[-1]:
            numbers.pop()
        single = bool(numbers[0]) if field.switch else numbers[0] if numbers else 0
        content[field.name] = single if field.count is None else numbers
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in content.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_text(number: int, text: str, tables: bytes) -> bytes:
    """Return the tables in a file's text, keeping those of `tables` that it does not name; raise
    BadTables."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise BadTables("This is not JSON. `courtier tables` prints an example.") from None
    if not isinstance(content, dict):
        raise BadTables('This is not an object of names and numbers such as {"name": 1}.')
    if content.pop(GAME, NAMES[number]) != NAMES[number]:
        raise BadTables(f"These are not the tables of {games.title(number)}.")
    known = {field.name: field for field in fields(number)}
    for name, value in content.items():
        if name not in known:
            raise BadTables(f"{reprlib.repr(name)} is not one of its tables: {', '.join(known)}.")
        tables = _put(known[name], value, tables)
    if not _allowed(number, tables):
        fresh = games.create(number).kept_tables
        for name, value in content.items():
            if not _allowed(number, _put(known[name], value, fresh)):
                why = known[name].rule or f"{games.title(number)} cannot be played with {value}."
                raise BadTables(f"{name}: {why}")
        raise BadTables(f"{games.title(number)} cannot be played with these numbers together.")
    return tables


def game_of_tables(text: str, choices: Collection[int]) -> int:
    """Return the number of the game whose tables a file's text holds; raise BadTables if neither
    the text nor its names say so."""
    able = [number for number in choices if fields(number)]
    if len(able) == 1:
        return able[0]
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        content = None
    names = set(content) if isinstance(content, dict) else set()
    said = content.get(GAME) if isinstance(content, dict) else None
    found = [
        number
        for number in able
        if (NAMES[number] == said if said else names <= {field.name for field in fields(number)})
    ]
    if len(found) != 1:
        raise BadTables('For which game are these tables? Add "game": "NAME" to the file.')
    return found[0]


def _put(field: Field, value: Any, tables: bytes) -> bytes:
    """Return the tables with one field changed."""
    most = (1 << 8 * field.width) - 1
    if field.switch:
        if value not in (True, False):
            raise BadTables(f"{field.name}: enter true or false.")
        value = int(value)
    numbers = [value] if field.count is None else value
    count = field.count or 1
    fits = isinstance(numbers, list) and (
        len(numbers) <= count if field.open_ended else len(numbers) == count
    )
    if not fits:
        wanted = "one number" if field.count is None else f"a list of {field.count} numbers"
        wanted += " or fewer" if field.open_ended else ""
        raise BadTables(f"{field.name}: expected {wanted}.")
    numbers = numbers + [0] * (count - len(numbers))
    for one in numbers:
        if type(one) is not int or not 0 <= one <= most:
            raise BadTables(
                f"{field.name}: {reprlib.repr(one)} is not a whole number from 0 to {most}."
            )
    data = b"".join(one.to_bytes(field.width, "little") for one in numbers)
    return tables[: field.place] + data + tables[field.end :]


def _allowed(number: int, tables: bytes) -> bool:
    """Return whether the game's rules accept the tables."""
    try:
        games.create(number, tables=tables)
    except Refused:
        return False
    return True
