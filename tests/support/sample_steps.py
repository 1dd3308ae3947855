"""Sample steps at the unit for the tests of saving: entries, undos, settings, new games."""

from functools import cache

from banker.rules.transactions import NEW_GAME, SWITCH, Refused
from banker.store import shelf

from host_tools.games import NUMBERS, part
from host_tools.games.kit.chance import Chance


def mixed_steps(seed, count):
    """Return steps with all games, where the next game begins now and then."""
    for number, step in enumerate(steps(seed, count)):
        if number % 11 == 6:
            yield _next_game, number
        else:
            yield step


def steps(seed, count):
    """Return that many steps, each a function of a ledger that changes what is saved."""
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


def shelf_steps(seed, count):
    """Return steps that put games on the shelf, take them back and throw them away, some of them
    undone; `next_on_shelf` begins another game each time."""
    chance = Chance(seed)
    plan = (enter, _put, enter, _put, enter, _take, _undo, _take, enter, _throw, _undo, _undo)
    plan += (_undo, _throw, _put, _undo, _undo, _take, _take, _put, _throw, _undo)
    for number in range(count):
        step = plan[number % len(plan)]
        yield step, chance.below(1 << 20) if step is enter else number


def next_on_shelf(seed, count):
    """Return such steps with another game each time that one goes on the shelf."""
    for step, number in shelf_steps(seed, count):
        yield (_put_next if step is _put else step), number


def take(step, ledger):
    """Take one step."""
    step[0](ledger, step[1])


def enter(ledger, seed=1):
    """Enter the first transaction that the game allows and that changes it."""
    play = part(ledger.game.number, "random_play").RandomPlay(seed)
    while True:
        try:
            if ledger.confirm(play.next_move(ledger.game)).changed:
                return
        except Refused:
            continue


@cache
def begins(number):
    """Return what NEW_GAME holds when random play of a game comes upon it."""
    game = part(number, "sample_game").begun()
    play = part(number, "random_play").RandomPlay(1)
    while True:
        transaction = play.next_move(game)
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


def _put(ledger, number):
    _to_shelf(ledger, number, (NEW_GAME, *begins(ledger.game.number)))


def _put_next(ledger, number):
    following = (ledger.game.number + 1) % len(NUMBERS)
    _to_shelf(ledger, number, (SWITCH, following, *begins(following)))


def _to_shelf(ledger, number, transaction):
    if len(shelf.items(ledger)) < shelf.ROOM:
        shelf.put(ledger, transaction)
    else:
        _throw(ledger, number)


def _take(ledger, number):
    shelf.take(ledger, number % len(shelf.items(ledger)))


def _throw(ledger, number):
    shelf.throw(ledger, number % len(shelf.items(ledger)))


def _undo(ledger, _):
    assert ledger.undo()


def _settings(ledger, number):
    ledger.save_settings(bytes((1 + number // 30 % 2, number // 60 % 2, number // 30 % 5)))


def played(rig, seed, count):
    """Return a ledger on this rig after that many steps."""
    ledger = rig.open(seed=seed)
    for step in steps(seed, count):
        take(step, ledger)
    return ledger
