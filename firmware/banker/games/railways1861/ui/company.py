"""A company's page: whose it is, its price, cash, loans, trains, stations, shares and privates."""

from ....ui.canvas import COLUMNS
from ....ui.screen import draw_icons
from ..data import MINOR_LOANS, MINORS, PUBLIC_LOANS, PUBLICS, RSR
from .figures import name, trains_text

_FIRST_ROW = 2
_ICONS_AT = 17
_OWNER_AT = 7


def draw_company(app, canvas, code):
    """Six rows of a company that runs, or of RSR; why there is nothing of any other."""
    game, texts = app.game, app.texts
    row = _FIRST_ROW
    canvas.text(row, 0, name(code))
    state = code == RSR
    if not state and not game.running(code):
        gone = code <= MINORS and game.gone(code)
        word = "gone" if gone else "free" if game.open(code) else "closed"
        canvas.text(row, 7, texts[word])
        return
    if not state:
        canvas.pawn(row, _OWNER_AT, game.owners[code])
        price = "%s %d" % (texts["field_price"].lower(), game.price(code))
        canvas.right(row, COLUMNS, price)
    canvas.text(row + 1, 0, "%s %d" % (texts["cash"], game.money_of[code]))
    loans = "%s %d" % (texts["loans"], game.loans[code])
    canvas.text(row + 2, 0, "trains %s" % " ".join(trains_text(game, code)))
    if not state:
        loans += "/%d" % (MINOR_LOANS if code <= MINORS else PUBLIC_LOANS)
        canvas.right(row + 2, COLUMNS, "max %d" % game.train_limit(code))
    canvas.right(row + 1, COLUMNS, loans)
    privates = ["%02d" % private for private in game.privates_of(code)]
    canvas.text(row + 3, 0, "priv. %s" % (" ".join(privates) or "-"))
    if code > MINORS and not state:
        text = texts["station_shares"] % (game.stations[code - PUBLICS], game.treasury(code))
        canvas.text(row + 4, 0, "%s %s %d" % (text, texts["pool"], game.in_pool(code)))
        _draw_holders(game, canvas, row + 5, code)
    draw_icons(app, canvas, row + 5, _ICONS_AT)


def _draw_holders(game, canvas, row, code):
    """Who holds how many shares."""
    column = 0
    for pawn in game.players():
        held = game.held(pawn, code)
        if held:
            column = canvas.text(row, canvas.pawn(row, column, pawn), "%d " % held)
