"""Lines on the cable that make no sense, most of them with the right check, both ways.

To the unit: its game stays as it is, it answers in whole lines, and afterwards it answers a good
question. To the desktop: whatever it was doing ends, with an answer or with a LinkTrouble.
"""

from collections.abc import Callable
from itertools import count
from random import Random

from banker import games
from banker.link.lines import TO_HOST, TO_UNIT, seal, unseal
from banker.store.image import compose
from banker.store.slots import check32
from banker.ui.keys import KEYS

from host_tools.attacks import Tries
from host_tools.link.client import Client
from host_tools.link.follow import Follower
from host_tools.link.lying_unit import LyingUnit
from host_tools.link.save import Save
from host_tools.link.transfer import PART, fetch, offer, outcome
from host_tools.link.trouble import LinkTrouble
from host_tools.link.wire import Wire

WHAT = "lines on the cable, to the unit and to the desktop"
LONG, SHORT = 60_000, 600

_LASTS = 300
"""Tries with the same unit."""
_MOST_READS = 20_000
"""Three minutes of the unit's time: whatever lasts longer has no end."""
_GAME = Save(bytes(compose(1, games.to_bytes(games.fresh(0)), bytes((2, 1, 3)))))
_REQUESTS = ("hello", "state", "screen", "log", "story", "put", "part", "offer", "outcome", "key")
_VERBS = (*_REQUESTS, "did", "undid", "set", "on", "off", "no")
_ODD = ["", "-", "-1", "0", "1", "7", "96", "1e3", "999999999", "9" * 40, "zz", "ABC", "0" * 2048]


def attack(chance: Random) -> Tries:
    """To the one and to the other, in turns."""
    for number in count():
        if number % _LASTS == 0:
            told = LyingUnit(keys=chance.random() < 0.5)
            telling = LyingUnit()
        yield _tell_unit(chance, told) if number % 2 else _tell_desktop(chance, telling)


# To the unit.


def _tell_unit(chance: Random, unit: LyingUnit) -> str | None:
    """One line, or a whole game to restore that is none, and then a good question."""
    before = games.to_bytes(unit.app.game)
    sent = _offered(chance) if chance.random() < 0.05 else [_line(chance)]
    try:
        said = [line for data in [*sent, b"\n" + seal("zz state")] for line in _heard(unit, data)]
    except Exception as error:
        return f"{sent!r} makes the unit raise {error!r}"
    if games.to_bytes(unit.app.game) != before:
        return f"{sent!r} changes the game"
    if any(len(line) > TO_HOST or not unseal(line) for line in said):
        return f"{sent!r} is answered with what is no line: {said!r}"
    if not any(line.startswith(b"zz state ") for line in said):
        return f"after {sent!r} it does not answer any more"
    return None


def _heard(unit: LyingUnit, data: bytes) -> list[bytes]:
    """What the unit says to that."""
    unit.write(data)
    said = b""
    while unit.busy:
        said += unit.read()
    return [line for line in (said + unit.read()).split(b"\n") if line]


def _line(chance: Random) -> bytes:
    """A request in which something is wrong, or noise."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(3 * TO_UNIT))
    words = [chance.choice("1a"), chance.choice(_VERBS)]
    words += [_word(chance) for _ in range(chance.randrange(4))]
    return _damaged(chance, seal(" ".join(words)[:1000]))


def _word(chance: Random) -> str:
    return chance.choice(
        (
            chance.choice(_ODD),
            chance.choice(list(KEYS)),
            chance.randbytes(chance.randrange(1, 80)).hex(),
            str(chance.randrange(3000)),
        )
    )


def _damaged(chance: Random, line: bytes) -> bytes:
    """Most lines as they are, some with other bytes, cut or doubled."""
    roll = chance.random()
    at = chance.randrange(len(line))
    if roll < 0.05:
        return line[:at] + chance.randbytes(1) + line[at + 1 :]
    if roll < 0.08:
        return line[:at]
    return line + line if roll < 0.1 else line


def _offered(chance: Random) -> list[bytes]:
    """The requests that offer a game; its checksum is right."""
    log = bytearray(_GAME.for_restoring()[:-4])
    for _ in range(chance.randrange(4)):
        log[chance.randrange(len(log))] = chance.randrange(256)
    data = bytes(log) + check32(log)
    parts = [f"part {at} {data[at : at + PART].hex()}" for at in range(0, len(data), PART)]
    texts = [f"put {len(data)}", *parts, "offer", "outcome", "key 1"]
    return [seal(f"{number:x} {text}") for number, text in enumerate(texts)]


# To the desktop.


class _NoEnd(Exception):
    """It was asked, and asked, and asked."""


def _tell_desktop(chance: Random, unit: LyingUnit) -> str | None:
    """A device that lies now and then, or always about one thing, while a program talks to it."""
    often, about = chance.choice((0.02, 0.3, 1.0)), chance.choice([*_VERBS, ""])
    lies: list[str] = []
    unit.plug()

    def lie(words: list[str]) -> list[str]:
        if len(words) < 2 or about not in ("", words[1]) or chance.random() > often:
            return words
        lies.append(" ".join(_lie(chance, words)))
        return lies[-1].split(" ")

    unit.lie = lie
    doing = chance.choice(_DOINGS)
    try:
        doing(chance, _Bounded(unit))
    except LinkTrouble as trouble:
        if not str(trouble).isprintable():
            return f"{lies[-3:]!r} makes {doing.__name__[1:]} say {str(trouble)!r}"
    except _NoEnd:
        return f"{lies[-3:]!r} makes {doing.__name__[1:]} go on for ever"
    except Exception as error:
        return f"{lies[-3:]!r} makes {doing.__name__[1:]} raise {error!r}"
    return None


def _lie(chance: Random, words: list[str]) -> list[str]:
    """Other words, fewer, more, or in another order."""
    words = list(words)
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(words)) if chance.random() < 0.2 else len(words) - 1
        roll = chance.random()
        if roll < 0.3:
            words[at] = _word(chance)
        elif roll < 0.5:
            flipped = chance.randrange(len(words[at]) + 1)
            words[at] = words[at][:flipped] + chance.choice("0f9x-") + words[at][flipped + 1 :]
        elif roll < 0.7 and len(words) > 1:
            del words[at]
        elif roll < 0.8:
            words.insert(at, _word(chance))
        else:
            words = words[: chance.randrange(1, len(words) + 1)]
    return words


class _Bounded:
    """The wire to it, for so many reads."""

    name = "nowhere"

    def __init__(self, unit: LyingUnit) -> None:
        self.unit = unit
        self._left = _MOST_READS
        self.write, self.now, self.close = unit.write, unit.now, unit.close

    def read(self) -> bytes:
        """What the unit says."""
        self._left -= 1
        if self._left < 0:
            raise _NoEnd
        return self.unit.read()


def _follow(chance: Random, wire: _Bounded) -> None:
    client = _begun(wire)
    for _ in range(20):
        wire.unit.press(chance.choice(("GO 1 CONFIRM", "UNDO CONFIRM", "MENU CANCEL", "CANCEL")))
        client.poll()


def _follow_for_ever(chance: Random, wire: _Bounded) -> None:
    follower = Follower(lambda: _opened(wire), wire.now, lambda seconds: None)
    for _ in range(40):
        follower.poll()
        wire.unit.read()


def _opened(wire: _Bounded) -> Wire:
    wire.unit.plug()
    return wire


def _fetch(chance: Random, wire: _Bounded) -> None:
    fetch(_begun(wire)).told()


def _fetch_at_once(chance: Random, wire: _Bounded) -> None:
    fetch(Client(wire))


def _offer(chance: Random, wire: _Bounded) -> None:
    client = _begun(wire)
    offer(client, _GAME)
    outcome(client)
    wire.unit.press("CANCEL")


def _look(chance: Random, wire: _Bounded) -> None:
    Client(wire).screen()


def _begun(wire: _Bounded) -> Client:
    client = Client(wire)
    client.start()
    return client


_DOINGS: tuple[Callable[[Random, _Bounded], None], ...] = (
    _follow,
    _follow_for_ever,
    _fetch,
    _fetch_at_once,
    _offer,
    _look,
)
