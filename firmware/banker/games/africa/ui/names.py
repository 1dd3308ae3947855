"""Companies, privates, concessions, trains and accounts as every screen writes them."""

from ....ui.canvas import COLUMNS
from ..data import (
    COMPANIES,
    COMPANY,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    FIRST_TRAIN,
    LAST_PRIVATE,
    NAMES,
    PRIVATE_NAMES,
)

_TRAINS = ("2", "3", "4E", "5V", "6F", "7X", "8P")  # the key, and a letter for what it is called
CODE_WIDTH = 5
STOCK_ROUND, OPERATING_ROUND, BANK, BOND, DIRECTOR, MANAGER, HELD, IN_POOL = range(8)  # letters


def train_name(train):
    """A train as its key, and the letter of its name."""
    return _TRAINS[train - FIRST_TRAIN]


def trains_text(trains):
    """A company's trains."""
    return " ".join([train_name(train) for train in trains]) or "-"


def code_name(texts, code):
    """A code and the name in three letters behind it."""
    if code <= COMPANIES:
        name = NAMES[code]
    elif FIRST_PRIVATE <= code <= LAST_PRIVATE:
        name = PRIVATE_NAMES[code - FIRST_PRIVATE]
    elif code >= FIRST_CONCESSION:
        at = code - FIRST_CONCESSION
        name = (texts["concessions_1"] + " " + texts["concessions_2"]).split()[at]
    else:
        return texts["bonds"]
    return "%02d%s" % (code, name)


def draw_account(texts, canvas, row, account, end=COLUMNS):
    """A pawn by its icon, and its name if that has room, a company by its code and name; returns
    the column after it."""
    if account > COMPANY:
        return canvas.text(row, 0, code_name(texts, account - COMPANY))
    column = canvas.pawn(row, 0, account)
    name = texts["pawn_%d" % account]
    return canvas.text(row, column + 1, name) if column + 1 + len(name) < end else column


def economy_name(texts, economy):
    """The economy in a word."""
    return texts["economies"].split("|")[economy]


def letter(texts, at):
    """One of the short words for what is on every screen."""
    return texts["letters"].split("|")[at]


def choice_word(texts, family, value):
    """What a digit means in a field of choices."""
    words = texts["kind_" + family]
    if family == "source":
        words += " " + texts["kind_source_2"]
    return words.split()[value - 1]


def figure(value, most):
    """A number in at most so many cells: thousands where it has too many digits, which only a slip
    in MENU leads to."""
    text = str(value)
    if len(text) > most:
        text = str(value // 1000) + "k"
    return text
