"""1889: seven companies on Shikoku. What it shares with its family is in `railway`."""

from ..railway.base import Railway
from ..railway.board import EITHER_ORDER
from ..railway.describe import depot, market


class Game(Railway):
    """The tables of 1889."""

    grid = market(
        "75 80 90 100p 110 125 140 155 175 200 225 255 285 315 350 /"
        "70 75 80 90p 100 110 125 140 155 175 200 225 255 285 315 /"
        "65 70 75 80p 90 100 110 125 140 155 175 200 /"
        "60 65 70 75p 80 90 100 110 125 140 /"
        "55 60 65 70p 75 80 90 100 /"
        "50y 55 60 65p 70 75 80 /"
        "45y 50y 55 60 65 70 /"
        "40y 45y 50y 55 60 /"
        "30o 40y 45y 50y /"
        "20o 30o 40y 45y /"
        "10o 20o 30o 40y"
    )
    money_in_game = 7000
    float_at = 5
    start_cash, limits = (420, 420, 420, 390, 390), bytes((25, 19, 14, 12, 11))
    station_limits, station_costs = bytes((2, 2, 2, 2, 3, 1, 3)), bytes((0, 40))
    worths, incomes = bytes((20, 30, 40, 50, 60, 80, 150)), bytes((5, 5, 10, 15, 15, 20, 30))
    least_players = bytes((2, 2, 2, 2, 2, 3, 4))
    fleet = depot(bytes((6, 5, 4, 3, 2, 0)), (80, 180, 300, 450, 630, 1100))
    stock_turns = EITHER_ORDER
    sells_once = True
    need_keeps_presidents = True
    need_helps_deals = False
    exchanged = (35, 22, False)
    remaining = (37, 50)
