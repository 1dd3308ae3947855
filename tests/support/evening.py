"""An evening at the unit, as the store's tests play it: entries, undos, settings, new games."""

from functools import cache

from banker.rules.forms import NEW_GAME, SWITCH, Refused

from host_tools.chance import Chance
from host_tools.games import NUMBERS, part


def mixed_steps(seed, count):
    """The same with all games: every now and then the next one begins."""
    for number, step in enumerate(steps(seed, count)):
        if number % 11 == 6:
            yield _next_game, number
        else:
            yield step


def steps(seed, count):
    """That many things to do with a ledger, each a function of it that changes what is saved.

    Which is told by plain numbers, so that a step can be taken again from the same state.
    """
    chance = Chance(seed)
    for number in range(count):
        if number % 40 == 25:
            yield _new_game, number
        elif number % 9 == 7:
            yield _undo, number
        elif number % 30 == 20:
            yield _settings, number
        else:
            yield enter, chance.below(1 << 20)


def take(step, ledger):
    """Take one step."""
    step[0](ledger, step[1])


def enter(ledger, seed=1):
    """The first transaction that the game allows and that changes it."""
    play = part(ledger.game.number, "random_play").RandomPlay(seed)
    while True:
        try:
            if ledger.confirm(play.following(ledger.game)).changed:
                return
        except Refused:
            continue


@cache
def begins(number):
    """What NEW_GAME holds when random play of a game comes upon it."""
    game = part(number, "evening").begun()
    play = part(number, "random_play").RandomPlay(1)
    while True:
        transaction = play.following(game)
        try:
            game.apply(transaction)
        except Refused:
            continue
        if transaction[0] == NEW_GAME:
            return transaction[1:]


def _new_game(ledger, _):
    ledger.confirm((NEW_GAME, *begins(ledger.game.number)))


def _next_game(ledger, _):
    following = (ledger.game.number + 1) % len(NUMBERS)
    ledger.confirm((SWITCH, following, *begins(following)))


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
