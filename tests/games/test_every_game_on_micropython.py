"""The contract of every game goes on: a 32-bit MicroPython, which is like the board's, comes from
the same state by the same transaction to the same bytes."""

import pytest
from banker import games

from host_tools.games import NAMES, NUMBERS
from host_tools.micropython.vm import MicroPython
from tests.games.test_every_game import confirmed

EVERY = 8
STEP = """
from binascii import hexlify, unhexlify
from banker import games
def step(number, state, packed):
    game = games.from_bytes(unhexlify(state))
    transaction = games.unpack(number, unhexlify(packed))
    if games.pack(number, transaction) != unhexlify(packed):
        return "lost in its bytes"
    game.preview(transaction)
    if hexlify(games.to_bytes(game)).decode() != state:
        return "changed by a preview"
    return hexlify(games.to_bytes(games.apply(game, transaction)[0])).decode()
"""


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_random_play_is_the_same_there(number):
    with MicroPython() as vm:
        vm.run(STEP)
        for moment in confirmed(number)[::EVERY]:
            before, after = (games.to_bytes(one).hex() for one in (moment.before, moment.after))
            packed = games.pack(number, moment.transaction).hex()
            there = vm.run(f"print(step({number}, '{before}', '{packed}'))").strip()
            assert there == after, moment.transaction
