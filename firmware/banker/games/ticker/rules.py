"""Ticker: six commodities, whose prices the dice move. All of the game is here and in its words."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, cells, count, kind
from ...kit.game import Game as Described
from ...kit.layout import IN_WORDS, MONEY
from ...rules.transactions import Refused
from ...ui import keys, sounds

PAR, STEP, HIGHEST = 100, 5, 200  # cents: where a price begins, how it moves, where it splits
LOT = 5  # dollars a lot of 500 shares costs for each cent
UP, DOWN, DIVIDEND = 1, 2, 3

STOCK = kind("stock", 6, names=IN_WORDS)
WAY = kind("way", 3, names=IN_WORDS)
CENTS = kind("cents", names=(5, 10, 20))
LOTS = count("lots", 99)


def buy(game, pawn, stock, lots):
    """Pay the bank for lots."""
    game.cash[pawn] -= lots * LOT * game.price[stock]
    game.held[pawn, stock] += lots


def sell(game, pawn, stock, lots):
    """Sell lots to the bank."""
    buy(game, pawn, stock, -lots)


def check_dice(game, stock=0, way=0, cents=0):
    """Refuse a dividend of what is below par."""
    if way == DIVIDEND and game.price[stock] < PAR:
        raise Refused("no_dividend")


def dice(game, stock, way, cents):
    """Do what the three dice say."""
    if way == DIVIDEND:
        for pawn in game.pawns():
            game.cash[pawn] += game.held[pawn, stock] * LOT * cents
        return
    price = game.price[stock] + (cents if way == UP else -cents)
    if 0 < price < HIGHEST:
        game.price[stock] = price
        return
    for pawn in game.pawns():
        game.held[pawn, stock] *= 2 if price > 0 else 0
    game.price[stock] = PAR
    game.say("split" if price > 0 else "worthless", STOCK, stock)


class Game(Described):
    """Prices by commodity, lots by player."""

    state = (
        cells("price", (STOCK,), PAR, lowest=STEP, highest=HIGHEST - STEP, by=STEP, correct=2),
        cells("cash", (PAWN,), 5000, highest=999_999, unit=MONEY, short="cash_short", correct=1),
        cells("held", (PAWN, STOCK), highest=9999, short="lots_short", correct=3),
    )
    acts = (
        act("buy", keys.BUY_BANK, (PAWN, STOCK, LOTS), buy),
        act("sell", keys.SELL, (PAWN, STOCK, LOTS), sell),
        act("dice", keys.GO, (STOCK, WAY, CENTS), dice, check_dice),
        act("remove", keys.REMOVE, (PAWN,), Described.leave, Described.check_leave, asks=False),
    )
    tones = (("split", sounds.GAIN), ("worthless", sounds.WARNING))

    def worth(self, pawn):
        """Return a pawn's cash and what its lots would bring."""
        lots = self.held.row(pawn)
        return self.cash[pawn] + sum(
            [LOT * lots[at] * self.price[at + STOCK[0]] for at in range(len(lots))]
        )
