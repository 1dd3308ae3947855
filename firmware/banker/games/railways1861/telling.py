"""What a transaction did besides its money, in lines for its outcome and in sentences."""

from ...kit.names import value_name
from .names import name, signed
from .tables import AS_OWNER, MINORS, REMOVES, TYPE

_TOLD = (  # acts that a sentence tells whole; of others it is told what everybody has then
    ("auction", "sell_private", "buy", "start", "sell", "own_shares", "track", "station", "train")
    + ("company_train", "private", "pass", "end_turn", "interest")
)
_LOST = ("starts", "moves", "is_sold_out", "over")  # what is said, and not told in a line


def lines(texts, outcome, undoing=False):
    """Return what an outcome shows behind its figures."""
    found = _shares(outcome, undoing, texts["pool"])
    if undoing:
        return found
    for said in outcome.said:
        if said[0] == "starts":
            found.append(" ".join((name(said[2]), texts["company_starts"], str(said[4]))))
    found += _directors(texts, outcome)
    found += _phase(texts, outcome)
    for said in outcome.said:
        if said[0] == "nationalised":
            found.append(" ".join((name(said[2]), texts["the_state_pays"], str(said[4]))))
        elif said[0] in ("pawn_is_away", "pawn_is_back"):
            found.append(texts[said[0]].replace("{pawn}", "@%d" % said[2]).rstrip("."))
    found += _privates(outcome)
    found += _trains(texts, outcome)
    if outcome.change("broken"):
        found.append(texts["the_bank_broke"])
    return found


def _left(outcome):
    """Return the companies that are no more."""
    return [where for cells, where, _, now in outcome.changes if cells[0] == "space" and not now]


def _shares(outcome, undoing, pool):
    """Return whose shares of which publics change, and those in the pool."""
    gone = _left(outcome)
    found = []
    for cells, where, was, now in outcome.changes:
        if cells[0] not in ("held", "pool"):
            continue
        if cells[0] == "held":
            whose, code = "@%d" % where[0], where[1]
        else:
            whose, code = pool, where
        if code not in gone:
            change = signed(was - now if undoing else now - was)
            found.append(" ".join((whose, name(code), change)))
    return found


def _directors(texts, outcome):
    """Return who directs which public."""
    return [
        " ".join(("@%d" % now, texts["is_director_of"], name(where)))
        for cells, where, _, now in outcome.changes
        if cells[0] == "president" and now and where > MINORS
    ]


def _phase(texts, outcome):
    """Return the new phase, and the trains that are no more."""
    changed = outcome.change("phase")
    if not changed:
        return []
    gone = [REMOVES[phase] for phase in range(changed[0] + 1, changed[1] + 1) if phase in REMOVES]
    found = [" ".join((texts["phase"], str(changed[1])))]
    if gone:
        gone = " ".join([value_name(texts, TYPE, train) for train in gone])
        found.append(texts["no_more_trains"] % gone)
    return found


def _privates(outcome):
    """Return who has which private now."""
    found = []
    for cells, where, _, now in outcome.changes:
        if cells[0] == "owner":
            to = "@%d" % (now - AS_OWNER) if now > AS_OWNER else name(now)
            found.append(" ".join((name(where), "→", to)))
    return found


def _trains(texts, outcome):
    """Return who has more or fewer trains; the buyer of one is known."""
    found = []
    buyer = outcome.about[1] if outcome.act == "train" else 0
    for cells, where, was, now in outcome.changes:
        if cells[0] == "trains" and where[0] != buyer:
            whose, train = name(where[0]), where[1]
        elif cells[0] == "pooled":
            whose, train = texts["pool"], where
        else:
            continue
        words = (texts["train_of_type"], value_name(texts, TYPE, train), whose, signed(now - was))
        found.append("%s %s: %s %s" % words)
    return found


def told(texts, outcome):
    """Return what a transaction did besides, in sentences."""
    if not outcome.act:
        return []
    found = []
    if outcome.act not in _TOLD:
        for cells, where, was, now in outcome.changes:
            if cells[0] in ("cash", "till"):
                whose = "@%d" % where if cells[0] == "cash" else name(where)
                found.append(" ".join((whose, signed(now - was) + ":", str(now))))
        found += _shares(outcome, False, texts["pool"]) + _privates(outcome)
        found += _trains(texts, outcome)
    found += _directors(texts, outcome) + _phase(texts, outcome)
    if outcome.change("broken"):
        found.append(texts["the_bank_broke"])
    return [one + "." for one in found]
