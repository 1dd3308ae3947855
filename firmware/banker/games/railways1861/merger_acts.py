"""Merger rounds: minors convert or merge into a public."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, called, flow, kind, list_of, set_of
from ...kit.layout import IN_WORDS
from ...rules.transactions import Refused
from ...ui import keys
from ..railway.grid import zone_at
from .booking import enter_market, leave_market, pass_on
from .directors import appoint
from .market import CONVERSION, PUBLICS_START, start
from .merging import (
    check_director,
    check_merged,
    merged_director,
    merged_space,
    minors_in,
)
from .running import running
from .tables import DIRECTORS_SHARES, MINOR, MINORS, MOST_PASSED_ON, PUBLIC

CONVERTING, MERGING = 1, 2
LISTED = list_of("others", MINOR)
MERGED = set_of("others", MINOR, 1, "not_finished")
NEW = called("public", PUBLIC)
OUTLETS = kind("stations_of_new", 2)  # stations


def check_minor(game, minor):
    """Refuse a minor that does not run, or has passed."""
    running(game, minor)
    if game.acted >> minor & 1:
        raise Refused("minor_has_passed")


def _check_public(game, public):
    """Refuse a public that runs already."""
    if public and game.runs(public):
        raise Refused("cannot_start")


def check_convert(game, minor=0, public=0):
    """Refuse a minor that is not in the conversion zone."""
    if minor:
        check_minor(game, minor)
        if zone_at(game.grid, game.space[minor]) not in CONVERSION:
            raise Refused("not_on_yellow")
    _check_public(game, public)


def convert(game, minor, public):
    """Turn a minor in the conversion zone into a public of the same price."""
    _pass_before(game, minor)
    owner = game.president[minor]
    space = start(game, PUBLICS_START, game.price(minor))
    _form(game, (minor,), public, space, 1)
    game.held[owner, public] += DIRECTORS_SHARES
    _offer(game, public, owner)


def check_merge(game, minor=0, others=0, public=0, outlets=0):
    """Refuse minors that cannot merge."""
    if minor:
        check_minor(game, minor)
    if others:
        check_merged(game, minor, others)
        check_director(game, [minor] + minors_in(others))
    _check_public(game, public)


def merge(game, minor, others, public, outlets):
    """Turn minors into a public, with a share for each."""
    codes = [minor] + minors_in(others)
    _pass_before(game, minor)
    space = merged_space(game, codes)
    director, buys = merged_director(game, codes)
    owners = [game.president[code] for code in codes]
    _form(game, codes, public, space, outlets)
    for pawn in owners:
        game.held[pawn, public] += 1
    if buys:
        from .offer_acts import buy

        buy(game, director, public, 1)
    _offer(game, public, director)


def _pass_before(game, minor):
    """Mark the minors up to this one as done: it acts, and those before it have passed."""
    for code in game.order():
        game.acted |= 1 << code
        if code == minor:
            break


def _form(game, codes, public, space, outlets):
    """Replace the minors by the public, which takes over all that they have."""
    enter_market(game, public, space)
    game.stations[public] = outlets
    for code in codes:
        game.loans[public] = min(game.loans[public] + game.loans[code], MOST_PASSED_ON)
        pass_on(game, code, public)
        leave_market(game, code)


def _offer(game, public, director):
    """Appoint the director of the public, and offer its shares."""
    appoint(game, public, director)
    game.acting = public
    game.asked = 0
    for pawn in game.pawns():
        if game.held[pawn, public]:
            game.asked |= 1 << pawn - 1
    from .offer_acts import ask_holders

    ask_holders(game, director)


def no_merger(game):
    """End the merger round: nobody else merges."""
    from .rounds import end_merger

    end_merger(game)


# Entering a merger.


def _ways(game, typed):
    return (CONVERTING, MERGING)


def _agreeing(game, typed):
    """Return the owner of the minor typed last."""
    return (game.president[typed[-1]],)


WAY = kind("way_to_merge", MERGING, names=IN_WORDS, choices=_ways)
_CHOSEN = WAY[:4] + ("minor",) + WAY[5:]  # its row is the minor's
CONSENT = called("consent", PAWN, choices=_agreeing, reason="no_consent")


def listed(game, typed):
    """Return (the other minors as bits, how many values they are, whether their list is closed)."""
    mask, at = 0, 2
    while at < len(typed) and typed[at]:
        mask |= 1 << typed[at] - 1
        at += 1 if game.president[typed[at]] == game.president[typed[1]] else 2
    return mask, at, at < len(typed)


def merge_fields(game, typed):
    """Return what is asked: 1 a minor converts, 2 minors merge; owners of the others must agree."""
    if not typed:
        return (WAY,)
    if typed[0] == CONVERTING:
        return (_CHOSEN, MINOR, NEW)
    fields, at = (_CHOSEN, MINOR), 2
    while at < len(typed) and typed[at]:
        fields += (LISTED,)
        if game.president[typed[at]] != game.president[typed[1]]:
            fields += (CONSENT,)
            at += 1
        at += 1
    fields += (LISTED,)
    if at < len(typed):  # the list is closed
        fields += (NEW,)
    return fields + (OUTLETS,) if at + 1 < len(typed) else fields


def merged(game, typed):
    """Return the transaction, with the list of minors as one number once it is closed. Refused for
    one that cannot be in it."""
    if typed[0] == CONVERTING:
        return ("convert",) + typed[1:]
    mask, at, closed = listed(game, typed)
    if not closed:
        if len(typed) > 2:
            _check_listed(game, typed)
        return ("merge",) + typed[1:2]
    return ("merge", typed[1], mask) + typed[at + 1 :]


def _check_listed(game, typed):
    """Refuse a minor that cannot be in the list; the last value may be a consent."""
    if not 1 <= typed[-1] <= MINORS:
        raise Refused("no_such_company")
    before, at, _ = listed(game, typed[:-1])
    if at < len(typed):  # it is no consent
        if before >> (typed[-1] - 1) & 1:
            raise Refused("same_company")
        check_merged(game, typed[1], before | 1 << typed[-1] - 1)


_MERGE = ("merge",)
ENTRIES = (
    flow("merge", keys.INTEREST, merge_fields, merged, _MERGE),
    act("convert", None, (MINOR, NEW), convert, check_convert, _MERGE, False),
    act("merge", None, (MINOR, MERGED, NEW, OUTLETS), merge, check_merge, _MERGE, False),
    act("no_merger", keys.GO, (), no_merger, None, _MERGE, False),
)
