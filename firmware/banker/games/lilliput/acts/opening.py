"""How players of 18Lilliput choose their companies."""

from ....kit.cell_values import PAWN
from ....kit.describe import act, called, kind, optional
from ....ui import keys
from ..board import (
    CHARACTER,
    FIRST_TRAIN,
    GULLIVER,
    NAMES,
    STARTERS,
    TOP,
    TWO_CHARACTERS,
)
from .chart import found
from .tables import SECOND_PRICE, START_PRICE
from .turns import begin_round, refuse_unless

MIL, GLI, LNR = 1, 3, 4  # those whose advantage is in figures
START_CASH, GLI_CASH = 30, 60
START_TREASURY, MIL_TREASURY = 500, 550

STARTER = kind("company", names=NAMES[:STARTERS], reason="no_such_company")
FIRST = optional(CHARACTER)
SECOND = optional(called("second", CHARACTER))


def is_gulliver(game, pawn):
    """Return whether a pawn is Gulliver's."""
    return game.alone() and pawn == GULLIVER


def given_choose(game, pawn, company, first=None):
    """The characters: Gulliver has none, others one, or two where that is played."""
    if is_gulliver(game, pawn):
        return 0
    return None if first is None or game.tables[TWO_CHARACTERS] else 0


def check_choose(game, pawn=0, company=0, first=0, second=0):
    """Refuse what is taken."""
    taken = 0
    for held in game.characters:
        taken |= held
    refuse_unless(not pawn or not game.directed(pawn), "taken")
    refuse_unless(not company or game.is_free(company), "taken")
    refuse_unless(not first or not taken >> first - 1 & 1, "taken")
    refuse_unless(not second or (second != first and not taken >> second - 1 & 1), "taken")


def choose(game, pawn, company, first, second):
    """A pawn takes its company and its characters; the last one begins the first round."""
    game.cash[pawn] = GLI_CASH if company == GLI else START_CASH
    game.characters[pawn] = (1 << first | 1 << second) >> 1
    better = company == MIL
    if not is_gulliver(game, pawn):  # who has no treasury
        game.treasury[company] = MIL_TREASURY if better else START_TREASURY
    found(game, company, pawn, SECOND_PRICE if better else START_PRICE, TOP + better)
    game.trains[company, FIRST_TRAIN] = 2 if company == LNR else 1
    if all(game.directed(one) for one in game.pawns()):
        begin_round(game)


_CHOOSE = PAWN, STARTER, FIRST, SECOND
ENTRIES = (
    act("choose", keys.BUY_BANK, _CHOOSE, choose, check_choose, ("choice",), False, given_choose),
)
