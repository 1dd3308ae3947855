"""The round and whose turn it is, as every screen of a railway game writes them."""

from ...kit.names import word

OFFER = 0  # a step
PURCHASES = ("buy", "start", "private")  # acts


def round_name(texts, round, set, or_at):
    """Return a round and its number."""
    text = word(texts, "rounds", round) + str(set)
    return "%s.%d" % (text, or_at) if or_at else text


def round_text(texts, game):
    """Return the round and the phase."""
    if not game.turn and not game.acting:
        return word(texts, "rounds", game.round_at())
    return "%s ph%d" % (round_name(texts, game.round_at(), game.set, game.or_at), game.phase)


def draw_turn(app, canvas, row, column):
    """Draw who is awaited, and return the column after it."""
    game, texts = app.game, app.texts
    if not game.turn:
        return column
    if game.step == OFFER:
        column = canvas.text(row, column, game.name(texts, game.offered())) + 1
    if game.awaits_pawn():
        return canvas.pawn(row, column, game.turn)
    column = canvas.text(row, column, game.name(texts, game.turn)) + 1
    pawn = game.president[game.turn]
    return canvas.pawn(row, column, pawn) if pawn else column
