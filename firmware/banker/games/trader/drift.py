"""The market's own random generator: small, the same on every Python, part of the saved game.

Multiply-with-carry with 16-bit output. Its whole state stays below 2**30, so that it is a small
integer on a 32-bit board and drawing a number allocates nothing. The multiplier makes the period
16380 * 2**15 - 1, about 5 * 10**8 draws.
"""

from .data import MOST_DRIFT

_MULTIPLIER = 16380
STATES = _MULTIPLIER * 0x10000 - 1  # valid states are 1 .. STATES - 1; 0 and STATES never move
SEEDS = 0x40000000  # seeds are 0 .. SEEDS - 1: what a transaction has room for
_WARM_UP = 8  # draws thrown away, so that neighbouring seeds part ways


def seeded(seed):
    """Return the generator's state for a seed, any whole number from 0."""
    state = seed % (STATES - 1) + 1
    for _ in range(_WARM_UP):
        state = next_state(state)
    return state


def next_state(state):
    """Return the state after one draw."""
    return _MULTIPLIER * (state & 0xFFFF) + (state >> 16)


def wander(state, drifts, listed, first, end):
    """Move the drift of every listed company from the code `first` to that before `end` by one step
    down, none or one up, within bounds; return the generator's state after that.

    One loop with the generator written out, because this is most of what a transaction takes on
    the board.
    """
    for code in range(first, end):
        if listed[code]:
            state = _MULTIPLIER * (state & 0xFFFF) + (state >> 16)
            moved = drifts[code] + (state & 0xFFFF) % 3 - 1
            if -MOST_DRIFT <= moved <= MOST_DRIFT:
                drifts[code] = moved
    return state
