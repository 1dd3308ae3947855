"""Sentences on what a transaction did besides its money."""

from ...kit.names import signed
from ..railway.train_words import train_change
from .tables import AS_OWNER, name_of

_WHOLE = (  # acts that one sentence covers; the others list what everybody has afterwards
    ("auction", "sell_private", "buy", "start", "sell", "own_shares", "track", "station", "train")
    + ("company_train", "private", "pass", "end_turn", "interest")
)

_CHANGES = ("cash", "till", "held")  # shown by how much they change


def told(texts, outcome):
    """Return sentences on what else a transaction did."""
    found = []
    if outcome.act and outcome.act not in _WHOLE:
        left = [where for where, _, now in outcome.moved("space") if not now]
        for cells, where, was, now in outcome.changes:
            name = cells[0]
            change = signed(now - was) if name in _CHANGES else ""
            if name == "cash":
                found.append("@%d %s: %d" % (where, change, now))
            elif name == "till":
                found.append("%s %s: %d" % (name_of(where), change, now))
            elif name == "held" and where[1] not in left:
                found.append("@%d %s %s" % (where[0], name_of(where[1]), change))
            elif name == "owner":
                to = "@%d" % (now - AS_OWNER) if now > AS_OWNER else name_of(now)
                found.append("%s → %s" % (name_of(where), to))
            elif name == "trains":
                shown = train_change(now - was, where[1])
                found.append(texts["train_moves"] % (name_of(where[0]), shown))
    phase = outcome.change("phase")
    if phase:
        found.append(texts["phase_begins"] % phase[1])
    if outcome.change("broken"):
        found.append(texts["the_bank_broke"])
    return [one + "." for one in found]
