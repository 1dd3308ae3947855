"""Random keys, holds, waits and power cuts do the same on CPython, MicroPython and the board."""

import random

import pytest
from banker.ui.keys import KEYS

from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.board_unit import BoardUnit
from host_tools.simulator.script.unit import Options
from host_tools.simulator.script.vm_unit import VmUnit
from tests.support.long import first
from tests.support.side_by_side import BOARD, CPYTHON, MICROPYTHON, run

pytestmark = pytest.mark.slow

LINES = 100
# Digits, CONFIRM and BUY_BANK more often than the rest, so that something comes of it.
LIKELY = (*"0123456" * 3, *("CONFIRM",) * 12, *("BUY_BANK",) * 6, *KEYS)


def line(chance):
    """Return one command, or two that belong together."""
    kind = chance.random()
    if kind < 0.8:
        key = chance.choice(LIKELY)
        # A board that is switched off hears nothing but POWER.
        return "press POWER POWER" if key == "POWER" else f"press {key}"
    if kind < 0.86:
        key = chance.choice(("REMOVE", "NEW_GAME", "1", "CONFIRM"))
        return f"hold {key} {chance.choice((0.5, 1, 2, 2.5))}"
    if kind < 0.94:
        return f"wait {chance.choice((0.1, 0.2, 0.5, 1, 3, 7, 16))}"
    return chance.choice(("cut", "boot", f"cut {chance.randrange(1, 40)}\nboot", "tones"))


@pytest.mark.parametrize("seed", first(2, range(4)))
def test_random_commands_give_the_same_results_everywhere(seed):
    chance = random.Random(seed)
    text = "\n".join(line(chance) for _ in range(LINES))
    market, lang = chance.choice(("calm", "lively")), chance.choice(("fr", "en", None))
    options = Options(market=market, seed=seed, lang=lang)
    run(text, {CPYTHON: AppUnit(options), MICROPYTHON: VmUnit(options), BOARD: BoardUnit(options)})
