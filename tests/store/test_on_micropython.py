"""The store on a 32-bit MicroPython: it saves the same bytes, and finds them again."""

import json
from pathlib import Path

import pytest
from banker.rules.transactions import Refused

from host_tools.games.kit.random_play import RandomPlay
from host_tools.simulator.micropython.vm import FLASH, MicroPython
from tests.support import saving_anywhere
from tests.support.long import first
from tests.support.trader import FORMS, Game

CHUNK = 20  # entries between two restarts
CHUNKS = 8


@pytest.fixture(scope="module")
def vm():
    """Return a MicroPython with the store and its test modules."""
    with MicroPython() as machine:
        for name in FLASH:
            machine.put_module(name)
        source = Path(saving_anywhere.__file__)
        machine.put(f"/{source.name}", source.read_text(encoding="utf-8"))
        machine.run("import json\nfrom saving_anywhere import Saving")
        yield machine


def entries(seed):
    """Yield chunks of entries as text; what is undone is entered again."""
    game, play = Game(4, True), RandomPlay(seed)
    chunk = []
    while True:
        try:
            transaction = play.next_move(game)
            if not game.apply(transaction).changed:
                continue
        except Refused:
            continue
        chunk.append(FORMS.pack(transaction).hex())
        if len(chunk) % 7 == 3:
            chunk += ["undo", chunk[-1]]
        if len(chunk) >= CHUNK:
            yield [*chunk, f"set0{1 + game.count % 2}000{game.count % 5}"]
            chunk = []


@pytest.mark.parametrize("seed", first(1, range(4)))
@pytest.mark.parametrize(("kind", "size"), [("nvm", 1280), ("fram", 2560), ("drive", 0)])
def test_the_same_entries_save_the_same_bytes(vm, kind, size, seed):
    here = saving_anywhere.Saving(kind, size)
    vm.run(f"there = Saving({kind!r}, {size})")
    for _, chunk in zip(range(CHUNKS), entries(seed), strict=False):
        told = vm.run(f"print(json.dumps(there.steps(json.loads({json.dumps(chunk)!r}))))")
        assert json.loads(told) == json.loads(json.dumps(here.steps(chunk)))
