"""The shelf of a live unit: its games, and the days they were put there."""

from datetime import date

from host_tools.apps.term.side import shelf_line
from host_tools.simulator.live.shelf import LiveShelf, Shelved
from host_tools.simulator.live.unit import LiveUnit
from host_tools.simulator.script.unit import Options
from tests.support.live import HandClock, LivePlayer

TUESDAY, FRIDAY = date(2026, 11, 17), date(2026, 11, 20)
PUT = "MENU 5 CONFIRM"


def player(folder):
    return LivePlayer(unit=LiveUnit(folder, Options(game="all"), HandClock()))


def type_slowly(playing, keys):
    for key in keys.split():
        playing.tap(key)
        playing.wait(0.3)


def test_games_on_the_shelf_have_the_day_they_were_put_there(tmp_path):
    with player(tmp_path) as playing:
        shelf = LiveShelf(playing.unit, lambda: TUESDAY)
        shelf.look()
        assert shelf.games == []
        type_slowly(playing, f"BUY_BANK 1 1 3 CONFIRM {PUT} 3 CONFIRM 2 5 CONFIRM")
        playing.wait(2)
        assert shelf.look()
        first = Shelved("Trader", 1, [1, 2, 3, 4, 5, 6], 0, "2026-11-17")
        assert shelf.games == [first]
        assert not shelf.look(), "nothing has changed"
    with player(tmp_path) as playing:
        shelf = LiveShelf(playing.unit, lambda: FRIDAY)
        shelf.look()
        assert shelf.games == [first], "the day is kept with the save"
        type_slowly(playing, f"BUY_BANK 2 5 CONFIRM CONFIRM {PUT} 2 CONFIRM 1 2 CONFIRM")
        playing.wait(2)
        shelf.look()
        assert shelf.games == [first, Shelved("Cash", 1, [2, 5], 0, "2026-11-20")]


def test_the_terminal_has_a_line_for_each_game_on_the_shelf():
    game = Shelved("1861", 34, [1, 2, 5], 3, "2026-11-17")
    assert shelf_line(game, "en") == "1861 · 17 Nov · round 3 · 1 2 5"
    assert shelf_line(Shelved("", 0, [], 0, "2026-02-01"), "fr") == "illisible · 1 févr."
