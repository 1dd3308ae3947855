"""Beginning a game: which one, who plays, and then the entry that does it."""

from .. import games
from . import sounds


def ask(app):
    """NEW_GAME was held: which game, where there are several?"""
    offered = app.offered
    if len(offered) > 1:
        from .screens.choose_game import ChooseGame

        app.open(ChooseGame(offered))
    else:
        choose(app, offered[0])


def choose(app, number):
    """Begin that game at once, or ask who plays where the list of games says so."""
    if games.GAMES[number][2]:
        from .screens.seats import Seats

        app.open(Seats(number))
    else:
        begin(app, number, ())


def begin(app, number, seats):
    """Begin a game with these pawns."""
    transaction = games.part(number, games.TRANSACTIONS).new_game(app.game, app.now, seats)
    if number != app.game.number:
        transaction = (games.SWITCH, number) + transaction[1:]
    app.ledger.confirm(transaction)
    app.sound(sounds.CONFIRMED)
    app.home()
    app.say("new_game_begun")
