"""A company: in its turn what it can do, at other times what it has."""

from ....ui.canvas import COLUMNS
from ..data import (
    BOOM,
    COMPANIES,
    COMPANY,
    EXPANSION,
    FIRST_CONCESSION,
    FIRST_POWER,
    FREE_STATION,
    ORDINARY,
    RECESSION,
    REMOVED,
    RUN_STEP,
    STATIONS,
    WAITING,
)
from ..transactions import DIRECTORS
from .awaited import draw_economy
from .names import (
    DIRECTOR,
    MANAGER,
    OPERATING_ROUND,
    choice_word,
    code_name,
    figure,
    letter,
    trains_text,
)

_RIGHT_AT = 11
_FACTS_ROW = 4


def draw_turn(app, canvas):
    """The company in turn."""
    game, texts = app.game, app.texts
    code = game.company
    column = canvas.text(0, 0, code_name(texts, code)) + 1
    draw_economy(game, texts, canvas, _draw_leader(game, texts, canvas, column, code))
    economy = game.economy(game.pool())
    _draw_figures(game, texts, canvas, code)
    round_text = "%s %d.%d" % (letter(texts, OPERATING_ROUND), game.set, game.round)
    canvas.right(2, COLUMNS, round_text)
    at = _FACTS_ROW
    extra = _powers(game, texts)
    if extra:
        canvas.text(at, 0, extra)
    if economy == BOOM:
        canvas.text(5, 0, texts["cities_towns"].split(",")[0] + " +20")
    elif economy != EXPANSION:
        canvas.text(5, 0, texts["cities_towns"] + (" -10" if economy == RECESSION else " -20"))
    canvas.text(6, 0, texts[game.awaits()])


def _draw_leader(game, texts, canvas, column, code):
    """A letter for director or manager, and which pawn; returns the column after it."""
    leader = game.leaders[code]
    if not leader:
        return column
    role = letter(texts, DIRECTOR if game.issued[code] else MANAGER)
    return canvas.pawn(0, canvas.text(0, column, role), leader)


def _draw_figures(game, texts, canvas, code):
    """Price, money, trains, stations."""
    canvas.text(1, 0, "%s %d" % (texts["price"], game.price(code)))
    canvas.text(1, _RIGHT_AT, texts["cash"])
    canvas.right(1, COLUMNS, figure(game.treasuries[code], 5))
    canvas.text(2, 0, "%s %s" % (texts["trains"], trains_text(game.own_trains(code))))
    laid = "%s %d/%d" % (texts["station"], game.stations[code], STATIONS[code])
    canvas.text(3, 0, laid)
    cost = game.next_station(code)
    if cost:
        canvas.right(3, COLUMNS, texts["next"] % cost)


def _powers(game, texts):
    """The privates whose power it may use, and the concessions that its leader could give."""
    codes = []
    if game.step <= RUN_STEP:
        codes = [code for code in range(FIRST_POWER, FREE_STATION + 1) if game.can_use(code)]
    leader = game.leaders[game.company]
    for at in range(len(game.concessions)):
        if game.concessions[at] == leader:
            codes.append(FIRST_CONCESSION + at)
    words = [str(code) for code in codes]
    return (texts["keys"].split()[3] + " " + " ".join(words))[:COLUMNS] if codes else ""


def draw_company(app, canvas, code):
    """Any company: its money, trains, cards not paid yet, and what it owns."""
    game, texts = app.game, app.texts
    column = canvas.text(0, 0, code_name(texts, code)) + 1
    if game.status[code] == REMOVED:
        canvas.text(0, column, texts["removed"])
        return
    column = _draw_leader(game, texts, canvas, column, code)
    if game.status[code] == WAITING:
        canvas.text(0, column, texts["waiting"])
    _draw_figures(game, texts, canvas, code)
    unpaid = texts["unpaid"] % (ORDINARY - game.ordinary[code])
    if not game.issued[code]:
        unpaid += " + " + choice_word(texts, "card", DIRECTORS)
    canvas.text(_FACTS_ROW, 0, unpaid)
    canvas.text(5, 0, texts["value"] % game.value(code))
    canvas.right(5, COLUMNS, "%s %d" % (texts["pool_word"], game.in_pool(code)))
    canvas.text(6, 0, _owned(game, COMPANY + code)[:COLUMNS])


def _owned(game, account):
    """Shares of others, privates and concessions, by code."""
    words = []
    for other in range(1, COMPANIES + 1):
        held = game.shares_of(account, other)
        if held:
            words.append("%d×%02d" % (held, other))
    words += [str(code) for code in game.private_codes(account)]
    for at in range(len(game.concessions)):
        if game.concessions[at] == account:
            words.append(str(FIRST_CONCESSION + at))
    return " ".join(words)
