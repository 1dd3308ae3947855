"""Games that tests start from, and what a game answers; reached as players reach them.

The figures of TEST are fictitious on purpose: nobody prints the real ones.
"""

from pathlib import Path

from banker.games.lilliput import tables as box
from banker.games.lilliput.asking import filled
from banker.games.lilliput.codec import to_bytes
from banker.games.lilliput.data import ACTION, RUNNING, SEATS, START, STEP
from banker.games.lilliput.game import Game
from banker.games.lilliput.table_edit import changed
from banker.games.lilliput.transactions import (
    BUREAU,
    BUY,
    CARD,
    CASH,
    CHOICE,
    CORRECT,
    END,
    FIELDS,
    JUSTICE,
    NEW,
    NEW_GAME,
    PAY,
    PRICE,
    RUN,
    SELL,
    TABLE,
    TRAIN,
    TREASURY,
)
from banker.rules.forms import Refused

MIL, SLA, GLI, LNR = 1, 2, 3, 4
EMPEROR, GENERAL, JUSTICIARY, ADMIRAL, TREASURER = 1, 2, 3, 4, 5


def fictitious():
    """The costs and the chart of TEST."""
    tables = box.FRESH
    for number, value in (
        *enumerate((100, 200, 300, 400, 500, 600), box.COSTS),
        *enumerate((50, 55, 60, 65, 70), box.TOP),
        *enumerate((48, 53, 58, 63, 68), box.BOTTOM),
        (box.CHART, 1),
    ):
        tables = changed(tables, number, value)
    return tables


TEST = fictitious()
TEST_FILE = Path(__file__).with_name("test.json")


def enter(game, kind, *typed):
    """Carry out what a player types, field by field; returns the outcome."""
    entry = filled(game, (kind,))
    for value in typed:
        game.prepare(entry)
        entry = filled(game, entry + (value,))
    assert len(entry) == 1 + len(FIELDS[kind]), f"{entry}: more is asked for"
    return game.apply(entry)


def refusal(game, kind, *typed):
    """The reason why the last of what is typed is refused; the game is as it was."""
    before = to_bytes(game)
    entry = filled(game, (kind,))
    for value in typed[:-1]:
        game.prepare(entry)
        entry = filled(game, entry + (value,))
    try:
        game.prepare(entry + typed[-1:])
    except Refused as refused:
        assert to_bytes(game) == before
        return refused.reason
    raise AssertionError(f"{kind} {typed} is allowed")


def chosen(seats=(1, 2, 3, 4), companies=(1, 2, 3, 4), characters=(1, 2, 4, 5), tables=TEST):
    """A game in which everybody has chosen, as they sit."""
    game = Game((1, 2, 3, 4), tables)
    if tuple(seats) != (1, 2, 3, 4):
        game.apply((NEW_GAME, *seats, *[0] * (SEATS - len(seats))))
    for pawn, company, character in zip(game.players(), companies, characters, strict=False):
        enter(game, CHOICE, pawn, company, *[character] * (pawn in game.seats))
    assert game.stage in (START, ACTION)
    return game


def pass_turns(game, count=1):
    """So many pawns take a card and lay tiles with it."""
    for _ in range(count):
        card = next(card for card in (1, 3, 5, 6, 8, 9, 0, 2, 4) if not game.taken >> card & 1)
        enter(game, CARD, card, 2)


def to_runs(game):
    """Everybody takes a card."""
    while game.stage in (ACTION, START):
        if game.stage == START:
            enter(game, JUSTICE, 1)
        else:
            pass_turns(game)
    return game


def run_all(game, revenue=0):
    """Every company runs so much, and pays it."""
    while game.stage == RUNNING:
        run(game, revenue)
        if game.stage not in (RUNNING,) and game.company:
            enter(game, END)


def run(game, revenue, keeps=False):
    """The company in turn runs."""
    typed = [revenue]
    if revenue and game.decides(game.current()) and not game.last_round():
        typed.append(2 if keeps else 1)
    return enter(game, RUN, *typed)


def next_round(game):
    """Through cards, runs and bureaucracy into the next round."""
    to_runs(game)
    run_all(game)
    return enter(game, BUREAU)


def take(game, card, side=1):
    """The pawn in turn takes a card."""
    return enter(game, CARD, card, side)


def cash(game, pawn, value):
    """Put a pawn's cash where a case wants it."""
    enter(game, CORRECT, CASH, pawn, value)


def treasury(game, company, value):
    """Put so much into a company's treasury."""
    enter(game, CORRECT, TREASURY, company, value)


def trains(game, company, *types):
    """Put these trains onto a company's charter; with 0 into the pool."""
    for train in range(2, 8):
        game.trains[company * 8 + train] = types.count(train)


def phase(game, number):
    """Go on to a phase: its first train is off the pile, and those before it are all gone."""
    game.phase = number
    for train in range(2, 7):
        if train < number:
            game.pile[train] = 0
        elif train == number:
            game.pile[train] -= 1
    for train in range(2, {5: 3, 6: 3, 7: 4}.get(number, 2)):
        for at in range(train, len(game.trains), 8):
            game.trains[at] = 0


def prices(game):
    """The price of every founded company."""
    return {key: game.prices[key] for key in game.founded()}


__all__ = ["BUY", "NEW", "PAY", "PRICE", "SELL", "STEP", "TABLE", "TRAIN"]
