"""What is no transaction of Trader is refused by a 32-bit MicroPython as it is here."""

from banker.games.trader.codec import to_bytes
from banker.games.trader.game import Game
from banker.games.trader.transactions import BUY, FLOAT, GO, NEW_GAME, OFFICES, TRADE

from host_tools.micropython.vm import MicroPython
from tests.support import replaying

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


def test_odd_arguments_are_refused_alike():
    start = to_bytes(Game(9, True)).hex()
    with MicroPython() as vm:
        vm.put_module("tests.support.replaying")
        there = vm.call("tests.support.replaying", "answers", start, ODD)
    assert there == replaying.answers(start, ODD)
