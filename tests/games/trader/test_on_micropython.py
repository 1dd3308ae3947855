"""The game on a 32-bit MicroPython: the same transactions give the same states, byte for byte."""

import json
from pathlib import Path

import pytest
from banker.games.trader.transactions import BUY, FLOAT, GO, NEW_GAME, OFFICES, TRADE

import host_tools.chance
import host_tools.games.trader.random_play
from host_tools.games.trader.random_play import RandomPlay
from host_tools.micropython.vm import MicroPython
from tests.games.trader import replaying

CHUNK = 100  # transactions between two comparisons of the whole state
CHUNKS = 8
# What JSON can carry and the game should not take, with some good ones in between.
ODD = [
    None,
    [],
    "",
    5,
    1.5,
    [FLOAT, 1, 12],
    [FLOAT, 1.0, 13],
    [FLOAT, True, 13],
    [FLOAT, 1, None],
    [FLOAT, 1, "13"],
    [FLOAT, [1], 13],
    [FLOAT, 1, 13, 1],
    [FLOAT, 1],
    [FLOAT, 1, 13],
    [[FLOAT, 1, 14]],
    [FLOAT, 1, 14],
    [True, 1, 15],
    [-1],
    [10**30, 1],
    [GO, 10**30],
    [GO, -(10**30)],
    [GO, 1 << 32 | 1],
    [BUY, 2, 12, 1 << 30],
    [OFFICES, 14, 1, 1],
    [OFFICES, 14, 1, 1, 1],
    [OFFICES, 14, 2, 1, 1],
    [TRADE, 6, 1, 14, 3],
    [NEW_GAME, (1 << 30) - 1, 1],
    [NEW_GAME, 1 << 30, 1],
    [NEW_GAME, 0, 2],
    [NEW_GAME, 0, True],
]


@pytest.fixture(scope="module")
def vm():
    """A MicroPython with the game, the random play and the telling of it."""
    with MicroPython() as machine:
        for module in (host_tools.games.trader.random_play, replaying):
            source = Path(module.__file__)
            machine.put(f"/{source.name}", source.read_text(encoding="utf-8"))
        source = Path(host_tools.chance.__file__)
        machine.put(f"/host_tools/{source.name}", source.read_text(encoding="utf-8"))
        machine.run("import json\nfrom random_play import RandomPlay\nfrom replaying import Replay")
        yield machine


@pytest.mark.parametrize("lively", [False, True], ids=["calm", "lively"])
@pytest.mark.parametrize("seed", [1, 20010, (1 << 30) - 1])
def test_random_play_is_the_same_on_micropython(vm, seed, lively):
    here = replaying.Replay(RandomPlay(seed), seed, lively)
    vm.run(f"there = Replay(RandomPlay({seed}), {seed}, {lively})")
    refused = 0
    for _ in range(CHUNKS):
        told, state = here.steps(CHUNK)
        told_there, state_there = json.loads(vm.run(f"print(json.dumps(there.steps({CHUNK})))"))
        assert told_there == told
        assert state_there == state
        refused += sum(") (" not in line for line in told)
    assert 30 < refused < CHUNK * CHUNKS // 2


def test_odd_arguments_are_refused_alike(vm):
    assert vm.call("replaying", "answers", ODD) == replaying.answers(ODD)
