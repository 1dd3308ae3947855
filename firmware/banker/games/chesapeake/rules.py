"""18Chesapeake: eight companies around the bay. What it shares with its family is in `railway`."""

from ..railway.base import Railway
from ..railway.board import SALES_FIRST
from ..railway.describe import depot, market

LAST_EXPORTED = 4  # the train up to which one goes after each set


class Game(Railway):
    """The tables of 18Chesapeake, and a train that goes after each set of operating rounds."""

    grid = market(
        "80 85 90 100 110 125 140 160 180 200 225 250 275 300 325 350 375 /"
        "75 80 85 90 100 110 125 140 160 180 200 225 250 275 300 325 350 /"
        "70 75 80 85 95p 105 115 130 145 160 180 200 /"
        "65 70 75 80p 85 95 105 115 130 145 /"
        "60 65 70p 75 80 85 95 105 /"
        "55y 60 65 70 75 80 /"
        "50y 55y 60 65 /"
        "40y 45y 50y"
    )
    money_in_game = 8000
    stock_turns = SALES_FIRST
    start_cash, limits = (1200, 800, 600, 480, 400), bytes((20, 20, 16, 13, 11))
    station_limits, station_costs = bytes((4, 3, 2, 3, 4, 2, 2, 3)), bytes((0, 40, 60, 80))
    worths, incomes = bytes((20, 40, 50, 80, 100, 200)), bytes((5, 10, 10, 15, 0, 30))
    discount = 200
    fleet = depot(bytes((7, 6, 5, 3, 2, 0)), (80, 180, 300, 500, 630, 900))
    bids_by = 5
    free_station = 34
    share_given = (35, 24)
    presidency_given = (36, 0)

    def after_set(self):
        """Take the lowest train of the bank out of the game."""
        from ..railway.phases import export

        export(self, LAST_EXPORTED)
