"""What the unit rests on: the players, or the company in turn."""

from ...kit.names import word
from ...rules.transactions import PAWNS
from ...ui.canvas import COLUMNS
from .data import (
    BOOM,
    CARDS_SALE,
    CONCESSIONS,
    DIE,
    DRAW,
    EXPANSION,
    FIRST_POWER,
    FREE_STATION,
    RECESSION,
    RUN,
    STATIONS,
)
from .names import (
    BOND,
    DIRECTOR,
    MANAGER,
    OPERATING_ROUND,
    STOCK_ROUND,
    code_name,
    figure,
    letter,
    owned_concessions,
    trains_text,
)

_RIGHT_AT, _FACTS_ROW = 11, 4
_CASH_END, _CASH_WIDTH, _CERTIFICATES_END, _BONDS_AT = 8, 6, 14, 15
_PRIORITY_AT, _TURN_AT = 19, 20


# Players.


def draw_players(app, canvas):
    """Draw what is awaited, and a row for each pawn as they sit, under what the figures are where
    there is room."""
    game, texts = app.game, app.texts
    selling = game.step <= DIE
    _draw_head(game, texts, canvas)
    limit = game.limit()
    row = 1
    if not selling and len(game.seats) < PAWNS:
        canvas.text(row, 0, texts["players_head"])
        row += 1
    for pawn in game.seats:
        canvas.pawn(row, 0, pawn)
        canvas.right(row, _CASH_END, figure(game.cash[pawn], _CASH_WIDTH))
        if selling:
            canvas.text(row, _CASH_END + 1, texts["has_spent"] % game.spent[pawn])
        else:
            canvas.right(row, _CERTIFICATES_END, "%d/%d" % (game.certificates(pawn), limit))
            canvas.text(row, _BONDS_AT, letter(texts, BOND) + str(game.bonds[pawn]))
        if not game.in_play(pawn):
            canvas.right(row, COLUMNS, texts["away"])
        else:
            canvas.text(row, _PRIORITY_AT, "P" if pawn == game.priority else "")
            canvas.text(row, _TURN_AT, ">" if pawn == game.turn else "")
        row += 1


def _draw_head(game, texts, canvas):
    """Draw where the game is."""
    step = game.step
    if step == DRAW:
        canvas.text(0, 0, texts["draw_head"] % game.to_draw())
    elif step == CARDS_SALE:
        canvas.text(0, 0, texts["cards_head"] % game.cards)
    elif step in (DIE, CONCESSIONS):
        canvas.text(0, 0, texts["die_head" if step == DIE else "concessions_head"])
    else:
        column = canvas.text(0, 0, "%s %d" % (letter(texts, STOCK_ROUND), game.set))
        _draw_economy(game, texts, canvas, column)


def _draw_economy(game, texts, canvas, column):
    """Draw at the right of the first row, as far as this column leaves room, how things are, and
    how many certificates in the pool make it so."""
    number = " %d" % game.pool()
    name = word(texts, "economies", game.economy())[: COLUMNS - column - 1 - len(number)]
    canvas.right(0, COLUMNS, name + number)


# Companies.


def draw_turn(app, canvas):
    """Draw the company in turn."""
    game, texts = app.game, app.texts
    code = game.company
    column = canvas.text(0, 0, code_name(texts, code)) + 1
    _draw_economy(game, texts, canvas, draw_leader(game, texts, canvas, column, code))
    economy = game.economy()
    draw_figures(game, texts, canvas, code)
    round_text = "%s %d.%d" % (letter(texts, OPERATING_ROUND), game.set, game.round)
    canvas.right(2, COLUMNS, round_text)
    codes = _powers(game)
    if codes:
        powers = " ".join([texts["keys"].split()[3]] + [str(one) for one in codes])
        canvas.text(_FACTS_ROW, 0, powers[:COLUMNS])
    if economy == BOOM:
        canvas.text(5, 0, texts["cities_towns"].split(",")[0] + " +20")
    elif economy != EXPANSION:
        canvas.text(5, 0, texts["cities_towns"] + (" -10" if economy == RECESSION else " -20"))
    canvas.text(6, 0, texts[game.awaited()])


def draw_leader(game, texts, canvas, column, code):
    """Draw a letter for director or manager, and which pawn; return the column after it."""
    if not game.started(code):
        return column
    role = letter(texts, DIRECTOR if game.issued[code] else MANAGER)
    return canvas.pawn(0, canvas.text(0, column, role), game.leads[code])


def draw_figures(game, texts, canvas, code):
    """Draw price, money, trains, stations."""
    canvas.text(1, 0, "%s %d" % (texts["price"], game.price_of(code)))
    canvas.text(1, _RIGHT_AT, texts["in_treasury"])
    canvas.right(1, COLUMNS, figure(game.treasury[code], 5))
    canvas.text(2, 0, "%s %s" % (texts["trains"], trains_text(texts, game.own_trains(code))))
    canvas.text(3, 0, "%s %d/%d" % (texts["station"], game.stations[code], STATIONS[code]))
    cost = game.next_station(code)
    if cost:
        canvas.right(3, COLUMNS, texts["next_one_costs"] % cost)


def _powers(game):
    """Return the privates whose power it may use, and concessions that its leader could give."""
    codes = range(FIRST_POWER, FREE_STATION + 1) if game.step <= RUN else ()
    can = [code for code in codes if game.can_use(code)]
    return can + owned_concessions(game, game.leads[game.company])
