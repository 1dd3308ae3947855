"""A device on the cable that lies: a program must end with an answer or a LinkTrouble, and print
nothing unprintable."""

from collections.abc import Callable
from itertools import count
from random import Random

from banker import games
from banker.store.image import compose

from host_tools.dev.attacks import Tries
from host_tools.dev.attacks.nonsense import VERBS, word
from host_tools.link.client import Client
from host_tools.link.follow import Follower
from host_tools.link.lying_unit import LyingUnit
from host_tools.link.save import Save
from host_tools.link.transfer import fetch, offer, outcome
from host_tools.link.trouble import LinkTrouble
from host_tools.link.wire import Wire

WHAT = "lines on the cable, sent to the desktop"
TRIES = 30_000

_LASTS = 150
"""Tries with the same unit."""
_MOST_READS = 20_000
"""Three minutes of the unit's time: whatever lasts longer has no end."""
_GAME = Save(bytes(compose(1, games.to_bytes(games.create(0)), bytes((2, 1, 3)))))


def attack(chance: Random) -> Tries:
    """Attack one program after another."""
    for number in count():
        if number % _LASTS == 0:
            unit = LyingUnit()
        yield _tell(chance, unit)


class _NoEnd(Exception):
    """The program asked without end."""


def _tell(chance: Random, unit: LyingUnit) -> str | None:
    """Run a program against a device that lies now and then, or always about one thing, or that
    repeats its first answers; return what failed."""
    stuck = chance.random() < 0.2
    often = 1.0 if stuck else chance.choice((0.02, 0.3, 1.0))
    about = chance.choice(("log", "story", "part", "outcome", "") if stuck else (*VERBS, ""))
    lies: list[str] = []
    first: dict[str, list[str]] = {}
    unit.plug()

    def lie(words: list[str]) -> list[str]:
        if len(words) < 2 or about not in ("", words[1]) or chance.random() > often:
            return words
        if stuck:
            return [words[0], *first.setdefault(words[1], words[1:])]
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
    """Return other words, fewer, more, or in another order."""
    words = list(words)
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(words)) if chance.random() < 0.2 else len(words) - 1
        roll = chance.random()
        if roll < 0.3:
            words[at] = word(chance)
        elif roll < 0.5:
            flipped = chance.randrange(len(words[at]) + 1)
            words[at] = words[at][:flipped] + chance.choice("0f9x-") + words[at][flipped + 1 :]
        elif roll < 0.7 and len(words) > 1:
            del words[at]
        elif roll < 0.8:
            words.insert(at, word(chance))
        else:
            words = words[: chance.randrange(1, len(words) + 1)]
    return words


class _Bounded:
    """The wire to the device, for a limited number of reads."""

    name = "nowhere"

    def __init__(self, unit: LyingUnit) -> None:
        self.unit = unit
        self._left = _MOST_READS
        self.write, self.now, self.close = unit.write, unit.now, unit.close

    def read(self) -> bytes:
        """Return what the unit sends."""
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
    fetch(_begun(wire)).record()


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
