"""Random but sensible play of 18Africa: a number gives an endless line of transactions.

Games are played to their end and begin anew. A few transactions are wild and mostly refused.
Everything follows from the seed and the game, by whole numbers only, so it plays alike on every
Python.
"""

from banker.games.africa import data
from banker.games.africa import transactions as africa
from banker.games.africa.operating import consent_of
from banker.games.africa.trading import has_to_sell, only_certificate, sellable

from host_tools.chance import Chance

_WILD = 0  # any fields at all, in range or a little outside

# Out of 1000, whatever the stage is; what remains is what the stage awaits.
_SELDOM = ((_WILD, 40), (africa.CORRECT, 6), (africa.REMOVE, 2), (africa.NEW_GAME, 1))
# Out of 100, what a pawn buys.
_SOURCES = (
    (africa.HAND, 45),
    (africa.FROM_POOL, 25),
    (africa.DISCARD, 8),
    (africa.DECK, 10),
    (africa.NEW_BOND, 12),
)
_PAWNS = 6
_EARNS = bytes((0, 0, 6, 10, 16, 24, 28, 42, 50))  # tens, by train
_TRADES = ((africa.OF_BANK, 60), (africa.OF_COMPANY, 12), (africa.TO_BANK, 5))  # out of 100


class RandomPlay(Chance):
    """An endless line of transactions, each chosen with an eye to the game it is for."""

    def following(self, game):
        """The next transaction to try; the game may well refuse it."""
        kind = self.weighed(_SELDOM, 1000)
        if kind is not None:
            return self._seldom(kind, game)
        stage = game.stage
        if stage == data.OVER:
            return self._new_game()
        if stage == data.DRAW:
            return self._table() if not self.below(4) else self._draw(game)
        if stage == data.OPERATE:
            return _company_move(self, game)
        if stage == data.CARDS_SALE:
            winner = self.one_of(game.pawns())
            return (africa.AUCTION, winner, self.below(1 + min(40, game.cash[winner - 1])), 0)
        if stage == data.DIE:
            return (africa.AUCTION, self.one_of(game.most_spent()), 0, 0)
        return self._concession(game) if stage == data.CONCESSIONS else self._stock(game)

    def _seldom(self, kind, game):
        if kind == _WILD:
            return self.wild(africa.FIELDS, 15, 40)
        if kind == africa.CORRECT:
            return self._correct(game)
        return (kind, self.one_of(game.pawns())) if kind == africa.REMOVE else self._new_game()

    def _draw(self, game):
        drawn = 0
        for _ in range(game.to_draw()):
            bit = 0
            while not bit or drawn & bit:
                bit = 1 << self.below(data.COMPANIES)
            drawn |= bit
        return (africa.DRAW_COMPANIES, drawn)

    def _table(self):
        """Any number near what is printed, so that the game is not another one."""
        number = 1 + self.below(data.TABLES)
        value = 10 * (15 + self.below(90)) if number <= 14 else 2 + self.below(8)
        value = value + 10 if number > 21 else value
        return (africa.TABLE, number, value if data.can_be(number, value) else 1)

    def _concession(self, game):
        winner = self.one_of(game.pawns())
        free = [at for at in range(len(game.concessions)) if not game.concessions[at]]
        bid = self.below(1 + min(60, game.cash[winner - 1]))
        return (africa.AUCTION, winner, bid, data.FIRST_CONCESSION + self.one_of(free))

    def _stock(self, game):
        """Now and then a sale; purchases while there is money for them."""
        if not self.below(20):
            return (africa.POWER, 26)
        if has_to_sell(game, game.turn) or not self.below(6):
            return self._sell(game)
        if not self.below(3):
            return (africa.GO,)
        source = game.source or self.weighed(_SOURCES, 100)
        if source == africa.NEW_BOND:
            return (africa.BUY, source, data.BONDS, 1)
        code = self.one_of(game.certificate_codes())
        if source == africa.FROM_POOL:
            pool = [code for code in game.codes() if game.in_pool(code)]
            code = self.one_of(pool) if pool and self.below(4) else code
            return (africa.BUY, source, code, 1 + (not self.below(4)))
        number = (
            1 + self.below(2) if code <= data.COMPANIES else only_certificate(game, source, code)
        )
        return (africa.BUY, source, code, number)

    def _sell(self, game):
        pawn = game.turn
        if game.bonds[pawn - 1] and not self.below(3):
            return (africa.SELL, data.BONDS, 1 + self.below(game.bonds[pawn - 1]))
        if game.private_codes(pawn) and not self.below(3):
            return (africa.SELL, self.one_of(game.private_codes(pawn)), 1)
        own = [code for code in game.codes() if sellable(game, pawn, code)]
        if not own:
            return (africa.GO,)
        code = self.one_of(own)
        return (africa.SELL, code, 1 + self.below(sellable(game, pawn, code)))

    def _correct(self, game):
        """A figure near what it was, where it can be."""
        what = 1 + self.below(africa.STATIONS_LAID)
        codes = game.codes()
        if what == africa.CASH or not codes:
            pawn = self.one_of(game.players())
            return (africa.CORRECT, africa.CASH, pawn, game.cash[pawn - 1] + self.below(30))
        code = self.one_of(codes)
        if what == africa.PRICE:
            return (africa.CORRECT, what, code, data.SPACES[1 + self.below(24)])
        if what == africa.STATIONS_LAID:
            return (africa.CORRECT, what, code, 1 + self.below(data.STATIONS[code]))
        return (africa.CORRECT, what, code, game.treasuries[code] + self.below(50))

    def _new_game(self):
        """Two to six pawns, in any order."""
        seats = list(range(1, _PAWNS + 1))
        for at in range(_PAWNS - 1, 0, -1):
            other = self.below(at + 1)
            seats[at], seats[other] = seats[other], seats[at]
        players = 2 + self.below(_PAWNS - 1)
        return (africa.NEW_GAME,) + tuple(seats[:players]) + (0,) * (_PAWNS - players)


# What a company does: it builds, runs, trades trains and shares.


def _company_move(chance, game):
    """The next transaction to try for the company in turn."""
    company, step = game.company, game.step
    leader = game.leaders[company]
    given = list(game.concessions)
    if leader in given and not chance.below(8):
        return (africa.CONCESSION, data.FIRST_CONCESSION + given.index(leader))
    if step <= data.RUN_STEP:
        return _build_or_run(chance, game, company, step)
    if step == data.TRAINS_STEP and chance.below(3):
        return _trade(chance, game, company)
    if not chance.below(5):
        return _deal_in_shares(chance, game, company)
    return (africa.GO,)


def _build_or_run(chance, game, company, step):
    powers = [code for code in (22, 23, 24) if game.can_use(code)]
    if powers and not chance.below(4):
        return (africa.POWER, chance.one_of(powers))
    if step == data.TRACK and not chance.below(2):
        cost = chance.below(1 + min(60, game.treasuries[company]))
        bonus = 10 * chance.below(5) if not chance.below(3) else 0
        return (africa.BUILD, africa.LAY_TRACK, cost, bonus)
    if step < data.RUN_STEP and not chance.below(4):
        return (
            africa.BUILD,
            africa.LAY_STATION,
            africa.FREE if game.may_be_free(company) else africa.AT_COST,
        )
    tens = 0
    for train in game.own_trains(company):
        tens += _EARNS[train] // 2 + chance.below(_EARNS[train])
    return (africa.RUN, tens, africa.PAY if tens and chance.below(4) else africa.KEEP)


def _trade(chance, game, company):
    own = game.own_trains(company)
    trade = chance.weighed(_TRADES, 100)
    if trade == africa.OF_BANK:
        money = game.treasuries[company]
        can = [train for train in game.types_for_sale() if game.train_price(train) <= money]
        return (africa.TRAIN, africa.OF_BANK, max(can)) if can and chance.below(8) else (africa.GO,)
    if trade == africa.TO_BANK and own:
        return (africa.TRAIN, africa.TO_BANK, chance.one_of(own))
    sellers = [code for code in game.order if code != company and game.own_trains(code)]
    if trade == africa.OF_COMPANY and sellers:
        seller = chance.one_of(sellers)
        price = 1 + chance.below(1 + min(300, game.treasuries[company]))
        train = chance.one_of(game.own_trains(seller))
        return (africa.TRAIN, africa.OF_COMPANY, seller, train, price, consent_of(game, seller))
    return (africa.GO,)


def _deal_in_shares(chance, game, company):
    own = [code for code in game.codes() if game.shares_of(data.COMPANY + company, code)]
    if own and not chance.below(2):
        return (africa.SELL, chance.one_of(own), 1)
    privates = game.private_codes(data.COMPANY + company)
    if privates and not chance.below(4):
        return (africa.SELL, privates[0], 1)
    pool = [code for code in game.certificate_codes() if code > 20 or game.in_pool(code)]
    return (africa.BUY, africa.FROM_POOL, chance.one_of(pool), 1)
