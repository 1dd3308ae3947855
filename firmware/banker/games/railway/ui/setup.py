"""What the outcomes of a new game and of a correction show alike."""

WHOSE_ROW, VALUE_ROW = 2, 4


def draw_new_game(texts, canvas, pawns, undoing):
    """Who plays; undoing, that all of it goes."""
    canvas.text(0, 0, texts["new_game"])
    if undoing:
        canvas.text(3, 0, texts["undo_new_game"])
        return
    column = 0
    for pawn in pawns:
        if pawn:
            column = canvas.pawn(WHOSE_ROW, column, pawn) + 1


def draw_owner(texts, canvas, pawn):
    """Whose figure is corrected; returns the column behind the pawn's name."""
    column = canvas.pawn(WHOSE_ROW, 0, pawn) + 1
    return canvas.text(WHOSE_ROW, column, texts["pawn_%d" % pawn]) + 1
