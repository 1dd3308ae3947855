"""What a transaction is about: its title, and what it does beside moving money."""

from ..data import PRIORITY
from ..transactions import (
    BUILD,
    BUY,
    CONCESSION,
    DIRECTORS,
    FREE,
    FROM_POOL,
    GO,
    LAY_TRACK,
    OF_BANK,
    OF_COMPANY,
    PAY,
    POWER,
    RUN,
    SELL,
    TRAIN,
)
from .names import choice_word, code_name, train_name

_TITLES = {
    SELL: "sell",
    BUY: "buy",
    BUILD: "build",
    RUN: "go_on",
}

_DEALS = {TRAIN: 1, POWER: 2, CONCESSION: 3}  # where their word is


def _capital(word):
    return word[0].upper() + word[1:]


def about(texts, outcome):
    """(title, rows of words)."""
    t = outcome.transaction
    kind = t[0]
    if kind == GO:
        _, passing, ending = texts["go_words"].split()
        passed = outcome.passed
        return _capital(passing if passed else ending), [texts["pass_means"]] * passed
    if kind in _DEALS:
        title = _capital(choice_word(texts, "deal", _DEALS[kind]))
    else:
        title = texts[_TITLES[kind]]
    if kind == SELL:
        return title, ["%d × %s" % (t[2], code_name(texts, t[1]))]
    if kind == BUY:
        return title, _bought(texts, t)
    if kind == POWER:
        priority = ["→ P"] if t[1] == PRIORITY else []
        return title, [code_name(texts, t[1])] + priority
    if kind == CONCESSION:
        return title, [code_name(texts, t[1])]
    if kind == BUILD:
        return title, _built(texts, outcome)
    if kind == RUN:
        return title, _ran(texts, outcome)
    return title, [_traded(texts, t)]


def _bought(texts, t):
    """The source, and the certificate."""
    source = choice_word(texts, "source", t[1])
    if t[1] == FROM_POOL:
        return ["%s: %d × %s" % (source, t[3], code_name(texts, t[2]))]
    if t[2] == 20:
        return [source]
    directors = t[3] == DIRECTORS
    which = " " + choice_word(texts, "card", DIRECTORS) if directors else ""
    return ["%s: %s%s" % (source, code_name(texts, t[2]), which)]


def _built(texts, outcome):
    t = outcome.transaction
    if t[1] == LAY_TRACK:
        return [texts["track_costs"] % t[2], texts["track_brings"] % t[3]]
    return [
        choice_word(texts, "build", t[1])
        + (" " + choice_word(texts, "free", FREE) if outcome.free else "")
    ]


def _ran(texts, outcome):
    t = outcome.transaction
    if t[2] == PAY:
        return [texts["pays_each"] % (10 * t[1], t[1])]
    return [texts["keeps"] % (10 * t[1])]


def _traded(texts, t):
    if t[1] == OF_COMPANY:
        return "%s: train %s" % (code_name(texts, t[2]), train_name(t[3]))
    return "%s: train %s" % (texts["buy" if t[1] == OF_BANK else "sell"], train_name(t[2]))
