"""How rounds go on by themselves: turns of a stock round, incomes, the next company, the end."""

from ...kit.cell_values import PAWN
from ...kit.describe import amount, set_of
from .data import (
    CONCESSIONS,
    DEPRESSION,
    FIRST_PRIVATE,
    LAST_PRIVATE,
    OVER,
    POOL,
    PRIVATE_INCOMES,
    STOCK,
    TRACK,
)
from .market import move_token, pay

SET, ROUND = amount("set_number", 9999), amount("round_number", 2)
WINNERS = set_of("winners", PAWN)


# Stock rounds.


def begin_stock(game, step):
    """Begin a stock round with the pawn that has priority."""
    game.step = step
    _clear_round(game)
    game.turn = game.priority
    clear_turn(game)
    game.say("to_stock", SET, game.set)


def _clear_round(game):
    game.passes = game.begun = game.latest = game.touched = 0
    for pawn in game.seats:
        game.sold[pawn] = 0


def clear_turn(game):
    """Nothing was bought or sold yet in this turn."""
    game.source = game.looked = game.acted = 0


def end_turn(game):
    """The pawn in turn is done: the next one, or all have passed."""
    pawn = game.turn
    game.begun |= 1 << pawn - 1
    if game.acted:
        game.passes = 0
        game.latest = pawn
    else:
        game.passes += 1
    clear_turn(game)
    if game.passes < len(game.pawns()):
        game.turn = game.next_to(pawn)
        return
    if game.latest:
        game.priority = game.next_to(game.latest)
    _clear_round(game)
    begin_operating(game, 1)


# Operating rounds.


def begin_operating(game, number):
    """Incomes first; then, in the first of two, what a depression does."""
    game.step = TRACK
    game.round = number
    game.operated = 0
    game.say("to_operate", SET, game.set, ROUND, number)
    _pay_incomes(game)
    game.find_end()
    if number == 1 and game.economy() == DEPRESSION:
        game.say("depression")
        for company in game.order:
            move_token(game, company, -1)
    _next_company(game)


def _pay_incomes(game):
    for code in range(FIRST_PRIVATE, LAST_PRIVATE + 1):
        account = game.privates[code]
        if account and account != POOL:
            pay(game, account, PRIVATE_INCOMES[code - FIRST_PRIVATE])
    rate = game.bond_pays()
    for pawn in game.seats:
        if game.bonds[pawn]:
            pay(game, pawn, rate * game.bonds[pawn])


def _next_company(game):
    """The first in order that is not done; without one the round is over."""
    game.bank_train = 0
    game.step = TRACK
    for company in game.order:
        if not game.operated >> (company - 1) & 1:
            game.company = company
            return
    game.company = game.operated = 0
    if game.end:
        game.step = OVER
        won = [1 << pawn - 1 for place, pawn, _ in game.ranking() if place == 1]
        game.say("over", WINNERS, sum(won))
    elif game.round == 1:
        begin_operating(game, 2)
    else:
        game.round = 0
        if game.set == 1:
            game.step = CONCESSIONS
            game.turn = game.priority
            game.say("to_concessions")
        else:
            next_set(game)


def next_set(game):
    """Two operating rounds are over, the concessions sold."""
    game.set += 1
    begin_stock(game, STOCK)


def end_operation(game):
    """The company in turn is done, or gone."""
    game.find_end()
    game.operated |= 1 << game.company - 1
    _next_company(game)
