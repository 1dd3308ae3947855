"""An ordinary operating turn takes few presses."""

from pathlib import Path

from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.commands import Commands
from host_tools.simulator.script.unit import Options

RECORDED = Path(__file__).with_name("scenarios") / "recorded.txt"
MOST = 12  # presses
TURN = "OFFICES 1 8 0 CONFIRM GO 9 0 CONFIRM 1 GO CONFIRM"  # track, runs, pays, buys nothing


def test_a_turn_that_lays_track_runs_pays_and_buys_nothing():
    unit = AppUnit(Options(game="1830"))
    commands = Commands(unit, lambda text: None)
    lines = iter(RECORDED.read_text("utf-8").splitlines())
    while unit.app.game.phase < 3 or unit.app.game.steps[unit.app.game.step] != "track":
        commands.run(next(lines))
    company, presses = unit.app.game.turn, TURN.split()
    commands.run(f"press {TURN}")
    assert unit.app.game.turn != company
    assert unit.app.game.operated[company]
    assert len(presses) <= MOST
