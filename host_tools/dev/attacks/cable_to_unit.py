"""Sends lines to a unit that make no sense, most of them with the right checksum.

Its game stays as it is, it answers in whole lines, and afterwards it answers a good question. It
takes no more of a game than it was promised, asks about none that is damaged, and goes on with none
that could not have been played.
"""

from itertools import count
from random import Random

from banker import games
from banker.link.lines import TO_HOST, TO_UNIT, from_line, to_line
from banker.rules.saved import NotAGame
from banker.store.checks import check32
from banker.store.image import compose

from host_tools.dev.attacks import Tries
from host_tools.dev.attacks.nonsense import VERBS, spoiled, word
from host_tools.games import NUMBERS
from host_tools.link.lying_unit import READ_MS, LyingUnit
from host_tools.link.transfer import PART

WHAT = "lines on the cable, sent to the unit"
TRIES = 30_000

_LASTS = 150
"""Tries with the same unit."""
_NOTED_MS = 1_100
"""After which a CONFIRM counts."""


def attack(chance: Random) -> Tries:
    """Send a line, or a game to restore, then a valid request."""
    for number in count():
        if number % _LASTS == 0:
            unit = LyingUnit(keys=chance.random() < 0.5)
        before = games.to_bytes(unit.app.game)
        offers = chance.random() < 0.2
        sent = _offer(chance) if offers else [_line(chance)]
        try:
            answers = [text for line in [*sent, to_line("zz state")] for text in _heard(unit, line)]
            found = _wrong(answers)
            if games.to_bytes(unit.app.game) != before:
                found = "changes the game"
            if offers and "4 offer" in answers:
                found = found or _restored(unit)
        except Exception as error:
            found = f"makes the unit raise {error!r}"
        yield found and f"{sent!r} {found}"


def _heard(unit: LyingUnit, line: bytes) -> list[str]:
    """Return what the unit answers, "" for something that is not a line."""
    unit.write(b"\n" + line)
    data = b""
    while unit.busy:
        data += unit.read()
    lines = (data + unit.read()).split(b"\n")
    return [from_line(one) if len(one) <= TO_HOST else "" for one in lines if one]


def _wrong(answers: list[str]) -> str | None:
    if "" in answers:
        return f"is answered with what is no line: {answers!r}"
    if not any(text.startswith("zz state ") for text in answers):
        return "is not followed by an answer any more"
    promised = 0
    for _, verb, *words in (text.split(" ") for text in answers):
        if verb == "put":
            promised = int(words[0])
        if verb == "part" and promised and int(words[0]) > promised:
            return f"makes the unit take {words[0]} bytes where {promised} were promised"
    return None


def _restored(unit: LyingUnit) -> str | None:
    """Return what is wrong with the game after CONFIRM."""
    for _ in range(_NOTED_MS // READ_MS):
        unit.read()
    unit.press("CONFIRM")
    try:
        games.from_bytes(games.to_bytes(unit.app.game))
    except NotAGame as problem:
        return f"restores a game that is none: {problem}"
    return None


def _line(chance: Random) -> bytes:
    """Return an invalid request, or noise."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(3 * TO_UNIT)) + b"\n"
    words = [chance.choice("1a"), chance.choice(VERBS)]
    words += [word(chance) for _ in range(chance.randrange(4))]
    line = to_line(" ".join(words)[:1000])
    at, roll = chance.randrange(len(line)), chance.random()
    if roll < 0.05:
        return line[:at] + chance.randbytes(1) + line[at + 1 :] + b"\n"
    if roll < 0.08:
        return line[:at] + b"\n"
    return line + line if roll < 0.1 else line


def _offer(chance: Random) -> list[bytes]:
    """Return requests that offer an invalid game, or parts that do not fit."""
    game = games.to_bytes(games.create(chance.choice(NUMBERS)))
    log = bytearray(compose(1, spoiled(chance, game), bytes((2, 1, 3))))
    if chance.random() < 0.3:
        log[chance.randrange(len(log))] = chance.randrange(256)
    data = bytes(log) + check32(log)
    more = chance.randbytes(chance.choice((0, 0, 1, PART)))
    parts = [
        f"3 part {at} {(data + more)[at : at + PART].hex()}" for at in range(0, len(data), PART)
    ]
    parts += [f"3 part {len(data)} {word(chance)}", f"3 part {chance.randrange(len(data))} 00"]
    return [*map(to_line, (f"2 put {len(data)}", *parts, "4 offer", "5 outcome", "6 key 1"))]
