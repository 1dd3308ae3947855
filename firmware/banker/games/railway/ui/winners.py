"""The last row of a game's last screen."""

from ....ui.screen import draw_icons

_ICONS_AT = 17


def draw_winners(app, canvas, ranking):
    """Who has won, or what is wrong."""
    texts = app.texts
    if app.ledger.fault:
        canvas.text(7, 0, texts["not_saved"])
    else:
        column = canvas.text(7, 0, texts["victory"]) + 1
        for place, pawn, _ in ranking:
            if place == 1:
                column = canvas.pawn(7, column, pawn)
    draw_icons(app, canvas, 7, _ICONS_AT)
