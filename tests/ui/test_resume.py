"""The message of a unit that was restarted because another game has begun."""

from banker.rules.transactions import SWITCH
from banker.store.image import compose
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.store.reading import read_log
from banker.ui.app import App

from host_tools.dev.glyphs.text import screen_text
from tests.support.flash_rig import Rig

TO_CHICAGO = (SWITCH, 1, 1, 2, 3, 0, 0, 0)


def message(rig):
    """Return the last line after a start."""
    app = App(rig.open())
    app.resume()
    return screen_text(app.cells)[-1].strip()


def unit_of(rig):
    return rig.open(settings=b"\2\1\3")


def test_the_message_after_a_new_game():
    rig = Rig()
    unit = unit_of(rig)
    unit.confirm(TO_CHICAGO)
    assert message(rig) == "A new game began."
    unit.confirm(TO_CHICAGO)
    assert message(rig) == "Old game: press UNDO"


def test_the_message_after_undo_of_a_new_game():
    rig = Rig()
    unit = unit_of(rig)
    unit.confirm(TO_CHICAGO)
    unit.undo()
    assert message(rig) == "Undone"


def test_the_message_after_undo_to_a_game_that_had_just_begun():
    rig = Rig()
    unit = unit_of(rig)
    unit.confirm((9, 5, 0))
    unit.confirm(TO_CHICAGO)
    unit.undo()
    assert message(rig) == "Undone"


def test_the_message_after_a_restore():
    rig = Rig()
    unit = unit_of(rig)
    other = Ledger(RamMedium(8192))
    other.confirm(TO_CHICAGO)
    log = compose(1, other.data, other.settings)
    journal = read_log(RamMedium(len(log), log))
    unit.replace(journal, other.game, other.data)
    assert message(rig) == "Restored"
