"""How a game of 18Lilliput goes on, by a second reading of its rules: see `second_position`."""

from tests.games.lilliput.second_position import GULLIVER, JUSTICIARY, LIMIT, Position


class Flow(Position):
    """A position with its turns, its markers and its trains."""

    # Whose turn it is.

    def _begin_round(self):
        self.stage, self.part = "start", None
        self.turn = next((pawn for pawn in self.pawns if self.has(pawn, JUSTICIARY)), None)
        if self.turn is None:
            self._begin_actions()

    def _begin_actions(self):
        self.at = -1
        self._next_pawn()

    def _next_pawn(self):
        self.card = self.left = self.company = None
        at = self.seats.index(self.first)
        there = self.seats[at:] + self.seats[:at]
        acting = there + there[::-1]
        self.at += 1
        while self.at < len(acting) and acting[self.at] in self.out:
            self.at += 1
        if self.at < len(acting):
            self.stage, self.turn = "action", acting[self.at]
            self.part = 1 if self.at < len(there) else 2
            return
        self.part = self.turn = None
        if self.alone:
            self.stage, self.turn = "gulliver", GULLIVER
        else:
            self._before_runs()

    def _before_runs(self):
        self.stage, self.turn = "export", None
        if not self.figures[81]:
            self._next_run()

    def _next_run(self):
        waiting = [key for key in self.order() if not self.companies[key].ran]
        if waiting:
            self.stage, self.company = "run", waiting[0]
            self.turn = self.companies[self.company].director
        else:
            self.stage = "over" if self.last_round else "bureau"
            self.company = self.turn = None

    def _next_round(self):
        self.round += 1
        self.taken, self.company = [], None
        for one in self.companies.values():
            one.ran = False
        at = self.seats.index(self.first) + 1
        after = self.seats[at:] + self.seats[:at]
        self.first = next(pawn for pawn in after if pawn not in self.out)
        self._begin_round()

    def _on_with_card(self):
        if not self.left:
            self._next_pawn()
            return
        at = self.seats.index(self.first)
        there = self.seats[at:] + self.seats[:at]
        self.stage, self.company, self.turn = "step", None, (there + there[::-1])[self.at]

    def _go_on(self):
        """Companies above the limit return trains; then what was under way goes on."""
        for key in self.order():
            one = self.companies[key]
            while len(one.trains) > LIMIT[self.phase]:
                if self.decides(key) and len(set(one.trains)) > 1:
                    self.stage, self.company, self.turn = "return", key, one.director
                    return
                lowest = min(one.trains)
                one.trains.remove(lowest)
                if not self.is_gulliver(one.director):
                    self.pool.append(lowest)
        self.then()

    def _pool_or(self, key, then):
        self.then = then
        if self.pool and not self.last_round and self.decides(key):
            self.stage, self.company = "pool", key
            self.turn = self.companies[key].director
        else:
            then()

    # Markers and trains.

    def _right(self, row, column):
        return (row, column + 1) if self.price_at(row, column + 1) else (1, column)

    def _left(self, row, column):
        return (row, column - 1) if self.price_at(row, column - 1) else (2, column)

    def _sale(self, row, column):
        return (2, column) if row == 1 else (1, column - 1)

    def _move(self, key, how, times, typed):
        space = self.companies[key].space
        for _ in range(times if self.chart else 0):
            to = how(*space)
            space = to if self.price_at(*to) else space
        self._put(key, space, typed)

    def _put(self, key, space, price):
        """A marker goes under those where it arrives; one that stays keeps its place."""
        one = self.companies[key]
        price = self.price_at(*space) if space else price
        if (space, price) != (one.space, one.price):
            self.arrivals += 1
            one.space, one.price, one.arrived = space, price, self.arrivals

    def _found(self, key, pawn, price, row, treasury):
        one = self.companies[key]
        one.director, one.stations, one.treasury = pawn, 1, treasury
        self._put(key, self.spaces(price)[-1 if row == 2 else 0] if self.chart else None, price)

    def _off_pile(self, key):
        """The top train goes to a company or, with None, to the pool; the first brings a phase."""
        train = self.top()
        if train < 7:
            self.pile[train] -= 1
        (self.companies[key].trains if key else self.pool).append(train)
        if train > self.phase:
            self.phase = train
            rusted = {2} if train > 4 else set()
            rusted |= {3} if train > 6 else set()
            for trains in (self.pool, *(one.trains for one in self.companies.values())):
                trains[:] = [one for one in trains if one not in rusted]

    def _pays_train(self, key, cost):
        one = self.companies[key]
        missing = max(0, cost - one.treasury)
        one.treasury -= cost - missing
        self.pawns[one.director].cash -= missing

    def _relief(self, amount, lower):
        keys = self.of(self.turn)
        parts = (amount,) if len(keys) == 1 else (lower, amount - lower)
        for key, part in zip(keys, parts, strict=True):
            self.companies[key].treasury += part
