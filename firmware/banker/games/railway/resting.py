"""The resting screens of the 1830 family."""

from .board import FIRST_COMPANY, RUN, STOCK, TRACK
from .family_page import FamilyPage
from .grid import SEVERAL_ZONES
from .home import RailwayHome
from .players_page import FIRST_ROW
from .rolling_stock import TO_COMPANIES


class Home(RailwayHome):
    """Where the unit is at rest."""

    def keys_text(self, game, text):
        """Return the keys of the step, without those that clearly have nothing to do."""
        words = text.split(" ")
        if game.step == STOCK:
            return " ".join(_stock_keys(game, words))
        to_companies = game.phase_row()[TO_COMPANIES]
        if TRACK <= game.step <= RUN and not to_companies and not can_exchange(game):
            return " ".join(words[:-3] + words[-2:])
        return text

    def draw_company(self, app, canvas, code, asked):
        """Draw a company; in its own turn, what its president needs where it cannot pay."""
        game = app.game
        if code == game.acting == game.turn and not asked and game.in_need():
            from .need_screen import draw_need

            self.name = "need"
            draw_need(app, canvas, FIRST_ROW)
        else:
            FamilyPage(app, code).draw(canvas)

    def registers(self, app):
        """Return the registers."""
        from .family_registers import FamilyRegisters

        return FamilyRegisters(app)


def _stock_keys(game, words):
    """Return the keys of a pawn: who has too much can only sell."""
    sell, buy, deal, go = words
    deals = [deal] if can_exchange(game) else []
    if game.set == 1:
        return [buy] + deals + [go]
    if game.has_too_much(game.turn):
        from .selling import any_sale

        if any_sale(game):
            return [sell] + deals
    if not game.bought:
        return words
    several = game.bought in game.companies() and game.zone(game.bought) in SEVERAL_ZONES
    return [sell] + ([buy] if several else []) + deals + [go]


def can_exchange(game):
    """Return whether a pawn has a private to exchange."""
    return bool(game.exchanged) and 0 < game.owner[game.exchanged[0]] < FIRST_COMPANY
