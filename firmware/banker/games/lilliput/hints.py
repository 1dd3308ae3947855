"""What can be typed into a field, as the game stands."""

from ...kit.names import value_name, word
from ...ui.canvas import COLUMNS
from ...ui.pawn_keys import HINT_ROW
from .board import (
    COMPANIES,
    DIRECTORS_PART,
    NAMES,
    RELIEF,
    TRAIN,
)


def draw_hint(game, app, canvas, name, field, typed):
    """Draw it, and return True; or leave it to the kit."""
    texts = app.texts
    label = field[4]
    if label in ("company", "seller"):
        keys = app.screen.once(_companies, game, name, label, typed)
        _draw_companies(game, texts, canvas, name, keys)
    elif label == "how":
        ways = (3, 4) if game.in_step("pool") else (1, 2, 4) if game.in_step("trains") else (4,)
        for at, way in enumerate(ways):
            row = HINT_ROW + 1 - len(ways) + at
            canvas.text(row, 0, "%d %s" % (way, word(texts, label, way)))
    elif label == "train":
        owner = typed[1] if typed[0] == 0 else typed[2]
        types = [(one, value_name(texts, TRAIN, one)) for one in game.types_of(owner)]
        words = [name if one < 6 else "%d=%s" % (one, name) for one, name in types]
        canvas.text(HINT_ROW, 0, " ".join(words))
    else:
        text = _number(game, texts, name, label, typed)
        if text:
            canvas.text(HINT_ROW, 0, text)
        return bool(text)
    return True


def _number(game, texts, name, label, typed):
    """Return what a number is about; nothing where its range says it all."""
    if label in ("copy", "row"):
        return texts["copy_key" if label == "copy" else "row_keys"]
    if label == "lower":
        lower, higher = game.directed(game.turn)
        most = 20 if name == "justice" else RELIEF[game.phase]
        return texts["of_two"] % (most, NAMES[lower - 1], NAMES[higher - 1])
    if label == "sold":
        held = game.shares[game.turn, typed[0]]
        return "1-%d" % held if held > 1 else "1"
    if label == "new_price" and name == "buy":
        return texts["at_most"] % (game.cash[game.turn] // DIRECTORS_PART)
    if label == "new_price" and name == "sell":
        return texts["price_was"] % game.price[typed[0]]
    if label == "cost":
        return texts["treasury_now"] % game.treasury[typed[1]]
    return ""


def _draw_companies(game, texts, canvas, name, keys):
    """Draw which digit is which company; those that nobody has founded on a row of their own."""
    if name == "buy":
        new = [str(key) for key in keys if not game.director[key]]
        if new:
            canvas.text(HINT_ROW - 1, 0, texts["to_found"] % " ".join(new))
        keys = [key for key in keys if game.director[key]]
    words = " ".join([NAMES[key - 1] for key in keys])
    if len(words) > COLUMNS:
        words = " ".join([str(key) for key in keys])
    canvas.text(HINT_ROW, 0, words)


def _companies(game, name, label, typed):
    """Return the companies that can be meant."""
    every = range(1, COMPANIES + 1)
    if label == "seller":
        return [key for key in game.founded() if key != typed[1] and game.train_count(key)]
    if name == "sell":
        return [key for key in every if game.shares[game.turn, key]]
    if name == "buy":
        founded = game.director
        return [key for key in every if (game.in_bank(key) if founded[key] else game.is_free(key))]
    if name == "gulliver":
        from .acts.gulliver import wishes

        return wishes(game)[1]
    return game.founded() if name in ("pay", "correct") else game.directed(game.turn)
