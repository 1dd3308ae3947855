"""The resting screens of 1861."""

from ..railway.home import RailwayHome
from ..railway.rolling_stock import TO_COMPANIES
from . import stock_can
from .tables import SHARES_STEP, STOCK, TRACK_STEP, TRAINS_STEP


class Home(RailwayHome):
    """The resting screens of 1861: whose turn it is, and the keys that work."""

    def keys_text(self, game, text):
        """Return the keys that do something now."""
        words = text.split(" ")
        if game.step == STOCK:
            faults = (
                not stock_can.can_sell(game, game.turn),
                stock_can.any_buy_fault(game),
                stock_can.auction_fault(game),
                stock_can.turn_fault(game, False),
            )
            return " ".join([word for at, word in enumerate(words) if not faults[at]])
        own = game.step == SHARES_STEP
        if (own or game.step == TRACK_STEP) and not game.phase_row()[TO_COMPANIES]:
            del words[2 if own else 1]  # there is nothing to deal with
        if own and game.till[game.acting] < game.price(game.acting):
            words = words[1:]
        if game.step == TRAINS_STEP:
            from .company import can_buy_train  # it is shown, as a rule

            if not can_buy_train(game):
                words = words[1:]
        return " ".join(words)

    def draw_company(self, app, canvas, code, asked):
        """Draw a company."""
        from .company import Page1861

        Page1861(app, code).draw(canvas)

    def registers(self, app):
        """Return the registers."""
        from .registers import Registers1861

        return Registers1861(app)
