"""Each deployed game keeps to its budget on the board."""

import pytest

from host_tools.deploy import budget
from host_tools.deploy.bundler.firmware import firmware
from host_tools.deploy.bytecode import compile_module
from host_tools.deploy.contents import compiled
from host_tools.deploy.mpy_names import names

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", budget.games())
def test_a_game_keeps_to_its_budget(game):
    """The bench measures its screens: see test_bench.py."""
    assert budget.size(budget.resident(game)) <= budget.RESIDENT
    assert len(budget.own_names(game)) <= budget.NAMES


@pytest.mark.parametrize("game", budget.games())
def test_everything_of_a_game_counts(game):
    counted = {*budget.resident(game), *budget.screens(game)}
    assert counted == set(budget.bundles(game))
    assert f"{game}.rules" in budget.resident(game)


def test_the_names_of_a_module_are_read():
    text = "def first_name(given):\n    return given.second_name, 'a text', 'a text too long'\n"
    found = names(compile_module(text, "made.mpy"))
    assert {"first_name", "given", "second_name", "a text", "made.mpy"} <= found
    assert "a text too long" not in found
    assert len(found) == 5


def test_the_unit_at_rest_is_one_bundle_and_the_hardware_two():
    bundler = firmware()
    assert bundler.placed["banker.ui.app"] == bundler.placed["banker.store.ledger"] == "banker"
    assert bundler.placed["drivers.unit"] == bundler.placed["drivers.display"] == "drivers.start"
    assert bundler.placed["drivers.flash"] == "drivers.application"
    assert "banker.store.opening" in bundler.placed.values()
    assert "banker/__init__.mpy" in compiled("banker")
