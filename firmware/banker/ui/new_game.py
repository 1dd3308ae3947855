"""Begins a game: asks which one and who plays, then confirms it."""

from .. import games
from ..rules.transactions import Refused
from . import sounds


def ask(app):
    """Ask which game to begin, where there are several."""
    offered = app.offered
    if len(offered) > 1:
        from .screens.choose_game import ChooseGame

        app.open(ChooseGame(app, offered))
    else:
        choose(app, offered[0], ())


def choose(app, number, answers):
    """Begin that game, or ask who plays where the list of games says so."""
    if games.GAMES[number][2] in games.SEATED:
        from .screens.seats import Seats

        app.open(Seats(number))
    else:
        begin(app, number, answers)


def begin(app, number, answers):
    """Begin a game with these answers: its pawns, or whether prices drift."""
    transaction = games.rules(number).new_game(app.game, app.now, answers)
    if number != app.game.number:
        transaction = (games.SWITCH, number) + transaction[1:]
    try:
        if app.shelving:
            from ..store.shelf import put

            put(app.ledger, transaction)
        else:
            app.ledger.confirm(transaction)
    except Refused as refusal:
        app.refuse(refusal.reason)
        return
    app.sound(sounds.CONFIRMED)
    app.home()
    app.say(app.ledger.just_begun)
