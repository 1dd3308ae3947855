"""The unit's end of the cable on a 32-bit MicroPython: the same lines, and no memory while idle."""

import json
from pathlib import Path
from random import Random

import pytest
from banker.link.lines import to_line

from host_tools.dev.benchmarks import link
from host_tools.simulator.micropython.vm import MicroPython
from tests.link.test_session import some_save
from tests.support import talking_anywhere

PLAY = ["+BUY_BANK", "+1", "+1", "+3", "+CONFIRM", "@5000"]


@pytest.fixture(scope="module")
def vm():
    """Return a MicroPython with the cable's modules."""
    with MicroPython() as machine:
        source = Path(talking_anywhere.__file__)
        machine.put(f"/{source.name}", source.read_text(encoding="utf-8"))
        yield machine


def restoring():
    """Return the requests that put, offer and confirm a game."""
    data = some_save().for_restoring()
    steps = [f"1 put {len(data)}"]
    steps += [f"2 part {at} {data[at : at + 64].hex()}" for at in range(0, len(data), 64)]
    return [*steps, "3 offer", "@1500", "+CONFIRM", "4 outcome", "+UNDO", "+CONFIRM"]


def garbage(seed):
    """Return random bytes, and lines with one wrong byte, between good ones."""
    chance = Random(seed)
    steps = []
    for number in range(40):
        line = bytearray(to_line(chance.choice(["1 state", "2 log 16", "3 part 0 zz", "4 key GO"])))
        line[chance.randrange(len(line))] ^= 1 << chance.randrange(8)
        steps += ["!" + line.hex(), "!" + chance.randbytes(chance.randrange(64)).hex()]
        steps += ["!0a", f"{number:x} state"]
    return steps


CONVERSATIONS = {
    "play": [*PLAY, "1 hello", "2 state", "+UNDO", "+CONFIRM", "+MENU", "+2", "+CONFIRM"],
    "requests": [*PLAY, "1 screen", "2 log 0", "3 log 16", "4 story 0", "5 log x", "6 what", "7"],
    "keys": ["@5000", "1 key GO", "1 key GO", "2 key 1", "3 key CONFIRM", "4 key", "5 screen"],
    "restoring": [*PLAY, *restoring()],
    "bad parts": ["1 part 0 00", "2 put 99999", "3 put 64", "4 part 0 0", "5 part 0 zz", "6 offer"],
    "garbage": garbage(1),
}


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_micropython_sends_the_same(vm, name):
    steps = CONVERSATIONS[name]
    carried = json.dumps(steps)
    here = talking_anywhere.converse(steps)
    vm.run("import json\nfrom talking_anywhere import converse")
    there = json.loads(vm.run(f"print(json.dumps(converse(json.loads({carried!r}))))"))
    assert there == here
    assert len(here) > 2


def test_the_budgets_of_the_cable_are_kept():
    rows = link.measure()
    assert [row for row in rows if row.verdict == "over"] == []


def test_an_idle_conversation_takes_no_memory(vm):
    vm.run(
        "import gc\n"
        "from talking_anywhere import App, Ledger, RamMedium, Session\n"
        "session = Session(App(Ledger(RamMedium(4096))))\n"
        "while session.next_line(): pass\n"
        "def idle():\n"
        "    before = gc.mem_alloc()\n"
        "    for _ in range(200):\n"
        "        session.next_line()\n"
        "        session.has_line\n"
        "        session.can_receive\n"
        "    return gc.mem_alloc() - before\n"
    )
    assert int(vm.run("print(idle())")) == 0
