"""Dividends, TOTAL, and what else an outcome shows and tells."""

from ...kit.names import in_set, short, value_name, word
from ...kit.turn_view import signed
from ...rules.playing import ranked
from ...ui.canvas import COLUMNS
from ...ui.screens.look import Look
from .board import COMPANY, DIAL
from .pages import dial_text

_CHANGE_END, _ARROW_AT, _AFTER_END, _RIGHT_AT = 7, 7, 12, 13
_PAWN_AT, _CASH_END, _DIVIDEND_END = 2, 9, 15


class Prospects(Look):
    """What the dividends would be now."""

    name = "prospects"

    def draw(self, app, canvas):
        """A row per pawn."""
        game = app.game
        canvas.text(0, 0, app.texts["if_paid_now"])
        row = 1
        for pawn in game.pawns():
            paid = game.dividend(pawn)
            # A dividend of more than four digits is refused only when it is paid.
            _draw_player(canvas, row, pawn, paid, game.cash[pawn] + paid, _AFTER_END + 1)
            row += 1
        canvas.text(7, 0, app.texts["confirm_leaves"])


def draw_payday(app, canvas, outcome, hint, undoing):
    """Draw pawns on the left; on the right Detroit and the incomes that go up with it."""
    texts = app.texts
    canvas.text(0, 0, word(texts, "act_dividends", 1))
    if undoing:
        canvas.right(0, COLUMNS, texts["undo_mark"])
    elif outcome.happened("over"):
        canvas.right(0, COLUMNS, texts["end"])
    else:
        canvas.right(0, COLUMNS - 1, texts["next"] + " ")
        canvas.pawn(0, COLUMNS - 1, outcome.turn)
    left = right = 1
    for pawn in app.game.pawns():
        was, now = turned(outcome.change("cash", pawn), undoing)
        _draw_player(canvas, left, pawn, now - was, now)
        left += 1
    for cells, where, was, now in outcome.changes:
        if cells[0] in ("tracks", "income"):
            name = value_name(texts, cells[1][0], where)
            name = name[:4] + "." if cells[0] == "tracks" else short(name)
            canvas.text(right, _RIGHT_AT, "%s %d" % (name, was if undoing else now))
            right += 1
    canvas.text(7, 0, texts[hint])


def turned(change, undoing):
    """Return what a figure was and becomes; turned round to undo it."""
    return (change[1], change[0]) if undoing else change


def _draw_player(canvas, row, pawn, change, cash, end=_AFTER_END):
    canvas.pawn(row, 0, pawn)
    canvas.right(row, _CHANGE_END, signed(change))
    canvas.text(row, _ARROW_AT, "→")
    canvas.right(row, end, str(cash))


def draw_total(app, canvas):
    """Draw cash, the dividend if it were paid now, and both together, best first; nothing is paid
    any more when all is over."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, texts["total"])
    canvas.right(0, _CASH_END, texts["money"])
    paying = not game.in_step("over")
    ranking = game.ranking()
    if paying:
        canvas.right(0, _DIVIDEND_END, texts["dividend_column"])
        canvas.right(0, COLUMNS, "=")
        ranking = ranked([(pawn, cash + game.dividend(pawn)) for _, pawn, cash in ranking])
    row = 1
    for place, pawn, total in ranking:
        canvas.text(row, 0, str(place))
        canvas.pawn(row, _PAWN_AT, pawn)
        canvas.right(row, _CASH_END, str(game.cash[pawn]))
        if paying:
            canvas.right(row, _DIVIDEND_END, "+" + str(total - game.cash[pawn]))
            canvas.right(row, COLUMNS, str(total))
        row += 1


def more_lines(game, texts, outcome, undoing):
    """Return the special hexes of a build before its figures, and the dial of a pass, or of what
    is taken back, behind them."""
    before, behind = [], []
    if outcome.act == "build":
        before.append(hexes_text(texts, outcome.fields[4], outcome.transaction[5]))
    for dial in range(1, DIAL[1] + 1):
        uses = outcome.change("dials", dial)
        if uses and (undoing or outcome.act == "pass"):
            was, now = [dial_text(game, dial, one) for one in turned(uses, undoing)]
            name = word(texts, "dial", dial)
            figures = "%s → %s" % (was, now)
            behind.append(name + " " * (COLUMNS - len(name) - len(figures)) + figures)
    return before, behind


def hexes_text(texts, field, hexes):
    """Return special hexes by name, cut short where they are too many; or that there is none."""
    text = value_name(texts, field, hexes)
    if len(text) > COLUMNS:
        text = " ".join([name[:6] for name in text.split(" ")])
    return text or texts["no_hexes"]


def told(game, texts, outcome):
    """Return special hexes, what figures have become, and what the bank paid."""
    t = outcome.transaction
    name = outcome.act
    said = []
    paid = [one for one in outcome.changes if one[0][0] == "cash"] if game.is_paid(outcome) else []
    if name == "dividends":
        gains = ["@%d +%d" % (pawn, now - was) for _, pawn, was, now in paid]
        return [", ".join(gains) + "."]
    if name == "build" and t[5]:
        field = outcome.fields[4]
        said.append(", ".join([field[7][key - 1] for key in in_set(t[5])]) + ".")
    incomes = []
    for cells, where, was, now in outcome.changes if name else ():
        if cells[0] == "income":
            company = short(value_name(texts, COMPANY, where))
            incomes.append(texts["income_is"] % (company, now))
        elif cells[0] == "tracks":
            said.append(texts["track_is"] % now)
        elif cells[0] == "treasury" and name == "forest":
            said.append("%s +%d." % (value_name(texts, COMPANY, where), now - was))
        elif cells[0] == "shares" and name == "nobody":
            said.append(texts["gets_it"] % where[0])
    said += incomes
    if paid:
        said.append(texts["bank_paid"] % sum([now - was for _, _, was, now in paid]))
    return said
