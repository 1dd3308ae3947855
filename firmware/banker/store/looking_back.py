"""What came before the live game: the outcomes of earlier transactions, and taking the last one
back. Loaded when REVIEW or UNDO asks; every function takes the ledger."""

from banker import games
from banker.rules.forms import Refused
from banker.rules.saved import NotAGame

from .journal import Journal
from .slots import UNDO


def found(ledger):
    """The outcome of the last transaction; None if it cannot be told."""
    journal = ledger.journal
    if not journal.depth:
        return _before_log(ledger, 0)
    rebuilt = _rebuilt(journal, len(journal.stack))
    return rebuilt and rebuilt[1]  # the game is right all the same


def _rebuilt(journal, height):
    """(game, outcome) after so many entries of the stack; None if they cannot be followed."""
    from .replay import Unreadable, rebuild

    try:
        return rebuild(journal, height)
    except (OSError, Unreadable, games.NotInstalled):
        return None


def earlier(ledger, back):
    """The outcome of the transaction so many before the last one, or None where there is none any
    more, or another game was played."""
    journal = ledger.journal
    if not back or journal.broken:
        return ledger.last if not back else None
    if back >= journal.depth:
        return _before_log(ledger, back - journal.depth)
    ledger.before = None  # UNDO can do without, and this wants the room
    height = len(journal.stack)
    for _ in range(back):
        while journal.stack[height - 1] < 0:
            height -= 1
        height -= 1
    rebuilt = _rebuilt(journal, height)
    return rebuilt[1] if rebuilt and rebuilt[0].number == ledger.game.number else None


# What came before the log.


def _bottom(ledger):
    """The game that the log begins with, where more came before it and may be known; else None."""
    journal = ledger.journal
    if journal.broken or journal.first or ledger.storage.drive is None:
        return None
    bottom = _first_game(journal)
    # Games may begin alike: which of them came before a beginning cannot be told.
    return bottom if bottom is not None and bottom.count else None


def _first_game(journal):
    """The game that the log begins with; None if it cannot be read."""
    from .states import read_game

    try:
        return games.from_bytes(read_game(journal.medium, ~journal.stack[0]) or b"")
    except (NotAGame, games.NotInstalled):
        return None


def _before_log(ledger, back):
    """The outcome of the transaction so many before the first one of the log, or None."""
    from .past import outcome_before

    try:
        bottom = _bottom(ledger)
        return bottom and outcome_before(ledger.storage.drive, bottom, back + 1)
    except (OSError, Refused, NotAGame, games.NotInstalled):
        return None  # it is only looked at


def _longer(ledger):
    """A log like this one that begins earlier, if the drive knows what came before, or None."""
    from .image import KEPT, compose_longer
    from .past import Earlier, piece_before

    storage = ledger.storage
    try:
        bottom = _bottom(ledger)
        piece = bottom and piece_before(storage.drive, bottom)
        return piece and compose_longer(
            storage.following(),
            ledger.game,
            ledger.settings,
            ledger.journal,
            Earlier(piece, KEPT),
            storage.size,
        )
    except (OSError, Refused, NotAGame, games.NotInstalled):
        return None


def _reach_back(ledger):
    """Let the log hold what came before it; where that is not known it stays as it is."""
    image = _longer(ledger)
    if image is None:
        return
    try:
        ledger.journal = Journal(ledger.storage.renew(image))
    except OSError:  # saving fails: then at least the game is kept
        ledger.retreat()
        ledger.renew(ledger.game)
    ledger.storage.settle(ledger.journal.used())


# UNDO.


def undoable(ledger):
    """The transaction that `undo` would take back, or None. Looking changes nothing."""
    journal = ledger.journal
    if journal.broken or (not journal.depth and journal.first):
        return None
    if _at_its_end(journal) and _longer(ledger) is None:
        # The first transaction of a game needs nothing of what was before the game.
        bottom = _first_game(journal) if journal.depth else None
        if bottom is None or bottom.count:
            return None
    return ledger.last and ledger.last.transaction


def _at_its_end(journal):
    """Whether the log holds too little of what came before to take anything back."""
    return journal.depth <= 1 and not journal.first


def undo(ledger):
    """Take the last transaction back, saved on return; returns it, or None if there is none."""
    taken = undoable(ledger)
    if taken is None:
        return None
    if _at_its_end(ledger.journal):
        _reach_back(ledger)
        if not ledger.journal.depth:
            return None  # saving has failed, and what was before is lost with it
    before = ledger.before or _rebuilt(ledger.journal, ledger.journal.top())
    if before is None:
        return None
    ledger.record(bytes((UNDO,)), ledger.game, True, before[0])
    ledger.game, ledger.last = before
    ledger.before = None
    return taken
