"""What every transaction of 18Lilliput does, by a second reading of its rules: see
`second_position`. Only allowed ones are ever given to it."""

from banker.kit.layout import ACT, CORRECT
from banker.rules.transactions import NEW_GAME

from tests.games.lilliput.second_flow import Flow
from tests.games.lilliput.second_position import (
    ADMIRAL,
    GENERAL,
    GULLIVER,
    OBSOLETE,
    PILES,
    TREASURER,
    Pawn,
)

CARD_0 = (0, 50, 50, 70, 70, 100, 100, 100)
CASH = {(1, 2): 5, (3, 2): 5, (5, 2): 10, (6, 2): 5, (8, 2): 5, (9, 2): 5, (0, 2): 20}
STEPS = {(4, 1): None, (5, 1): None, (6, 1): None, (7, 1): 1, (8, 1): 2}  # trains to buy
STATIONS = {False: (40, 100), True: (20, 50)}  # dear, or the General's
CORRECTS_CASH, PRICE, COPIES, TABLE = 1, 3, 5, 7
ITEMS = {1: 50, 2: 10, 3: 30, 4: 50}


class SecondRules(Flow):
    """A position that transactions change."""

    def does(self, game, transaction):
        """Carry out an allowed transaction, or begin a new game; `game` knows its kinds."""
        kind, *fields = transaction
        if kind == NEW_GAME:
            seats = [pawn for pawn in fields if pawn]
            figures = {**self.figures, **dict(enumerate(PILES[len(seats)], 11)), 84: 0}
            SecondRules.__init__(self, seats, figures)
        else:
            name = "correct" if kind == CORRECT else game.act_of(kind)[ACT]
            getattr(self, "_" + name)(*fields)

    def _choose(self, pawn, key, *characters):
        self._found(key, pawn, 55 if key == 1 else 50, 1, 550 if key == 1 else 500)
        if self.is_gulliver(pawn):
            self.companies[key].treasury = 0
        self.companies[key].trains = [2, 2] if key == 4 else [2]
        self.pawns[pawn].cash = 60 if key == 3 else 30
        self.pawns[pawn].characters = [one for one in characters if one]
        if all(self.of(one) for one in self.playing()):
            self._begin_round()

    def _justice(self, where, lower):
        if where == 1:
            self.pawns[self.turn].cash += 5
        else:
            self._relief(20, lower)
        self._begin_actions()

    def _card(self, card, copy, side, key, lower):
        mine = self.pawns[self.turn]
        mine.copies -= copy
        self.taken += [] if copy else [card]
        if (card, side) in STEPS:
            self.stage, self.card, self.left = "step", card, STEPS[card, side]
            return
        mine.cash += CASH.get((card, side), 0)
        if (card, side) == (9, 1):
            one = self.companies[key or self.of(self.turn)[0]]
            one.treasury -= STATIONS[self.has(self.turn, GENERAL)][one.stations - 1]
            one.stations += 1
        if (card, side) == (0, 1):
            self._relief(CARD_0[self.phase], lower)
        self._next_pawn()

    def _end(self):
        (self.then if self.stage == "pool" else self._next_pawn)()

    def _sell(self, key, count, typed):
        one = self.companies[key]
        self.pawns[self.turn].cash += count * one.price
        one.shares[self.turn - 1] -= count
        self._move(key, self._sale, count, typed)

    def _buy(self, key, price, row):
        one = self.companies[key]
        if one.director:
            self.pawns[self.turn].cash -= one.price
            one.shares[self.turn - 1] += 1
            self._next_pawn()
        else:
            self.pawns[self.turn].cash -= 5 * price
            self._found(key, self.turn, price, row, 10 * price)
            self._pool_or(key, self._next_pawn)

    def _train(self, how, key, seller, train, price):
        one = self.companies[key or self.company or self.of(self.turn)[0]]
        if how == 1:
            cost = price or self.figures[self.top() - 1]
            cost -= cost // 10 if self.has(self.turn, ADMIRAL) else 0
            key = key or self.of(self.turn)[0]
            self._pays_train(key, cost)
            self._off_pile(key)
        elif how == 2:
            one = self.companies[key or self.of(self.turn)[0]]
            train = train or self.companies[seller].trains[0]
            one.treasury -= price
            self.companies[seller].treasury += price
            self.companies[seller].trains.remove(train)
            one.trains.append(train)
        elif how == 3:
            train = train or self.pool[0]
            self._pays_train(self.company, price or self.figures[train - 1])
            self.pool.remove(train)
            one.trains.append(train)
            self.then()
            return
        else:
            if how == 4:
                one, train = self.companies[key or self.of(self.turn)[0]], OBSOLETE[self.phase]
            one.trains.remove(train)
            self.pool.append(train)
            if how == 0:
                self._go_on()
            return
        self.left -= 1
        self.then = self._on_with_card
        self._go_on()

    def _pay(self, item, key, amount):
        if item == 7:
            self.pawns[self.turn].characters.remove(TREASURER)
            self.pawns[self.turn].cash += 10 * self.round
        else:
            self.companies[key].treasury += amount if item == 6 else -(amount or ITEMS[item])

    def _run(self, _key, revenue, answer, typed):
        one = self.companies[self.company]
        revenue *= 2 if self.last_round else 1
        one.ran = True
        if not revenue or answer == 2:
            one.treasury += revenue
            self._move(self.company, self._left, 1, typed)
            self._pool_or(self.company, self._next_run)
            return
        shared = (revenue // 2 + 9) // 10 * 10 if self.figures[83] else revenue
        one.treasury += revenue - shared
        for pawn in self.playing():
            part = one.shares[pawn - 1] + 5 * (one.director == pawn)
            self.pawns[pawn].cash += shared // 10 * part
        self._move(self.company, self._right, 2 if self.last_round else 1, typed)
        self._next_run()

    def _bureau(self):
        self.then = self._next_run if self.stage == "export" else self._next_round
        if self.stage == "export" or not self.figures[81]:
            to = None
            if self.alone:  # his first company is a starting one: its key is the lower
                fleets = {key: sorted(self.companies[key].trains) for key in self.of(GULLIVER)}
                to = min(fleets, key=lambda key: (len(fleets[key]), fleets[key][:1], key))
            self._off_pile(to)
        self._go_on()

    def _gulliver(self, key, price):
        his = self.pawns[GULLIVER]
        if sum(one.shares[GULLIVER - 1] for one in self.companies.values()) < 3:
            open_to_him = [
                one
                for one in self.founded()
                if sum(self.companies[one].shares) < 3 and self.companies[one].price <= his.cash
            ]
            if open_to_him:
                bought = self.companies[key or open_to_him[0]]
                his.cash -= bought.price
                bought.shares[GULLIVER - 1] += 1
        elif len(self.of(GULLIVER)) < 2 and his.cash >= 250:
            chart = [self.price_at(row, column) for row in (1, 2) for column in range(1, 25)]
            price = price or max(one for one in chart if 5 * one <= his.cash)
            his.cash -= 5 * price
            self._found(key, GULLIVER, price, 1, 0)
        self._before_runs()

    def _remove(self, pawn):
        for one in self.companies.values():
            one.shares[pawn - 1] = 0
        self.pawns[pawn] = Pawn()
        self.out.append(pawn)
        if self.stage == "action" and self.turn == pawn:
            self._next_pawn()

    def _correct(self, what, whose, row, value):
        if what == TABLE:
            if 20 < whose < 80 and self.figures[whose] != value:
                self.figures[80] = 0
            self.figures[whose] = value
            if 10 < whose < 20:
                self.pile[whose - 9] = value
        elif what == PRICE:
            spaces = self.spaces(value) if self.chart else [None]
            self._put(whose, spaces[-1 if row == 2 else 0], value)
            if self.stage == "run":
                self._next_run()
        else:
            owner = (self.pawns if what in (CORRECTS_CASH, COPIES) else self.companies)[whose]
            name = {1: "cash", 2: "treasury", 4: "stations", 5: "copies"}[what]
            setattr(owner, name, value)
