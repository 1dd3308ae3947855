"""What a transaction of the 1830 family shows besides what all railway games do."""

from ...kit.names import word
from .board import ANY_ORDER, EITHER_ORDER, MOST_POOLED, STOCK
from .figures import PURCHASES
from .grid import SEVERAL_ZONES
from .outcome_screen import OutcomeScreen
from .selling import any_sale
from .shares import POOL

_MOVING = ("run", "sell", "sell_in_need")  # may move a token


class FamilyOutcome(OutcomeScreen):
    """Where a share is bought from, prices that stay, how a turn can go on."""

    def headline(self):
        """Return where a share is bought from."""
        outcome = self.outcome
        if outcome.act != "buy":
            return OutcomeScreen.headline(self)
        source = word(self.texts, "source", outcome.transaction[2])
        return [self.texts["bought_from"] % (source, abs(outcome.amount or 0))]

    def unmoved(self):
        """Return the price of a token that could have moved, and stays."""
        outcome = self.outcome
        if outcome.act not in _MOVING or self.undoing or outcome.moved("space"):
            return []
        company = self.game.acting if outcome.act == "run" else outcome.transaction[1]
        return [self.still(company, self.game.price(company))]

    def what_follows(self):
        """Return who is next, and the keys with which a turn goes on."""
        game, act = self.game, self.outcome.act
        found = OutcomeScreen.what_follows(self)
        if act in PURCHASES and game.step == STOCK and game.set > 1:
            if _may_sell_after(game, act, self.outcome.transaction):
                found.append(self.texts["and_sell"])
            if act == "buy" and _may_buy_another(game, self.outcome):
                found.append(self.texts["and_buy"])
        return found


def draw_outcome(app, canvas, outcome, hint, undoing):
    """Draw the outcome of any act."""
    FamilyOutcome(app, outcome, undoing).draw(canvas, hint)


def _may_sell_after(game, act, t):
    """Return whether the pawn has anything to sell after its purchase."""
    turns = game.stock_turns
    if turns != ANY_ORDER and (turns != EITHER_ORDER or game.has_sold):
        return False
    if act == "buy" and (t[2] == POOL or game.pool[t[1]] < MOST_POOLED):
        return True
    return (act == "start" and game.held[game.turn, t[1]] > 0) or any_sale(game)


def _may_buy_another(game, outcome):
    """Return whether the pawn can buy one more share of the company."""
    _, company, source, _ = outcome.transaction
    cash = game.cash[game.turn] + (outcome.amount or 0)
    if game.zone(company) not in SEVERAL_ZONES:
        return False
    if game.brown and cash >= game.par[company] and game.offering(company) > (source != POOL):
        return True
    pooled = game.brown or (source == POOL and not game.of_offering)
    return pooled and cash >= game.price(company) and game.pool[company] > (source == POOL)
