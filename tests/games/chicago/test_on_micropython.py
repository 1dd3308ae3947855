"""The second game on a 32-bit MicroPython: the same evening gives the same bytes."""

import json
from pathlib import Path

import pytest

import host_tools.chance
import host_tools.games.chicago.random_play
from host_tools.games.chicago.random_play import RandomPlay
from host_tools.micropython.vm import MicroPython
from tests.games.chicago import replaying

CHUNK = 100  # transactions between two comparisons of the whole state
CHUNKS = 6


@pytest.fixture(scope="module")
def vm():
    """A MicroPython with the game, the random play and the telling of it."""
    with MicroPython() as machine:
        for module in (host_tools.games.chicago.random_play, replaying):
            source = Path(module.__file__)
            machine.put(f"/{source.name}", source.read_text(encoding="utf-8"))
        source = Path(host_tools.chance.__file__)
        machine.put(f"/host_tools/{source.name}", source.read_text(encoding="utf-8"))
        machine.run("import json\nfrom random_play import RandomPlay\nfrom replaying import Replay")
        yield machine


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (1830, 4), ((1 << 30) - 1, 6)])
def test_random_play_is_the_same_on_micropython(vm, seed, players):
    here = replaying.Replay(RandomPlay(seed), players)
    vm.run(f"there = Replay(RandomPlay({seed}), {players})")
    refused = 0
    for _ in range(CHUNKS):
        told, state = here.steps(CHUNK)
        told_there, state_there = json.loads(vm.run(f"print(json.dumps(there.steps({CHUNK})))"))
        assert told_there == told
        assert state_there == state
        refused += sum(") (" not in line for line in told)
    assert 30 < refused < CHUNK * CHUNKS // 2
