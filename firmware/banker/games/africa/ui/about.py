"""What a transaction is about: its title, and what it does beside moving money."""

from ..data import CONCESSIONS, DIE, PRIORITY
from ..transactions import (
    AUCTION,
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
    AUCTION: "auction",
    SELL: "sell",
    BUY: "buy",
    GO: "end_turn",
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
    if kind in _DEALS:
        title = _capital(choice_word(texts, "deal", _DEALS[kind]))
    else:
        title = texts[_TITLES.get(kind, "remove")]
    if kind == AUCTION:
        return title, _auction(texts, outcome)
    if kind == SELL:
        return title, ["%d × %s" % (t[2], code_name(texts, t[1]))]
    if kind == BUY:
        return title, _bought(texts, t)
    if kind == GO:
        if outcome.passed:
            return _capital(texts["go_words"].split()[1]), [texts["pass_means"]]
        return title, []
    if kind == POWER:
        priority = [texts["takes_priority"]] if t[1] == PRIORITY else []
        return title, [code_name(texts, t[1])] + priority
    if kind == CONCESSION:
        return title, [code_name(texts, t[1])]
    if kind == BUILD:
        return title, _built(texts, outcome)
    if kind == RUN:
        return title, _ran(texts, outcome)
    if kind == TRAIN:
        return title, [_traded(texts, t)]
    return title, [texts["stays"]]


def _auction(texts, outcome):
    t = outcome.transaction
    if outcome.stage_before == DIE:
        return ["@%d %s" % (t[1], texts["spent_most"])]
    if outcome.stage_before == CONCESSIONS:
        return [code_name(texts, t[3])]
    return []


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
        return "%s: %s" % (code_name(texts, t[2]), train_name(t[3]))
    return "%s: %s" % (texts["buy" if t[1] == OF_BANK else "sell"], train_name(t[2]))
