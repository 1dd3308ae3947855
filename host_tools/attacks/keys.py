"""Random keys among real entries: nothing raises, every picture is whole, nothing is lost."""

from collections.abc import Iterator
from random import Random

from banker.games import to_bytes
from banker.rules.forms import Refused
from banker.ui.keys import KEYS, POWER

from host_tools.attacks import Tries
from host_tools.games import NAMES, part
from host_tools.script.app_unit import AppUnit
from host_tools.script.unit import Options

WHAT = "random keys, some held, and the batteries out"
LONG, SHORT = 100_000, 600

_DIGITS = tuple("1234567890")
_AGAIN = 3_000  # keys until another unit


def attack(chance: Random) -> Tries:
    """One key after the other; now and then the unit is started from what it has saved."""
    while True:
        name = chance.choice(NAMES)
        lang = chance.choice(("en", "fr"))
        unit = AppUnit(Options(game=name, lang=lang, seed=chance.randrange(999)))
        keys = _keys(unit, NAMES.index(name), chance)
        for _ in range(_AGAIN):
            yield _press(unit, next(keys), chance)


def _keys(unit: AppUnit, number: int, chance: Random) -> Iterator[str]:
    """Keys without end: how a game begins, then real entries, whole or not, and any others."""
    room = part(number, "keys")
    play = part(number, "random_play").RandomPlay(chance.randrange(999))
    yield from f"hold:NEW_GAME {room.SEATS}".split()
    while True:
        if chance.random() < 0.6 and unit.app:
            game = unit.app.game
            transaction = play.following(game)
            try:
                game.prepared(transaction)
            except Refused:
                continue
            entry = room.keys_for(game, transaction) or []
            yield from ["CANCEL", "CANCEL", *entry, "CONFIRM", "CONFIRM"]
        else:
            key = chance.choice(chance.choice((_DIGITS, ("CONFIRM", "CANCEL"), KEYS)))
            yield f"hold:{key}" if chance.random() < 0.1 else key


def _press(unit: AppUnit, key: str, chance: Random) -> str | None:
    try:
        if unit.app and not unit.app.on:
            unit.press(POWER)
        if key.startswith("hold:"):
            unit.hold(key.removeprefix("hold:"), 2_200)
        else:
            unit.press(key)
        if len(unit.cells()) != 168:
            return f"{key}: a picture of {len(unit.cells())} cells"
        return _batteries_out(unit) if chance.random() < 0.01 else None
    except Exception as error:
        return f"{key} raises {error!r}"


def _batteries_out(unit: AppUnit) -> str | None:
    """The game that is saved is the one that was seen."""
    if unit.app is None:
        return None
    before = to_bytes(unit.app.game)
    unit.cut(None)
    unit.boot()
    if unit.game() != before:
        return "another game after the batteries were out"
    return None
