"""Another game takes the place of the live one: begun, or restored. Loaded when that happens."""

from banker import games

from .slots import TABLES


def begin(ledger, game):
    """Prepare the ledger for a game that begins: whoever begins another does not want the save that
    was left alone, and the next one of the old kind begins with its tables."""
    if ledger.untouched:
        ledger.storage = ledger.untouched
        ledger.untouched = None
        ledger.newer = 0
        ledger.missing = None
        ledger.renew()
    if game.number != ledger.game.number:
        _keep_tables(ledger)


def _keep_tables(ledger):
    """Keep what the next game of the live game's kind shall begin with."""
    game = ledger.game
    tables = game.kept_tables
    known = ledger.journal.tables.get(game.number)
    if tables != known and (known or tables != games.fresh(game.number).kept_tables):
        ledger.record(bytes((TABLES, game.number)) + tables, True)


def replace(ledger, journal, game, data):
    """Go on with the game of another journal: see `Ledger.replace`."""
    if game.number != ledger.game.number:
        _keep_tables(ledger)
    ledger.keep(len(ledger.journal.stack))
    tables = dict(ledger.journal.tables)
    tables.update(journal.tables)
    journal.tables = tables
    journal.first = True  # the archive tells of another game
    ledger.journal = journal
    ledger.assign(game, data)
    ledger.renew()
    ledger.settle()
    ledger.entry = None
    ledger.entries += 1
