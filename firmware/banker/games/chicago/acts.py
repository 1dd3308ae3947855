"""The acts of Chicago Express. Loaded when one is entered."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, flow, look, set_of
from ...rules.transactions import Refused
from ...ui import keys
from .board import COMPANY, DETROIT, DIAL, SOMEBODY
from .building import (
    BUILD_FIELDS,
    INDUSTRY,
    VALUE,
    build,
    build_fields,
    built,
    check_build,
    check_city,
    check_forest,
    check_mountain,
    check_track,
    city,
    develop_fields,
    developed,
    forest,
    mountain,
    rise,
    track,
)
from .turns import (
    BID,
    WINNER,
    auction,
    auction_fields,
    auctioned,
    check_auction,
    next_turn,
    nobody,
    pay_dividends,
)

PLAYERS_PAGE = 2
WINNERS = set_of("winners", PAWN)
_SALE, _TURN = ("opening", "turn", "wabash"), ("turn",)


def check_pass(game, dial=0):
    """Refuse to turn a dial that is on red."""
    if dial and game.red(dial):
        raise Refused("dial_red")


def give_up(game, dial):
    """Turn a dial and do nothing."""
    next_turn(game, dial)


def dividends(game):
    """Pay everybody; then the game is over, or the next round begins."""
    game.outcome.pawn = 0  # it is everybody's
    pay_dividends(game)
    if game.flags():
        game.go_to("over")
        won = [1 << pawn - 1 for place, pawn, _ in game.ranking() if place == 1]
        game.say("over", WINNERS, sum(won))
        return
    for dial in range(1, DIAL[1] + 1):
        game.dials[dial] = 0
    rise(game, DETROIT)  # it can: at its last value it is an end flag
    game.go_to("turn")


def check_remove(game, pawn=0):
    """Refuse to take anybody out where no more than two are left."""
    game.check_leave(pawn)


def remove(game, pawn):
    """Take a pawn out: its shares go back to the charters, its cash to the bank."""
    if game.turn == pawn:
        game.turn = game.next_to(pawn)
    game.note("cash", pawn)
    game.leave(pawn)


def show_players(app):
    """Go to the players' page."""
    app.home(PLAYERS_PAGE)


def show_prospects(app):
    """Show what the dividends would be now."""
    from .prospects import Prospects

    app.open(Prospects())


ENTRIES = (
    look("players_page", keys.BUY_PLAYER, show_players),
    look("dividends", keys.INTEREST, show_prospects, _SALE),
    flow("auction", keys.BUY_BANK, auction_fields, auctioned, _SALE, check_auction),
    flow("build", keys.SELL, build_fields, built, _TURN, check_build),
    flow("develop", keys.OFFICES, develop_fields, developed, _TURN, check_track),
    act("auction", None, (COMPANY, WINNER, BID), auction, check_auction, _SALE, False),
    act("nobody", None, (COMPANY,), nobody, check_auction, _SALE, False),
    act("build", None, BUILD_FIELDS, build, check_build, _TURN, False),
    act("city", None, (VALUE, SOMEBODY), city, check_city, _TURN, False),
    act("mountain", None, (VALUE, COMPANY), mountain, check_mountain, _TURN, False),
    act("forest", None, (COMPANY,), forest, check_forest, _TURN, False),
    act("track", None, (INDUSTRY,), track, check_track, _TURN, False),
    act("pass", keys.GO, (DIAL,), give_up, check_pass, _TURN, False),
    act("remove", keys.REMOVE, (PAWN,), remove, check_remove, ("turn", "payday"), False),
    act("dividends", keys.INTEREST, (), dividends, None, ("payday",), False),
)
