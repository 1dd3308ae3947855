"""How a railway game begins."""

from .board import CLOSED, FIRST_PRIVATE, LAST_PRIVATE
from .rolling_stock import COST, KEY, NO_LIMIT, NUMBER


def deal_out(game):
    """Give cash and trains their places."""
    players = len(game.seats)
    for pawn in game.seats:
        game.cash[pawn] = game.start_cash[players - 2]
    game.limit = game.limits[players - 2]
    for row in game.fleet:
        game.face[row[KEY]] = row[COST]
        game.left[row[KEY]] = row[NUMBER] or NO_LIMIT
    game.turn = game.priority = game.seats[0]


def set_up(game):
    """Begin a game of the 1830 family."""
    deal_out(game)
    players = len(game.seats)
    game.all_money = game.money_in_game
    for private in range(FIRST_PRIVATE, LAST_PRIVATE + 1):
        least = game.least_players[private - FIRST_PRIVATE :][:1] or b"\0"
        if private not in game.privates() or players < least[0]:
            game.owner[private] = CLOSED
    game.minimum = game.worths[0]
