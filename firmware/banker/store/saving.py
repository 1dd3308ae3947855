"""Saves entries so that they survive power-off. Loaded while a preview is shown, when the rules
that prepared it are unloaded, and unloaded again on the resting screens.
"""

from banker.memory import release
from banker.rules.transactions import NEW_GAME, SHELF, SWITCH

from . import appending, changes
from .journal import STATE_EVERY
from .slots import BOTH, SETTINGS, SHELVED, UNDO, takes_back


def save(ledger, transaction, packed, game, data, settings=None):
    """Save a transaction that leads to a game with these bytes, and the settings that were changed
    with it, if any."""
    if transaction[0] in (NEW_GAME, SWITCH):
        from .another_game import begin

        begin(ledger, game)
    content = changes.encode(packed, ledger.data, data)
    if settings and settings != ledger.settings:
        content = bytes((BOTH, len(settings))) + settings + content
        record(ledger, content, True, data)
        ledger.settings = bytes(settings)
    else:
        record(ledger, content, after=data)
        ledger.entry = (False, packed)


def save_settings(ledger, settings):
    """Save the unit's settings."""
    record(ledger, bytes((SETTINGS,)) + settings, True)
    ledger.settings = bytes(settings)


def undo(ledger, taken, game, data):
    """Save the undo of a transaction that led from a game with these bytes to the live one; return
    False if that game is lost with the history. Refused."""
    if not ledger.journal.depth:
        renew(ledger)
        if not ledger.journal.depth:
            return False  # saving has failed, and the game before is lost with it
    mark = bytes((UNDO,))
    if taken[:2] == (SWITCH, SHELF):
        from .shelf import putting_back

        mark = putting_back(ledger, data)
    record(ledger, mark, True, data)
    ledger.assign(game, data)
    return True


def record(ledger, content, is_mark=False, after=None):
    """Append an entry to the log. `after` has the bytes of the game that it leads to."""
    try:
        written = _state_first(ledger) and appending.add(ledger.journal, content, is_mark)
    except OSError:
        written = False
        fall_back(ledger)
    if not written:
        renew(ledger)
        kept = ledger.journal.depth or not (is_mark and takes_back(content))
        if not (kept and appending.add(ledger.journal, content, is_mark)):
            # It does not fit beside any history: only the game after it is kept.
            if is_mark and content[0] == SHELVED:
                ledger.journal.take_list(content)
            ledger.data = after or ledger.data
            ledger.journal.broken = True
            renew(ledger)
        release()
    settle(ledger)
    ledger.entry = (is_mark, content)
    ledger.entries += 1


def _state_first(ledger):
    """Write a state if one is due; return False if it must be written but there is no room."""
    journal = ledger.journal
    if journal.needs_state():
        return appending.add_state(journal, ledger.data, ledger.settings)
    if journal.since_state >= STATE_EVERY + 8:  # no quiet moment came before
        appending.add_state(journal, ledger.data, ledger.settings)
    return True


def write_state(ledger):
    """Write the live game whole, if the medium takes it."""
    try:
        appending.add_state(ledger.journal, ledger.data, ledger.settings)
    except OSError:
        return  # the next entry fails as well, and falls back
    settle(ledger)


def renew(ledger):
    """Go on with a fresh log that holds the live game and the last entries."""
    from .image import archived_plan, compose
    from .reading import read_log

    while True:
        storage = ledger.storage
        try:
            image = compose(
                storage.next_generation(),
                ledger.data,
                ledger.settings,
                ledger.journal,
                storage.drive,
                storage.size,
                archived_plan(ledger),
            )
            ledger.journal = read_log(storage.renew(image))
            return
        except OSError:
            fall_back(ledger)


def keep(ledger, height):
    """Keep so many entries of the stack in the archive; return whether that was possible."""
    from . import archive

    try:
        if ledger.storage.drive is None:
            return False
        archive.keep(ledger.storage.drive, ledger.journal, height)
        return True
    except OSError:
        return False


def fall_back(ledger):
    """Go on with the next best storage after saving failed."""
    from . import opening

    ledger.storage = opening.next_best(ledger.storage, ledger.drive)


def settle(ledger):
    """Let the storage keep what was written, and take over its notices."""
    storage = ledger.storage
    storage.settle(ledger.journal.used())
    for notice in storage.notices + ([] if storage.saved else ["not_saved"]):
        if notice not in ledger.notices and not ledger.untouched:
            ledger.notices.append(notice)
