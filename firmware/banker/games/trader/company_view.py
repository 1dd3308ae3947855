"""The screen of one company: two digits on the market screens open it."""

from .data import FACES, GROUP_OF
from .interest import interest_with

_WIDTH = 4  # cells of a column of interest
_MOST_HELD = 4  # by a pawn that does not preside: the president has as many


def draw_company(app, canvas, code):
    """Draw a company's group, face value and row of the market, then what landing there costs."""
    game, texts = app.game, app.texts
    group = texts["group"].split("|")[1 + GROUP_OF[code]]
    canvas.text(0, 0, "%02d %s %d" % (code, group, FACES[code]))
    president = game.presidents[code]
    if not president:
        canvas.text(4, 0, texts["not_listed"])
        canvas.text(5, 0, texts["to_list"] % FACES[code])
        return
    column = canvas.pawn(3, canvas.text(3, 0, texts["presides"]) + 1, president)
    canvas.text(3, column + 1, texts["pawn_%d" % president])
    canvas.text(4, 0, texts["interest_by"])
    others = sum(game.shares.column(code)) - game.shares[president, code]
    for held in range(min(others, _MOST_HELD) + 1):
        end = _WIDTH * (held + 1)
        canvas.right(5, end, str(held))
        canvas.right(6, end, str(interest_with(game, code, held)))
