"""What can be chosen from a list, each behind its digit: characters, cards, sides, payments."""

from ...kit.names import word
from ...ui.canvas import COLUMNS
from ...ui.pawn_keys import HINT_ROW, draw_pawn_keys
from .board import NAMES, RELIEF, SHARES, STARTERS, TILES, TREASURIES, side

_LIST_ROW = 2


def draw_hint(game, app, canvas, name, field, typed):
    """Draw the list; return True."""
    texts = app.texts
    label = field[4]
    if label == "pawn":
        left = [pawn for pawn in game.players() if not game.directed(pawn)]
        draw_pawn_keys(canvas, HINT_ROW, left)
    elif label == "company":
        left = [NAMES[key - 1] for key in range(1, STARTERS + 1) if game.is_free(key)]
        canvas.text(HINT_ROW, 0, " ".join(left))
    elif label in ("character", "second"):
        _draw_characters(game, texts, canvas, typed)
    elif label == "card":
        _draw_list(canvas, texts[label].split("|")[1:], 5, 11, 0, game.taken)
    elif label == "item":
        _draw_list(canvas, texts[label].split("|")[1:], 4, 12)
    elif label == "side":
        _draw_two(canvas, [_side(game, texts, typed[0], which) for which in (1, 2)])
    elif label == "where":
        _draw_two(canvas, (texts["in_cash"] % 5, word(texts, "sides", -1) + " 20"))
    return True


def _draw_characters(game, texts, canvas, typed):
    """Draw those that are left."""
    second = len(typed) > 2
    taken = 1 << typed[2] - 1 if second else 0
    for held in game.characters:
        taken |= held
    rows = [""]
    for at, name in enumerate(texts["character"].split("|")[1:]):
        if not taken >> at & 1:
            name = "%d %s " % (at + 1, name[:3] if second else name)
            if len(rows[-1] + name) > COLUMNS + 1:
                rows.append("")
            rows[-1] += name
    for at, text in enumerate(rows):
        canvas.text(HINT_ROW + 1 - len(rows) + at, 0, text.rstrip())


def _draw_two(canvas, words):
    """Draw what 1 and 2 mean."""
    for at in (0, 1):
        canvas.text(HINT_ROW - 1 + at, 0, "%d: %s" % (at + 1, words[at]))


def _draw_list(canvas, words, rows, half, first=1, taken=0):
    """Draw choices behind their digits, in two columns of so many rows, the second from this cell
    on; not those that are taken."""
    for at, name in enumerate(words):
        right, down = divmod(at, rows)
        if not taken >> at & 1:
            canvas.text(_LIST_ROW + down, half * right, "%d %s" % (at + first, name))


def _side(game, texts, card, which):
    """Return what a side of a card does, for how much."""
    words = side_words(texts, card, which)
    return words + " %d" % RELIEF[game.phase] if side(card, which) == TREASURIES else words


def side_words(texts, card, which):
    """Return what a side of a card does."""
    does = side(card, which)
    if does == TILES:
        return word(texts, "sides", card - 1 if which == 1 and card in (2, 3) else 0)
    return texts["in_cash"] % does if does < SHARES else word(texts, "sides", does - SHARES + 3)
