"""Cash: a bank for any game with money, which keeps books of what it pays and receives."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, amount, called, cells, set_of
from ...kit.game import Game as Described
from ...kit.layout import MONEY, PERCENT, SWITCH
from ...kit.names import word
from ...rules.transactions import Refused
from ...ui import keys, sounds

MOST = 99_999  # no amount, cash or debt goes beyond it: screens have five digits
PAYER, PAYEE = called("payer", PAWN), called("payee", PAWN)
SUM, EACH = amount("sum", MOST, 1), amount("each", MOST, 1)
INTEREST, DEBTORS = amount("interest", MOST), set_of("debtors", PAWN)


def move(game, pawn, change):
    """Add to a pawn's cash, or take from it: a debt is cash below zero, where loans are on."""
    game.cash[pawn] += change
    if change < 0 and game.cash[pawn] < (-MOST if game.loans else 0):
        raise Refused("debt_full" if game.loans else "cash_short")


def bank(game, pawn, change):
    """Pay a pawn from the bank, or have it pay the bank."""
    move(game, pawn, change)
    if change > 0:
        game.paid += change
    else:
        game.received -= change


def pay_bank(game, pawn, amount):
    """Pay the bank."""
    bank(game, pawn, -amount)


def pay_player(game, payer, payee, amount):
    """Pay another player."""
    move(game, payer, -amount)
    move(game, payee, amount)


def all_pay(game, pawn, each):
    """Have everybody else pay one player; below zero, that one pays everybody else."""
    others = [other for other in game.pawns() if other != pawn]
    if abs(each) * len(others) > MOST:
        raise Refused("too_much")
    move(game, pawn, each * len(others))
    for other in others:
        move(game, other, -each)


def pay_all(game, pawn, each):
    """Pay everybody else."""
    all_pay(game, pawn, -each)


def go(game, pawn):
    """Pay the salary, less interest on what the pawn owes before it, in per cent, rounded up."""
    interest = (max(0, -game.cash[pawn]) * game.interest_percent + 99) // 100
    move(game, pawn, game.salary - interest)
    game.paid += game.salary
    game.received += interest
    if interest:
        game.say("interest_taken", INTEREST, interest)


def remove(game, pawn):
    """Take a player out: its cash goes back to the bank, its debt is forgiven."""
    bank(game, pawn, -game.cash[pawn])
    game.leave(pawn)


class Game(Described):
    """Everybody's cash, the bank's books, and the players' own figures."""

    state = (
        cells("cash", (PAWN,), lowest=-MOST, highest=MOST, unit=MONEY, correct=1),
        cells("paid", highest=(1 << 48) - 1, hidden=True, under="bank"),  # by the bank, ever
        cells("received", highest=(1 << 48) - 1, hidden=True, under="bank"),
        cells("start_cash", (), 1500, 0, MOST, 1, MONEY, correct=2, kept=True, next_game=True),
        cells("salary", (), 200, 0, MOST, 1, MONEY, correct=3, kept=True),
        cells("loans", unit=SWITCH, correct=4, kept=True),
        cells("interest_percent", (), 10, 0, 99, 1, PERCENT, correct=5, kept=True),
    )
    acts = (
        act("pay_bank", keys.BUY_BANK, (PAYER, SUM), pay_bank),
        act("collect_bank", keys.SELL, (PAYEE, SUM), bank),
        act("pay_player", keys.BUY_PLAYER, (PAYER, PAYEE, SUM), pay_player),
        act("all_pay", keys.OFFICES, (PAYEE, EACH), all_pay),
        act("pay_all", keys.INTEREST, (PAYER, EACH), pay_all),
        act("go", keys.GO, (PAWN,), go),
        act("remove", keys.REMOVE, (PAWN,), remove, Described.check_leave, asks=False),
    )
    tones = (("in_debt", sounds.WARNING),)
    players_page = "balances"

    def begin(self):
        """Pay everybody the starting cash."""
        for pawn in self.seats:
            self.cash[pawn] = self.start_cash
        self.paid = sum(self.cash)

    def after_act(self, name):
        """Tell who owes from now on."""
        debtors = 0
        for pawn in self.pawns():
            if self.cash[pawn] < 0 <= self.before.cash[pawn]:
                debtors |= 1 << pawn - 1
        if debtors:
            self.say("in_debt", DEBTORS, debtors)

    def corrected(self, name, where, was):
        """Book a correction with the bank; the starting cash counts while nothing has happened."""
        if name == "cash":
            change = self.cash[where[0]] - was
            self.paid += max(0, change)
            self.received += max(0, -change)
        elif name == "loans" and not self.loans and min(self.cash) < 0:
            raise Refused("still_owed")
        elif name == "start_cash" and not self.count:
            self.set_up(self.seats)

    def unsound(self):
        """Return what makes a position impossible: money is neither made nor lost."""
        if not self.loans and min(self.cash) < 0:
            return "loans"
        return None if sum(self.cash) == self.paid - self.received else "bank"

    def corner(self, texts):
        """Return the interest, where there are loans."""
        return "%s %d%%" % (word(texts, "loans"), self.interest_percent) if self.loans else ""

    def footer(self, texts):
        """Return what passing Go brings."""
        return texts["go_pays"] % self.salary
