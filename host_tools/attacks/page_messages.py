"""Nonsense of every degree in place of what a page says: it is understood whole, or refused."""

import json
from random import Random

from host_tools.attacks import Tries
from host_tools.web.messages import BadMessage, parse

WHAT = "nonsense said to the unit's page"
LONG, SHORT = 200_000, 2_000

_GOOD = (
    {"type": "key", "key": "BUY_BANK", "on": True},
    {"type": "power", "on": False},
    {"type": "reset"},
    {"type": "battery", "mv": 3000},
    {"type": "pin", "pin": "424242"},
    {"type": "board", "on": True},
)
_VALUES: tuple[object, ...] = (None, True, 0, -1, 1e308, 10**30, "", "\0", "\ud800", "KEY", [], {})


def attack(chance: Random) -> Tries:
    """Messages with other values, names, lengths and characters than they should have."""
    while True:
        text = _mangled(chance)
        try:
            parse(text)
        except BadMessage:
            yield None
        except Exception as error:
            yield f"{text!r} raises {error!r}"
        else:
            yield None


def _mangled(chance: Random) -> str:
    message: dict[str, object] = dict(chance.choice(_GOOD))
    for _ in range(chance.randrange(3)):
        message[chance.choice([*message, "more", "type"])] = chance.choice(_VALUES)
    if chance.random() < 0.2:
        del message[chance.choice(list(message))]
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    for _ in range(chance.choice((0, 0, 1, 2, 20))):
        at = chance.randrange(len(text) + 1)
        piece = chance.choice(
            ("", '"', "{", "[" * 150, "\\u", "\\ud800", chr(chance.randrange(0x110000)))
        )
        text = text[:at] + piece + text[at + chance.randrange(3) :]
    return text
