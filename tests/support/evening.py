"""An evening at the unit, as the store's tests play it: entries, undos, settings, new games."""

from banker.rules.forms import NEW_GAME, SWITCH
from banker.rules.refused import Refused

from host_tools.games.chicago.random_play import RandomPlay as RandomChicagoPlay
from host_tools.games.trader.random_play import RandomPlay

PLAYS = (RandomPlay, RandomChicagoPlay)


def mixed_steps(seed, count):
    """The same with both games: every now and then the other one begins."""
    for number, step in enumerate(steps(seed, count)):
        if number % 11 == 6:
            yield _other_game, number
        else:
            yield step


def steps(seed, count):
    """That many things to do with a ledger, each a function of it that changes what is saved.

    Which is told by plain numbers, so that a step can be taken again from the same state.
    """
    play = RandomPlay(seed)
    for number in range(count):
        if number % 40 == 25:
            yield _new_game, number
        elif number % 9 == 7:
            yield _undo, number
        elif number % 30 == 20:
            yield _settings, number
        else:
            yield _entry, play.below(1 << 20)


def take(step, ledger):
    """Take one step."""
    step[0](ledger, step[1])


def _entry(ledger, seed):
    """The first transaction that the game allows and that changes it."""
    play = PLAYS[ledger.game.number](seed)
    while True:
        try:
            if ledger.confirm(play.following(ledger.game)).changed:
                return
        except Refused:
            continue


def _new_game(ledger, number):
    if ledger.game.number:
        ledger.confirm((NEW_GAME, 2, 5, 1, 0, 0, 0))
    else:
        ledger.confirm((NEW_GAME, number, number % 2))


def _other_game(ledger, number):
    begins = (SWITCH, 0, number, 1) if ledger.game.number else (SWITCH, 1, 3, 1, 6, 2, 0, 0)
    ledger.confirm(begins)


def _undo(ledger, _):
    assert ledger.undo()


def _settings(ledger, number):
    ledger.save_settings(bytes((1 + number // 30 % 2, number // 60 % 2, number // 30 % 5)))


def played(rig, seed, count):
    """A ledger on this rig after that many steps."""
    ledger = rig.open(seed=seed)
    for step in steps(seed, count):
        take(step, ledger)
    return ledger
