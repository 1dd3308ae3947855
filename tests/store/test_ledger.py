"""The ledger as the unit uses it: confirmed, undone and set entries survive a restart."""

import pytest
from banker.games import GAMES, to_bytes
from banker.rules.transactions import NEW_GAME, SWITCH, Refused
from banker.store import image
from banker.store.ledger import Ledger
from banker.store.notices import NOTICES
from banker.store.ram_medium import RamMedium

from host_tools.games.kit.random_play import RandomPlay
from tests.support.flash_rig import REAL, Rig, seen, shrink, undoable
from tests.support.sample_steps import enter, steps, take
from tests.support.trader import BUY, FLOAT, GO, INTEREST, MARKET, REMOVE


def undo_all(unit):
    """Return what was shown after each undo, until no more was possible."""
    views = []
    while undoable(unit):
        unit.undo()
        views.append(seen(unit))
    return views


def test_defaults_count_only_when_nothing_is_saved():
    medium = RamMedium(4096)
    unit = Ledger(medium, seed=5, lively=False, settings=b"\2\0\4")
    assert (unit.settings, unit.game.lively, unit.last) == (b"\2\0\4", False, None)
    assert (undoable(unit), unit.undo(), unit.notices, unit.fault) == (None, None, [], None)
    again = Ledger(medium, seed=6, lively=True, settings=b"\1\1\1")
    assert seen(again) == seen(unit)


def test_confirmed_entries_survive_a_restart():
    rig = Rig()
    unit = rig.open()
    outcome = unit.confirm((FLOAT, 1, 13))
    assert outcome.amount == -220
    assert unit.last is outcome
    again = rig.open()
    assert seen(again) == seen(unit)
    assert again.last.amount == -220
    assert undoable(again) == (FLOAT, 1, 13)


def test_a_refused_transaction_changes_nothing():
    rig = Rig()
    unit = rig.open()
    unit.confirm((FLOAT, 1, 13))
    before, work = seen(unit), rig.work()
    with pytest.raises(Refused, match="not_listed"):
        unit.confirm((BUY, 1, 14, 1))
    assert (seen(unit), rig.work()) == (before, work)


NOT_ANY = (
    None,
    (),
    (0,),
    (14.5,),
    ("a",),
    (31,),
    (1 << 40,),
    (SWITCH,),
    (SWITCH, -1),
    (SWITCH, len(GAMES)),
    (SWITCH, "0"),
    (SWITCH, 1, None, 2),
    (SWITCH, 0, 1, 2, 3, 4, 5, "tables"),
)


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[name for name, *_ in GAMES])
@pytest.mark.parametrize("transaction", NOT_ANY, ids=repr)
def test_an_unknown_transaction_is_refused_and_changes_nothing(transaction, number):
    rig = Rig()
    unit = rig.open(number=number)
    before, work = seen(unit), rig.work()
    with pytest.raises(Refused):
        unit.confirm(transaction)
    assert (seen(unit), rig.work()) == (before, work)


def test_a_transaction_without_effect_is_not_recorded():
    rig = Rig()
    unit = rig.open(lively=False)
    unit.confirm((FLOAT, 1, 13))
    before, work = seen(unit), rig.work()
    assert not unit.confirm((INTEREST, 1, 13)).changed
    assert not unit.confirm((MARKET, 0)).changed
    unit.save_settings(unit.settings)
    assert (seen(unit), rig.work()) == (before, work)


def test_an_entry_takes_few_bytes_and_no_erasing():
    rig = Rig()
    unit = rig.open()
    work, erased = rig.work(), rig.supply.sectors_erased
    unit.confirm((FLOAT, 1, 13))
    unit.undo()
    unit.save_settings(b"\1\1\0")
    assert rig.work() - work == 24 + 8 + 8
    assert rig.supply.sectors_erased == erased


def test_undo_goes_back_step_by_step_even_across_restarts():
    rig = Rig()
    unit = rig.open()
    views = [seen(unit)]
    for transaction in ((FLOAT, 1, 13), (BUY, 2, 13, 2), (GO, 3), (REMOVE, 2)):
        unit.confirm(transaction)
        views.append(seen(unit))
    while views[1:]:
        views.pop()
        rig.open().undo()
        assert seen(rig.open()) == views[-1]
    assert rig.open().undo() is None


def test_the_drift_continues_as_it_would_have():
    rig = Rig()
    unit = rig.open(seed=11, lively=True)
    for transaction in ((FLOAT, 1, 13), (FLOAT, 2, 22), (GO, 3)):
        unit.confirm(transaction)
    again = rig.open()
    for pawn in range(1, 7):
        assert again.confirm((GO, pawn)).changed
        unit.game.apply((GO, pawn))
        assert to_bytes(again.game) == to_bytes(unit.game)


def test_a_new_game_keeps_the_old_one_for_undo():
    rig = Rig()
    unit = rig.open()
    unit.confirm((FLOAT, 1, 13))
    unit.confirm((REMOVE, 6))
    before = seen(unit)
    unit.confirm((NEW_GAME, 77, 1))
    assert not rig.open().game.presidents[13]
    unit = rig.open()
    assert unit.undo() == (NEW_GAME, 77, 1)
    assert seen(unit) == before
    assert seen(rig.open()) == before


def test_settings_are_kept_through_new_games_and_undo():
    rig = Rig()
    unit = rig.open()
    unit.confirm((GO, 1))
    unit.save_settings(b"\2\0\3")
    unit.confirm((NEW_GAME, 1, 1))
    unit.undo()
    unit.undo()
    assert rig.open().settings == b"\2\0\3"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_at_least_fifty_steps_can_be_undone_at_any_time(kind):
    rig = Rig(kind, REAL)
    unit = rig.open(seed=3)
    standing = [seen(unit)]
    for number, step in enumerate(steps(3, 400)):
        before, journal = seen(unit), unit.journal
        take(step, unit)
        after = seen(unit)
        if len(standing) > 1 and after == standing[-2]:
            standing.pop()
        elif after[0] == before[0]:
            standing[-1] = after  # settings
        else:
            standing.append(after)
        if number % 25 == 0 or unit.journal is not journal:
            flash = rig.image()
            views = undo_all(rig.open())
            assert len(views) >= min(50, len(standing) - 1), number
            expected = standing[-2 : -2 - len(views) : -1]
            assert [view[0] for view in views] == [view[0] for view in expected]
            outcomes = [view[2] for view in expected]
            if views[-1][2] is None:
                outcomes[-1] = None  # where all that is known begins, nothing led to it
            assert [view[2] for view in views] == outcomes
            rig.set_back(flash)
            unit = rig.open()
            assert seen(unit) == after


def test_the_game_continues_after_many_undos(monkeypatch):
    shrink(monkeypatch)
    monkeypatch.setattr(image, "KEPT", 30)
    rig = Rig()
    unit = rig.open(seed=3)
    chance = RandomPlay(3)
    standing = [seen(unit)]
    for step in steps(3, 1500):
        if chance.below(8) == 0:
            for _ in range(chance.below(16)):
                if unit.undo():
                    standing.pop()
                    assert seen(unit)[:3] == standing[-1][:3]
        elif step[0] is enter:
            take(step, unit)
            standing.append(seen(unit))
        if chance.below(40) == 0:
            unit = rig.open()
            assert seen(unit)[:3] == standing[-1][:3]
    assert unit.storage.generation > 2


def test_a_long_game_can_be_restored_at_any_moment():
    rig = Rig("nvm", REAL)
    unit = rig.open(seed=9)
    for number, step in enumerate(steps(9, 1200)):
        take(step, unit)
        if number % 10 == 0:
            again = rig.open()
            assert seen(again) == seen(unit)
            assert not again.notices
            unit = again
    assert rig.supply.sectors_erased > 0


def test_the_game_can_be_played_without_storage():
    unit = Ledger()
    assert (unit.notices, unit.fault) == (["not_saved"], "not_saved")
    unit.confirm((FLOAT, 1, 13))
    assert unit.undo() == (FLOAT, 1, 13)


def test_every_notice_has_one_name():
    assert len(set(NOTICES)) == len(NOTICES)


def test_tidying_renews_a_log_that_is_nearly_full_so_that_no_entry_has_to():
    rig = Rig()
    ledger = rig.open()
    renewals = []
    for _ in range(700):
        erased = rig.supply.sectors_erased
        ledger.confirm((GO, 1))
        assert rig.supply.sectors_erased == erased, "an entry never waits for an erase"
        ledger.tidy()
        renewals.append(rig.supply.sectors_erased > erased)
    assert sum(renewals) == 2
    assert rig.open().game.count == 700


def test_a_unit_at_rest_leaves_no_entries_to_apply_at_the_next_start():
    rig = Rig(size=REAL)
    unit = rig.open(seed=3)
    for number in range(11):
        unit.confirm((GO, 1 + number % 6))
    work = rig.work()
    unit.rest()
    assert rig.work() == work, "a state takes room: not after every few entries"
    unit.confirm((GO, 1))
    unit.rest()
    again = rig.open()
    assert again.journal.since_state == 0
    assert seen(again) == seen(unit)
    assert again.undo() == (GO, 1)
