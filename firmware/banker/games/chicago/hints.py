"""Draws what can be typed into a field, as the game stands."""

from ...kit.field_view import VALUE_AT, draw_pawn, draw_range
from ...kit.names import figure_name, short, value_name, word
from ...ui.canvas import COLUMNS
from ...ui.pawn_keys import HINT_ROW, draw_pawn_keys
from .board import (
    CHICAGO,
    CITY,
    DIAL,
    NUMBER,
    RISE,
    TABLES_HIGHEST,
    TABLES_LOWEST,
    WABASH,
    WHEELING,
)
from .pages import dial_text

_MINIMUM_ROW, _FIRST_ROW = 4, 5
_IN_A_ROW = 3  # company keys
_LIST_ROW, _RIGHT_AT = 2, 13
_NOW_ROW, _RANGE_ROW = 4, 5
_DIALS_ROW, _LANDS_ROW = 3, 2


def draw_hint(game, app, canvas, name, field, typed):
    """Draw the hint of a field and return True; or return False to leave it to the kit."""
    texts = app.texts
    label = field[4]
    if label == "company":
        draw_companies(app, canvas, _companies(game, name), name != "build")
    elif label == "companies" or (name == "correct" and typed[0] == 6 and len(typed) == 2):
        draw_companies(app, canvas, _companies(game, name), name != "correct")
        return name != "correct"
    elif label == "number":
        _draw_numbers(app, canvas)
    elif name == "correct" and typed[0] == 7:
        _draw_number(app, canvas, typed[1])
    elif label == "city":
        for city in range(1, CITY[1] + 1):
            canvas.text(3 + city, 0, "%d %s" % (city, value_name(texts, CITY, city)))
    elif label == "built":
        left = game.locos[typed[0]]
        canvas.text(HINT_ROW, 0, texts["locos_now"] % (min(left, field[1]), left))
    elif label == "cost":
        draw_range(app, canvas, (0, game.treasury[typed[0]]) + field[2:])
    elif label == "added":
        canvas.text(HINT_ROW, 0, texts["income_hexes"])
    elif label == "hexes":
        canvas.text(HINT_ROW, 0, _hexes(game, texts, field, typed[0]))
    elif label == "wayne":  # the row for it is taken
        canvas.put(0, 0, b" " * COLUMNS)
        canvas.text(0, 0, texts["wayne_keys"])
    elif label in ("winner", "bid"):
        _draw_auction(app, canvas, field, typed)
    elif label == "dial":
        _draw_dials(app, canvas)
    elif label == "land":
        _draw_lands(app, canvas, field)
    else:
        return False
    return True


def _companies(game, name):
    """Return the companies that can be typed."""
    found = [company for company in range(1, WABASH + 1) if game.is_open(company)]
    if name == "build":
        return [company for company in found if game.shares[game.turn, company]]
    if name == "auction":
        return [company for company in found if game.unsold(company)]
    return found


def draw_companies(app, canvas, companies, room):
    """Draw which digit is which company; all of them take two rows, if there is room."""
    from .board import COMPANY

    words = ["%d%s" % (company, value_name(app.texts, COMPANY, company)) for company in companies]
    text = " ".join(words)
    if len(text) > COLUMNS:
        if room:
            canvas.text(HINT_ROW - 1, 0, " ".join(words[:_IN_A_ROW]))
            text = " ".join(words[_IN_A_ROW:])
        else:
            text = " ".join([one[0] + short(one[1:]) for one in words])
    canvas.text(HINT_ROW, 0, text[:COLUMNS])


def _draw_auction(app, canvas, field, typed):
    """Draw the least bid, who bids first, and which key is what."""
    game, texts = app.game, app.texts
    least = game.min_bid(typed[0])
    canvas.text(_MINIMUM_ROW, 0, texts["least"])
    canvas.text(_MINIMUM_ROW, VALUE_AT, str(least))
    canvas.text(_FIRST_ROW, 0, texts["bids_first"])
    draw_pawn(app, canvas, _FIRST_ROW, game.turn)
    if field[4] == "winner":
        canvas.text(2, VALUE_AT + 2, texts["nobody_key"])
        draw_pawn_keys(canvas, HINT_ROW, game.pawns())
    else:
        draw_range(app, canvas, (least, game.cash[typed[1]]) + field[2:])


def _hexes(game, texts, field, company):
    """Return the special hexes that the company has not reached, each behind its digit."""
    left = [key for key in range(1, CHICAGO + 1) if not game.is_in(company, key)]
    letters = (10, 10, 10, 5, 3)[len(left)]  # of their names that fit
    return " ".join(["%d%s" % (key, field[7][key - 1][:letters]) for key in left])


def _draw_dials(app, canvas):
    """Draw the dials, each behind its digit."""
    game, texts = app.game, app.texts
    for dial in range(1, DIAL[1] + 1):
        row = _DIALS_ROW + dial - 1
        canvas.text(row, 0, "%d %s" % (dial, word(texts, "dial", dial)))
        column = canvas.text(row, VALUE_AT + 2, dial_text(game, dial)) + 1
        if game.red(dial):
            canvas.text(row, column, texts["red"])


def _draw_lands(app, canvas, field):
    """Draw the kinds of land; behind an industrial city its value, and the next one."""
    game, texts = app.game, app.texts
    for land in range(1, field[1] + 1):
        row = _LANDS_ROW + land - 1
        column = canvas.text(row, 0, "%d %s" % (land, word(texts, "land", land))) + 1
        city = land - 4 + WHEELING
        if city >= WHEELING:
            value = game.tracks[city]
            more = "→%d" % (value + RISE[city]) if value < game.last(city) else ""
            canvas.text(row, column, str(value) + more)


def _draw_numbers(app, canvas):
    """Draw the numbers of the board: dials and cities at the left, companies at the right."""
    texts = app.texts
    left = right = _LIST_ROW
    for number in range(1, NUMBER[1] + 1):
        name = value_name(texts, NUMBER, number)
        text = "%d %s %d" % (number, name, app.game.next_tables[number])
        if DIAL[1] < number < DIAL[1] + WABASH:
            canvas.text(right, _RIGHT_AT, text)
            right += 1
        else:
            canvas.text(left, 0, text)
            left += 1


def _draw_number(app, canvas, number):
    """Draw what a number of the board is now, what it can be, and when it counts."""
    from ...kit.corrections import cells_of

    game, texts = app.game, app.texts
    of = figure_name(texts, cells_of(game, 7), number)
    canvas.text(_NOW_ROW, 0, "%s: %d" % (of, game.next_tables[number]))
    lowest, highest = TABLES_LOWEST[number - 1], TABLES_HIGHEST[number - 1]
    between = "%d-%d" % (lowest, highest)
    if number == NUMBER[1]:  # Pittsburgh goes up by two
        between = "%d, %d-%d" % (lowest, lowest + 2, highest)
    canvas.text(_RANGE_ROW, 0, between)
    canvas.text(HINT_ROW, 0, texts["next_game" if game.count else "this_game"])
