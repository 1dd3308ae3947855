"""Replaces the live game by another one, new or restored. Loaded when that happens."""

from banker import games
from banker.rules.transactions import SHELF

from .saving import keep, record, renew, settle
from .slots import TABLES


def with_tables(ledger, transaction):
    """Return a transaction with the tables that the game it begins was last left with."""
    if not games.is_switch(transaction):
        return transaction
    from banker.games.switch import other

    return transaction + tuple(ledger.journal.tables.get(other(transaction), b""))


def begin(ledger, game):
    """Prepare the ledger for a game that begins: give up a save that was left alone, and keep the
    tables of the old game for the next one of its kind."""
    if ledger.untouched:
        ledger.storage = ledger.untouched
        ledger.untouched = None
        ledger.newer = 0
        ledger.missing = None
        renew(ledger)
    if game.number != ledger.game.number:
        _keep_tables(ledger)


def _keep_tables(ledger):
    """Keep the tables with which the next game of the live game's kind begins."""
    game = ledger.game
    tables = game.kept_tables
    known = ledger.journal.tables.get(game.number)
    if tables != known and (known or tables != games.create(game.number).kept_tables):
        record(ledger, bytes((TABLES, game.number)) + tables, True)


def replace(ledger, journal, game, data):
    """Go on with the game of another journal: see `Ledger.replace`."""
    if game.number != ledger.game.number:
        _keep_tables(ledger)
    keep(ledger, len(ledger.journal.stack))
    tables = dict(ledger.journal.tables)
    for number in journal.tables:
        if number != SHELF:  # that is another unit's, or as it was
            tables[number] = journal.tables[number]
    journal.tables = tables
    journal.first = True  # the archive belongs to another game
    ledger.journal = journal
    ledger.assign(game, data)
    renew(ledger)
    settle(ledger)
    ledger.entry = None
    ledger.entries += 1
