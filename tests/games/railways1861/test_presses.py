"""How many keys an ordinary turn of a company takes: track, the run, its money, no train."""

import json

import pytest

from host_tools.games.railways1861.screens import TWO_TURNS
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.commands import Commands
from host_tools.simulator.script.unit import Options

MOST = 12


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_ordinary_turn_takes_twelve_presses_at_most(lang):
    printed = []
    commands = Commands(AppUnit(Options(game="1861", lang=lang)), printed.append)
    for line in TWO_TURNS.splitlines():
        commands.run(line)

    def state():
        commands.run("state")
        return json.loads(printed.pop())

    for turn, code, cash, keys in (
        # A tile without terrain, half of 80 to the owner.
        ("a minor's", "03", 185, "OFFICES 1 1 CONFIRM GO 8 0 CONFIRM GO CONFIRM"),
        # Two tiles, 180 in full.
        ("a public's", "21", 561, "OFFICES 1 2 CONFIRM GO 1 8 0 CONFIRM 1 GO CONFIRM"),
    ):
        assert state()["turn"] == code, turn
        assert len(keys.split()) <= MOST, turn
        commands.run(f"press {keys}")
        after = state()
        assert after["turn"] != code, turn
        assert after["companies"][code]["operated"], turn
        assert after["companies"][code]["cash"] == cash, turn
