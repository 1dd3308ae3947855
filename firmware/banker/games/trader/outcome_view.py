"""Draws a transaction's outcome, before CONFIRM and in UNDO."""

from ...kit.names import SHORT_TITLE, act_word
from ...kit.outcome_amount import draw_amount
from ...kit.outcome_lines import draw_row
from ...kit.phrases import filled
from ...ui.canvas import COLUMNS
from .data import SALARY, round_group
from .office_row import draw_office_row

_CLOSE = 4  # cells that a company takes where there are too many for a line each
_PER_ROW = COLUMNS // _CLOSE


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """Draw the whole screen: headline, amounts with their pawns, what else happens, what to
    press."""
    texts, t = app.texts, outcome.transaction
    name = outcome.act
    canvas.text(7, 0, texts[hint])
    forced = outcome.second_amount is not None
    if name == "build":
        canvas.pawn(0, canvas.text(0, 0, act_word(texts, name, SHORT_TITLE)) + 1, outcome.pawn)
        _draw_office_rows(canvas, outcome, undoing)
        draw_amount(app, canvas, 4, outcome.pawn, outcome.amount, undoing)
    elif not forced or name != "sell":
        said = filled(texts, texts["act_" + name + "_now"], zip(outcome.fields, t[1:]))
        draw_row(texts, canvas, 0, said)
    if forced:
        {"sell": _forced_sale, "buy": _forced_purchase}.get(name, _forced_trade)(
            app, canvas, outcome, undoing
        )
        return
    if undoing:
        canvas.right(0 if name == "build" else 1, COLUMNS, texts["undo_mark"])
        _draw_undoing(app, canvas, t, name)
    else:
        _draw_terms(app, canvas, outcome, name)
        _draw_consequences(texts, canvas, 2 if name == "remove" else 5, outcome)
    if name == "buy_player":
        _draw_trade(app, canvas, t)
    elif name != "build" and outcome.amount is not None:
        draw_amount(app, canvas, 2, outcome.pawn, outcome.amount, undoing)


def _draw_terms(app, canvas, outcome, name):
    """Draw how the amount is made up, and below it where it goes."""
    texts, t = app.texts, outcome.transaction
    if name in ("buy", "sell"):
        canvas.text(1, 0, texts["a_share"] % (abs(outcome.amount) // t[3]))
    elif name == "float":
        canvas.text(1, 0, texts["float_terms"])
    elif name == "remove":
        canvas.text(1, 0, texts["shares_to_bank"])
    elif name == "go":
        canvas.text(1, 0, texts["go_terms"] % (SALARY, outcome.amount - SALARY))
    elif name == "interest":
        owed = outcome.amount != 0
        canvas.text(5, 0, texts["to_holders"] if owed else texts["presides"] + ":")
        canvas.text(6, 0, texts["at_start" if owed else "pays_nothing"])


def _draw_undoing(app, canvas, t, name):
    """Draw what comes back besides money."""
    if name == "market":
        mood = app.texts["mood"].split("|")
        canvas.text(3, 0, mood[0] + " → " + mood[2 - t[1]])
    elif name in ("remove", "buy_player"):
        canvas.text(5, 0, app.texts["shares_back"])


def _draw_trade(app, canvas, t):
    """Draw who buys from whom: the price is theirs to agree on."""
    canvas.large_pawn(2, 0, t[1])
    canvas.text(2, 3, app.texts["buys_from"])
    canvas.text(3, 3, "←←←←←")
    canvas.large_pawn(2, 13, t[2])
    canvas.text(4, 0, app.texts["agreed"])


# What else happens: presidents, companies leaving the list, monopolies.


def _draw_consequences(texts, canvas, row, outcome):
    """Draw a line for each, above the last row; closer together if they are too many."""
    companies = _events(outcome, ("president", "delisted"))
    monopolies = _events(outcome, ("monopoly_lost", "monopoly_gained"))
    if len(companies) + len(monopolies) > 7 - row:
        companies.sort(key=_code)
        for at, event in enumerate(companies):
            place, column = row + at // _PER_ROW, _CLOSE * (at % _PER_ROW)
            new = "@%d" % event[4] if len(event) > 3 else "×"
            draw_row(texts, canvas, place, "%02d%s" % (event[2], new), column)
        row += (len(companies) + _PER_ROW - 1) // _PER_ROW
        companies = []
    for event in companies + monopolies:
        if row < 7:
            _draw_event(texts, canvas, row, event)
            row += 1


def _events(outcome, names):
    return [event for event in outcome.said if event[0] in names]


def _code(event):
    return event[2]


def _draw_event(texts, canvas, row, event):
    """Draw an event in its few words for the screen."""
    pairs = [(event[at], event[at + 1]) for at in range(1, len(event), 2)]
    draw_row(texts, canvas, row, filled(texts, texts[event[0] + "_now"], pairs))


def _draw_company(app, canvas, row, outcome, undoing):
    """Draw who presides now, or that the company leaves the list; or that all this is undone."""
    if undoing:
        canvas.right(row, COLUMNS, app.texts["undo_mark"])
    else:
        for event in _events(outcome, ("president", "delisted")):
            _draw_event(app.texts, canvas, row, event)


# Forced sales: the bank buys a broken monopoly's offices at half price, and their former owner is
# paid besides what the transaction itself asks for.


def _forced_sale(app, canvas, outcome, undoing):
    """Draw what shares and offices bring, and both together: the seller owns the offices too."""
    texts, t = app.texts, outcome.transaction
    canvas.text(0, 0, texts["sell_short"] % (t[3], t[2]))
    canvas.right(0, COLUMNS, str(outcome.amount))
    _draw_company(app, canvas, 1, outcome, undoing)
    canvas.text(2, 0, texts["offices_back" if undoing else "offices_gone"])
    canvas.text(3, 0, texts["half_price"])
    canvas.right(3, COLUMNS, "+" + str(outcome.second_amount))
    both = outcome.amount + outcome.second_amount
    draw_amount(app, canvas, 4, outcome.pawn, both, undoing)


def _forced_purchase(app, canvas, outcome, undoing):
    """Draw what the buyer pays, and below it what the former president gets."""
    texts = app.texts
    draw_amount(app, canvas, 1, outcome.pawn, outcome.amount, undoing)
    _draw_company(app, canvas, 4, outcome, undoing)
    canvas.text(5, 0, texts["offices_back" if undoing else "offices_gone"])
    former = _events(outcome, ("forced",))[0][2]
    column = canvas.pawn(6, canvas.text(6, 0, texts["half_short"]) + 1, former)
    canvas.text(6, column + 1, texts["returns" if undoing else "gets"] % outcome.second_amount)


def _forced_trade(app, canvas, outcome, undoing):
    """Draw what the bank pays for the offices; the two agree on the price of the shares."""
    texts, t = app.texts, outcome.transaction
    column = canvas.text(1, canvas.pawn(1, 0, t[1]), "←")
    column = canvas.pawn(1, column, t[2]) + 1
    if not undoing:
        canvas.text(1, column, texts["agreed_short"])
    _draw_company(app, canvas, 1 if undoing else 2, outcome, undoing)
    canvas.text(3, 0, texts["offices_back" if undoing else "offices_half"])
    former = _events(outcome, ("forced",))[0][2]
    draw_amount(app, canvas, 4, former, outcome.second_amount, undoing)


# Offices.


def _draw_office_rows(canvas, outcome, undoing):
    """Draw a row for each company of the group: offices now and then, and what they cost."""
    t = outcome.transaction
    for at, code in enumerate(round_group(t[1])):
        now, then = outcome.change("offices", code) or (t[2 + at], t[2 + at])
        if undoing:
            now, then = then, now
        draw_office_row(canvas, 1 + at, code, now, then, undoing=undoing)
