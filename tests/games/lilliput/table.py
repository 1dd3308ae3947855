"""Games that tests start from, and what a game answers; reached as players reach them.

The figures of TEST are fictitious on purpose: nobody prints the real ones.
"""

from banker import games
from banker.games.lilliput.acts.tables import numbers
from banker.kit.asking import entered, fields_of, look_ahead
from banker.kit.layout import ACT, CORRECT
from banker.kit.names import is_given
from banker.rules.transactions import Refused

from host_tools.games import PACKAGES
from host_tools.games.kit import rules
from host_tools.games.kit.acts import allowed, entries
from host_tools.games.lilliput.state import stage

NUMBER = PACKAGES.index("lilliput")
Game = rules(NUMBER)
MIL, SLA, GLI, LNR = 1, 2, 3, 4
EMPEROR, GENERAL, JUSTICIARY, ADMIRAL, TREASURER = 1, 2, 3, 4, 5
CASH, TREASURY, PRICE = 1, 2, 3


def changed(tables, number, value):
    """Tables with another figure; another space takes the chart out of use."""
    at = 2 * numbers().index(number)
    made = tables[:at] + value.to_bytes(2, "little") + tables[at + 2 :]
    return changed(made, 80, 0) if 20 < number < 75 else made


def fictitious():
    """The costs and the chart of TEST."""
    tables = Game.create().kept_tables
    for number, value in (
        *enumerate((100, 200, 300, 400, 500, 600), 1),
        *enumerate((50, 55, 60, 65, 70), 21),
        *enumerate((48, 53, 58, 63, 68), 51),
        (80, 1),
    ):
        tables = changed(tables, number, value)
    return tables


TEST = fictitious()


def entry(game, name, typed):
    """The transaction of what a player types, and its flow; every field on the way is allowed."""
    flow = next(one for one in (*allowed(game), *entries(game)) if one[ACT] == name)
    values, left = (), list(typed)
    while True:
        if values or not typed:
            game.check(entered(game, flow, values))
            look_ahead(game, flow, values)
        fields = fields_of(game, flow, values)
        if len(values) == len(fields):
            break
        field = fields[len(values)]
        if not is_given(field) and not left:
            break
        values += (field[0] if is_given(field) else left.pop(0),)
    assert not left, f"{name} {typed}: more than is asked for"
    return entered(game, flow, values)


def price_of(outcome):
    """(company, before, after) of a marker that was to move; () if none was."""
    moved = [(key, now - change, now) for key, change, now in outcome.moved("price")]
    return moved[0] if moved and moved[0][1] else ()


def enter(game, name, *typed):
    """Carry out what a player types, field by field; returns the outcome."""
    outcome = game.apply(entry(game, name, typed))
    outcome.players = tuple(outcome.moved("cash"))
    outcome.price = price_of(outcome)
    return outcome


def refusal(game, name, *typed):
    """The reason why the last of what is typed is refused; the game is as it was."""
    before = games.to_bytes(game)
    if typed[:-1]:
        entry(game, name, typed[:-1])
    try:
        entry(game, name, typed)
    except Refused as refused:
        assert games.to_bytes(game) == before
        return refused.reason
    raise AssertionError(f"{name} {typed} is allowed")


def correct(game, what, whose, value, row=0):
    """Put a figure right."""
    return game.apply((CORRECT, what, whose, row, value))


def chosen(seats=(1, 2, 3, 4), companies=(1, 2, 3, 4), characters=(1, 2, 4, 5), tables=TEST):
    """A game in which everybody has chosen, as they sit."""
    game = Game((1, 2, 3, 4), tables)
    if tuple(seats) != (1, 2, 3, 4):
        game.apply(Game.new_game(game, 0, seats))
    for pawn, company, character in zip(game.players(), companies, characters, strict=False):
        enter(game, "choose", pawn, company, *[character] * (pawn in game.seats))
    assert stage(game) in ("start", "action")
    return game


def pass_turns(game, count=1):
    """So many pawns take a card and lay tiles with it."""
    for _ in range(count):
        card = next(card for card in (1, 3, 5, 6, 8, 9, 0, 2, 4) if not game.taken >> card & 1)
        enter(game, "card", card, 2)


def to_runs(game):
    """Everybody takes a card."""
    while stage(game) in ("action", "start"):
        if stage(game) == "start":
            enter(game, "justice", 1)
        else:
            pass_turns(game)
    return game


def run_all(game, revenue=0):
    """Every company runs so much, and pays it."""
    while stage(game) == "run":
        run(game, revenue)
        if stage(game) == "pool":
            enter(game, "end")


def run(game, revenue, keeps=False):
    """The company in turn runs."""
    key = game.current()
    pays = 2 if keeps or not revenue else 1
    kind = game.kind_of("run")
    outcome = game.apply((kind, key, revenue, pays, 0 if game.chart() else game.price[key]))
    outcome.players = tuple(outcome.moved("cash"))
    outcome.price = price_of(outcome)
    return outcome


def next_round(game):
    """Through cards, runs and bureaucracy into the next round."""
    to_runs(game)
    run_all(game)
    return enter(game, "bureau")


def take(game, card, side=1):
    """The pawn in turn takes a card."""
    return enter(game, "card", card, side)


def cash(game, pawn, value):
    """Put a pawn's cash where a case wants it."""
    correct(game, CASH, pawn, value)


def treasury(game, company, value):
    """Put so much into a company's treasury."""
    correct(game, TREASURY, company, value)


def trains(game, company, *types):
    """Put these trains onto a company's charter; with 0 into the pool."""
    for train in range(2, 8):
        game.trains[company, train] = types.count(train)


def phase(game, number):
    """Go on to a phase: its first train is off the pile, and those before it are all gone."""
    game.phase = number
    for train in range(2, 7):
        if train < number:
            game.pile[train] = 0
        elif train == number:
            game.pile[train] -= 1
    for train in range(2, {5: 3, 6: 3, 7: 4}.get(number, 2)):
        for owner in range(9):
            game.trains[owner, train] = 0


def said(outcome, name):
    """What the rules have said of something besides: kinds and values."""
    return next(event[1:] for event in outcome.said if event[0] == name)
