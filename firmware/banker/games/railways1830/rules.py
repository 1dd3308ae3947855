"""1830: eight companies, six privates. What it shares with its family is in `railway`."""

from ..railway.base import Railway
from ..railway.describe import depot, market


class Game(Railway):
    """The tables of 1830."""

    grid = market(
        "60y 67 71 76 82 90 100p 112 126 142 160 180 200 225 250 275 300 325 350 /"
        "53y 60y 66 70 76 82 90p 100 112 126 142 160 180 200 220 240 260 280 300 /"
        "46y 55y 60y 65 70 76 82p 90 100 111 125 140 155 170 185 200 /"
        "39o 48y 54y 60y 66 71 76p 82 90 100 110 120 130 /"
        "32o 41o 48y 55y 62 67 71p 76 82 90 100 /"
        "25b 34o 42o 50y 58y 65 67p 71 75 80 /"
        "18b 27b 36o 45o 54y 63 67 69 70 /"
        "10b 20b 30b 40o 50y 60y 67 68 /"
        ". 10b 20b 30b 40o 50y 60y /"
        ". . 10b 20b 30b 40o 50y /"
        ". . . 10b 20b 30b 40o"
    )
    money_in_game = 12_000
    start_cash, limits = (1200, 800, 600, 480, 400), bytes((28, 20, 16, 13, 11))
    station_limits, station_costs = bytes((4, 4, 4, 3, 3, 3, 2, 2)), bytes((0, 40, 100))
    worths, incomes = bytes((20, 40, 70, 110, 160, 220)), bytes((5, 10, 15, 20, 25, 30))
    fleet = depot(bytes((6, 5, 4, 3, 2, 0)), (80, 180, 300, 450, 630, 1100))
    free_station = 33
    exchanged = (34, 22, True)
    share_given = (35, 21)
    presidency_given = (36, 24)
