"""Every game on a 32-bit MicroPython: the same transactions give the same states, byte for byte,
and only the game being played is in memory, whichever it is and was."""

import json

import pytest
from banker import games

from host_tools.games import NUMBERS, PACKAGES, part
from host_tools.simulator.micropython.vm import MicroPython
from tests.support import replaying
from tests.support.long import KINDS_OF_GAMES, first

CHUNK = 40  # transactions between two comparisons of the whole state
CHUNKS = 10

START = f"""
import gc, json, sys
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App
from banker.ui.new_game import choose
medium = RamMedium(4096)
def start():
    global app
    app = None
    gc.collect()
    app = App(Ledger(medium, settings=bytes((2, 1, 3))))
def press(keys):
    for key in keys.split():
        app.key(key)
        app.key(key, False)
        app.tones.clear()
def loaded():
    here = [name.split(".")[2] for name in sys.modules if name.startswith("banker.games.")]
    print(json.dumps([app.game.number, [name for name in {PACKAGES} if name in here]]))
start()
"""


@pytest.fixture(scope="module")
def started():
    """Return a VM with a unit that has just started."""
    with MicroPython() as vm:
        vm.run(START)
        vm.keep()
        yield vm


@pytest.fixture
def unit(started):
    """Return a unit on the VM, which runs a line and returns the game and the games in memory."""
    started.go_back()
    return lambda line: json.loads(started.run(line + "\nloaded()").splitlines()[-1])


@pytest.mark.parametrize("number", KINDS_OF_GAMES[1:])
def test_only_the_game_being_played_is_in_memory(unit, number):
    first, this = [0, [PACKAGES[0]]], [number, [PACKAGES[number]]]
    keys = part(number, "keys")
    assert unit("") == first
    assert unit(f"press('{part(0, 'keys').ROUND}')") == first
    assert unit(f"choose(app, {number}, ()); press('{keys.SEATS}')") == this
    assert unit(f"press('{keys.OPENING} {keys.ROUND} MENU CANCEL')") == this
    assert unit("start()") == this
    assert unit("app.ledger.renew()\napp.tidy()") == this
    assert unit("while app.game.count > 0 and app.game.number: press('UNDO CONFIRM')") == this
    assert unit("press('UNDO CONFIRM')") == first
    assert unit(f"press('{part(0, 'keys').ROUND}')") == first


@pytest.mark.parametrize("number", [at for at in NUMBERS[1:] if games.GAMES[at][2] in games.SEATED])
def test_asking_who_plays_does_not_load_another_game(unit, number):
    assert unit(f"choose(app, {number}, ()); press('2 1')") == [0, [PACKAGES[0]]]
    assert unit("press('CANCEL CANCEL')") == [0, [PACKAGES[0]]]


@pytest.fixture(scope="module", params=KINDS_OF_GAMES)
def player(request):
    """Return a game's number, and a MicroPython with the game, its random play and its
    sentences."""
    play = part(request.param, "random_play").__name__
    with MicroPython() as vm:
        kit = "host_tools.games.kit"  # on which that of every game is built
        for name in ("host_tools.games.kit.chance", f"{kit}.acts", f"{kit}.random_play", play):
            vm.put_module(name)
        vm.put_module(replaying.__name__)
        vm.run(f"import json\nfrom banker import memory\nfrom {play} import RandomPlay")
        vm.run(
            "memory.release = lambda near=(), ahead=False: None"
        )  # here each load compiles the source anew
        vm.run(f"from {replaying.__name__} import Replay")
        yield request.param, vm


@pytest.mark.parametrize("seed", first(1, [1830, 1, (1 << 30) - 1]))
def test_random_play_is_the_same_on_micropython(player, seed):
    number, vm = player
    start = games.to_bytes(games.create(number, seed, True)).hex()
    here = replaying.Replay(part(number, "random_play").RandomPlay(seed), start)
    vm.run(f"there = Replay(RandomPlay({seed}), {start!r})")
    refused = 0
    for _ in range(CHUNKS):
        told, state = here.steps(CHUNK)
        told_there, state_there = json.loads(vm.run(f"print(json.dumps(there.steps({CHUNK})))"))
        assert told_there == told
        assert state_there == state
        refused += sum(") (" not in line for line in told)
    assert 10 < refused < CHUNK * CHUNKS * 2 // 3
