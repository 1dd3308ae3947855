"""A company's page: whose it is, its price, cash, loans, trains, stations, shares and privates."""

from ...ui.canvas import COLUMNS
from ...ui.screen import draw_icons
from .names import counted, name
from .tables import MINOR_LOANS, MINORS, PUBLIC_LOANS, RSR

_FIRST_ROW, _ICONS_AT, _OWNER_AT = 2, 17, 7
_TRAINS = 8  # cells for them


def draw_company(app, canvas, code):
    """Draw six rows of a company that runs, or of RSR; why there is nothing of any other."""
    game, texts = app.game, app.texts
    row = _FIRST_ROW
    canvas.text(row, 0, name(code))
    state = code == RSR
    if not state and not game.running(code):
        word = (
            "gone_for_good"
            if game.gone(code)
            else "free_to_start"
            if game.open(code)
            else "not_open_yet"
        )
        canvas.text(row, _OWNER_AT, texts[word])
        return
    loans = "%s %d" % (texts["loans_short"], game.loans[code])
    if not state:
        canvas.pawn(row, _OWNER_AT, game.president[code])
        canvas.right(row, COLUMNS, "%s %d" % (texts["price"].lower(), game.price(code)))
        loans += "/%d" % (MINOR_LOANS if code <= MINORS else PUBLIC_LOANS)
        canvas.right(row + 2, COLUMNS, "max %d" % game.train_limit(code))
    canvas.text(row + 1, 0, "%s %d" % (texts["till"], game.till[code]))
    canvas.right(row + 1, COLUMNS, loans)
    trains = counted(game.trains.row(code))
    if len(trains) <= _TRAINS // 2:
        trains = " ".join(trains)
    canvas.text(row + 2, 0, "trains %s" % trains[:_TRAINS])
    privates = ["%02d" % private for private in game.privates_of(code)]
    canvas.text(row + 3, 0, "priv. %s" % (" ".join(privates) or "-"))
    if code > MINORS and not state:
        text = texts["station_shares"] % (game.stations[code], game.treasury(code))
        canvas.text(row + 4, 0, " ".join((text, texts["pool_in_short"], str(game.pool[code]))))
        column = 0
        for pawn in game.players():
            held = game.held[pawn, code]
            if held:
                column = canvas.text(row + 5, canvas.pawn(row + 5, column, pawn), "%d " % held)
    draw_icons(app, canvas, row + 5, _ICONS_AT)
