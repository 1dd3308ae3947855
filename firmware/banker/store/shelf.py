"""The shelf: games that wait on the drive while another one is played. Loaded when needed.

The log decides what is on it: its list has three bytes for each game, the place on the drive and
two bytes of the game's checksum, which tie the place to exactly this game. Each change of the shelf
is one entry of the log, written together with the new list. Before that a game that goes onto the
shelf is written to a place that the list does not name, twice, and read back; so a power cut leaves
the shelf and the game being played both as they were, or both changed. UNDO does the same the other
way round: what comes back was the game being played, or is in the entry.

In a place: how many entries the game counts, in three bytes, a bit for each pawn in play, the
round, 0 where there is none, the game's bytes, a check of all.
"""

from banker import games, progress
from banker.rules.saved import MOST_BYTES, NotAGame
from banker.rules.transactions import SHELF, Refused

from . import changes
from .changes import CRC, GIVEN, MOVE, PUT, TAKEN, THROWN, tie
from .checks import check32
from .file_drive import SHELF as NAME
from .saving import record
from .slots import SHELVED, TABLES

ROOM = 8  # games
_PLACES = ROOM + 1  # one is free, for what is written before it counts
_ITEM = 3  # bytes in the list
_HEAD = 5  # bytes before a game
_COPIES = "ab"
_ROUND_MOST = 255


def items(ledger):
    """Return what the list has of each game, in its order."""
    data = ledger.journal.tables.get(SHELF, b"")
    return [data[at : at + _ITEM] for at in range(0, len(data), _ITEM)]


def read(drive, item):
    """Return the content of the place that the list names; None if that is not readable."""
    content = _read_place(drive, item[0])
    return content if content and tie(content) == item[1:] else None


def summary(content):
    """Return (number, count, pawns in play as bits, round) of a game on the shelf."""
    return content[_HEAD] >> 4, int.from_bytes(content[:3], "little"), content[3], content[4]


def game_in(content):
    """Return the bytes of a game on the shelf."""
    return content[_HEAD:]


def about(game):
    """Return the head before a game's bytes: see `summary`. The round of a railway game is that of
    its sets of operating rounds."""
    pawns = 0
    for pawn in game.pawns():
        pawns |= 1 << pawn - 1
    at = getattr(game, "set", None)
    at = getattr(game, "round", 0) if at is None else at
    return game.count.to_bytes(3, "little") + bytes((pawns, min(at, _ROUND_MOST)))


def check(ledger):
    """Refuse to change the shelf where that would not be saved."""
    if ledger.fault:
        raise Refused("not_saved")
    if ledger.drive is None:
        raise Refused("drive_failed")
    if ledger.drive.read_only:
        raise Refused("drive_read_only")


# Changes of the shelf. Each may raise Refused, and then nothing has changed.


def put(ledger, transaction):
    """Put the game being played on the shelf, while a transaction begins another one."""
    check(ledger)
    listed = items(ledger)
    if len(listed) >= ROOM:
        raise Refused("shelf_full")
    from .another_game import with_tables

    game = games.apply(ledger.game, with_tables(ledger, transaction))[0]
    number = ledger.number
    at = len(listed)
    listed.append(_write(ledger, listed, about(ledger.game) + ledger.data))
    _record_change(ledger, bytes((MOVE, PUT, at, number)), listed, game, games.to_bytes(game))


def take(ledger, at):
    """Take a game back; the one being played takes its place, unless it has only begun."""
    check(ledger)
    listed = items(ledger)
    content = read(ledger.drive, listed[at])
    if not content:
        raise Refused("shelf_unreadable")
    data = game_in(content)
    content = None
    try:
        game = games.from_bytes(data, ledger.game)
    except games.NotInstalled:
        raise Refused("not_installed") from None
    except games.NewerGame:
        raise Refused("newer_game") from None
    except NotAGame:
        raise Refused("shelf_unreadable") from None
    last = _last(ledger)
    if ledger.game.count or (last and not changes.game_begins(last)):
        listed[at] = _write(ledger, listed, about(ledger.game) + ledger.data)
    else:
        del listed[at]
    _record_change(ledger, bytes((MOVE, TAKEN, at, game.number)), listed, game, data)


def throw(ledger, at):
    """Throw a game away. The entry keeps it whole; of one that cannot be read, its list item."""
    check(ledger)
    listed = items(ledger)
    item = listed.pop(at)
    content = read(ledger.drive, item)
    number = summary(content)[0] if content else SHELF
    packed = bytes((MOVE, THROWN, at, number)) + item
    _record_change(ledger, packed, listed, ledger.game, ledger.data, content or b"")


def give(ledger, game, data):
    """Put a game on the shelf that was received from a PC."""
    check(ledger)
    listed = items(ledger)
    if len(listed) >= ROOM:
        raise Refused("shelf_full")
    item = _write(ledger, listed, about(game) + data)
    packed = bytes((MOVE, GIVEN, len(listed), game.number)) + item
    _record_change(ledger, packed, listed + [item], ledger.game, ledger.data, b"")


def _record_change(ledger, packed, listed, game, data, away=None):
    """Write the entry and the list together."""
    if away is None:
        from .another_game import begin

        begin(ledger, game)
        content = changes.encode(packed, ledger.data, data)
    else:
        content = bytes((len(packed),)) + packed + tie(data) + away
    record(ledger, _mark(listed) + content, True, data)
    ledger.assign(game, data)


def putting_back(ledger, before):
    """Return the mark that undoes the last entry, which leads back to these bytes. Refused."""
    check(ledger)
    content = _last(ledger)
    listed = items(ledger)
    move, at = content[2], content[3]
    there = at < len(listed) and listed[at][1:] == tie(before)
    away = None
    if move == PUT:
        if there:
            del listed[at]
    elif move == GIVEN:
        if listed[at : at + 1] == [changes.packed_in(content)[4:]]:
            del listed[at]
    elif move == THROWN:
        away = changes.thrown(content)
        if not away:  # it was not readable, and still is not
            listed.insert(at, changes.packed_in(content)[4:])
    else:
        away = about(ledger.game) + ledger.data
        if there:
            del listed[at]
    if away:
        if len(listed) >= ROOM:
            raise Refused("shelf_full")
        listed.insert(at, _write(ledger, listed, away))
    return _mark(listed)


def _last(ledger):
    """Return the last entry, None where none is known. Refused."""
    try:
        return ledger.history().back()
    except OSError:
        raise Refused("drive_failed") from None


def _mark(listed):
    data = b"".join(listed)
    return bytes((SHELVED, len(data))) + data


# Places.


def _write(ledger, listed, content):
    """Write a game to a free place; return its item in the list. Refused."""
    from .log_writing import write_log

    used = [item[0] for item in items(ledger)] + [item[0] for item in listed]
    place = min([one for one in range(_PLACES) if one not in used])
    for copy in _COPIES:
        progress.feed_watchdog()
        fault = write_log(ledger.drive, NAME + str(place) + copy, content)
        if fault:
            raise Refused(fault)
    return bytes((place,)) + tie(content)


def _read_place(drive, place):
    """Return the content of a place from either copy; None where neither is whole."""
    progress.feed_watchdog()
    for copy in _COPIES + _COPIES:  # a read may fail by chance
        try:
            data = drive.part(NAME + str(place) + copy, 0, _HEAD + MOST_BYTES + CRC)
        except (OSError, AttributeError):  # there may be no drive
            return None
        content = data[:-CRC]
        if len(content) > _HEAD + CRC and data[-CRC:] == check32(content):
            return content
    return None


def find_lost(ledger):
    """Put all games on the shelf that its places still hold, after damage to the log: even those
    taken or thrown away since, as nothing records that any more."""
    listed = [item for item in items(ledger) if read(ledger.drive, item)]
    used = [item[0] for item in listed]
    known = [item[1:] for item in listed] + [tie(ledger.data)]
    for place in range(_PLACES):
        content = None if place in used else _read_place(ledger.drive, place)
        if content and len(listed) < ROOM and tie(content) not in known:
            known.append(tie(content))
            listed.append(bytes((place,)) + tie(content))
    if listed != items(ledger):
        record(ledger, bytes((TABLES, SHELF)) + b"".join(listed), True)
