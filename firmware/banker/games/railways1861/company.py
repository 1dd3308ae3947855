"""The page of a company of 1861, and whether it can buy a train."""

from ..railway.company_page import CompanyPage
from ..railway.sale import cheapest
from .tables import GONE, MINORS, RSR, most_loans
from .wealth import purse


def can_buy_train(game):
    """Return whether the company in turn has room for a train, and can pay for one."""
    code = game.acting
    room = len(game.trains_of(code)) < game.train_limit(code)
    return room and 0 < cheapest(game) <= purse(game, code)


class Page1861(CompanyPage):
    """Its loans, its stations, and the shares of treasury and pool."""

    def absent(self):
        """Return the words for a company that does not run."""
        game, code = self.game, self.code
        if code == RSR or game.runs(code):
            return None
        if game.standing[code] == GONE:
            return "gone_for_good"
        return "free_to_start" if game.open(code) else "not_open_yet"

    def beside_cash(self):
        """Return the loans; RSR has no limit."""
        game, code = self.game, self.code
        loans = "%s %d" % (self.texts["loans"], game.loans[code])
        return loans if code == RSR else "%s/%d" % (loans, most_loans(code))

    def _has_shares(self):
        return MINORS < self.code < RSR and self.game.runs(self.code)

    def stations(self):
        """Return stations, shares of treasury and pool."""
        game, code = self.game, self.code
        if not self._has_shares():
            return ""
        shown = (game.stations[code], game.treasury(code), game.pool[code])
        return self.texts["company_shares"] % shown

    def holders(self):
        """Return (pawn, shares) of those that have any."""
        return CompanyPage.holders(self) if self._has_shares() else []
