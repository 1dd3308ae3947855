"""How rounds go on by themselves: when all have passed; incomes, the next company, the end."""

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
    TRACK,
)
from .market import move_token, pay
from .turns import SET, clear_round, clear_turn, next_set, next_turn

ROUND = amount("round_number", 2)
WINNERS = set_of("winners", PAWN)


def end_turn(game):
    """The pawn in turn is done: the next one, or all have passed."""
    if game.acted:
        next_turn(game)
        return
    pawn = game.turn
    game.begun |= 1 << pawn - 1
    game.passes += 1
    clear_turn(game)
    if game.passes < len(game.pawns()):
        game.turn = game.next_to(pawn)
        return
    if game.latest:
        game.priority = game.next_to(game.latest)
    clear_round(game)
    begin_operating(game, 1)


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


def end_operation(game):
    """The company in turn is done, or gone."""
    game.find_end()
    game.operated |= 1 << game.company - 1
    _next_company(game)
