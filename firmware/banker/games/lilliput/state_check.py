"""Whether a state is one that play can reach: what a saved game must be before it is believed."""

from ...rules.forms import Refused
from ..seating import untouched
from . import tables as box
from .data import (
    ACTION,
    AT_BUREAU,
    AT_GULLIVER,
    CHOOSING,
    COMPANIES,
    COPIES,
    EXPORT,
    FEWEST,
    FIRST_TRAIN,
    GULLIVER,
    LAST_TRAIN,
    LIMITS,
    MOST_CERTIFICATES,
    MOST_DIRECTED,
    MOST_STATIONS,
    NO_CARD,
    ONE_TRAIN,
    OVER,
    PAWNS,
    POOL,
    RETURN,
    RUNNING,
    RUSTED_BELOW,
    SHARES,
    START,
    STARTERS,
    STEP,
    TWO_TRAINS,
    side,
)
from .position import TYPES
from .setting_up import check_start


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    try:
        check_start(game.seats, game.tables)
    except Refused:
        return "start"
    if not game.count:
        fresh = type(game)(game.seats, game.tables)
        return None if untouched(game, fresh) else "count"
    if sorted(game.arrivals) != game.founded():
        return "arrivals"
    for key in game.arrivals:
        if game.directors[key] not in game.players():
            return "directors"
    if not 1 <= game.phase <= LAST_TRAIN:
        return "phase"
    for look in (_pawns_flaw, _companies_flaw, _trains_flaw, _stage_flaw, _turn_flaw):
        fault = look(game)
        if fault:
            return fault
    return None


def _pawns_flaw(game):
    seen = 0
    for pawn in range(1, PAWNS + 1):
        at = pawn - 1
        characters = game.characters[at]
        if seen & characters:
            return "characters"
        seen |= characters
        if game.out >> at & 1 and pawn not in game.seats:
            return "pawns"
        if not game.in_play(pawn):
            held = [game.held(pawn, key) for key in range(1, COMPANIES + 1)]
            if game.cash[at] or characters or game.copies[at] or any(held):
                return "pawns"
            if pawn not in game.players() and game.directed(pawn):
                return "pawns"
            continue
        directed = len(game.directed(pawn))
        if directed > MOST_DIRECTED or game.certificates(pawn) > MOST_CERTIFICATES:
            return "certificates"
        if not directed and (game.stage != CHOOSING or characters):
            return "choice"
        if game.copies[at] > max(COPIES):
            return "copies"
    if game.out >> PAWNS or (game.out and len(game.pawns()) < FEWEST):
        return "pawns"
    return _characters_flaw(game)


def _characters_flaw(game):
    """One each, the Treasurer's may be gone; two where that is played; none of Gulliver's."""
    most = 2 if game.setting(box.TWO_CHARACTERS) else 1
    for pawn in game.players():
        count = bin(game.characters[pawn - 1]).count("1")
        if count > (0 if pawn == GULLIVER and game.alone() else most):
            return "characters"
    return None


def _companies_flaw(game):
    starters = 0
    for key in range(1, COMPANIES + 1):
        if not game.directors[key]:
            held = game.in_hands(key)
            owns = held + game.train_count(key) + game.stations[key]
            if owns or game.prices[key] or game.places[key] or game.treasuries[key]:
                return "company"
            continue
        starters += key <= STARTERS
        if not 1 <= game.stations[key] <= MOST_STATIONS or game.in_bank(key) < 0:
            return "company"
        if not 1 <= game.prices[key] <= box.MOST_PRICE:
            return "price"
        if game.chart():
            if box.price_at(game.tables, game.places[key]) != game.prices[key]:
                return "place"
        elif game.places[key]:
            return "place"
    chosen = [pawn for pawn in game.players() if game.directed(pawn)]
    if game.stage == CHOOSING:
        if len(game.arrivals) != starters or starters != len(chosen):
            return "choice"
        return "choice" if len(chosen) == len(game.players()) else None
    wrong = starters != len(game.players())
    for pawn in chosen:
        wrong = wrong or game.directed(pawn)[0] > STARTERS
    return "choice" if wrong else None


def _trains_flaw(game):
    for train in range(FIRST_TRAIN, LAST_TRAIN):
        number = game.setting(box.PILES + train - FIRST_TRAIN)
        left = game.pile[train]
        if (train < game.phase and left) or (train > game.phase and left != number):
            return "pile"
        if train == game.phase and left >= number:
            return "pile"
    for train in range(FIRST_TRAIN, RUSTED_BELOW[game.phase]):
        if game.in_play_of(train):
            return "rust"
    # What left the pile is somewhere, or has rusted; all begin with 2-trains.
    for train in range(max(game.phase, 2) + 1, TYPES):
        if game.in_play_of(train):
            return "trains"
    most = LIMITS[game.phase]
    for key in game.arrivals:
        count = game.train_count(key)
        waits = game.stage == RETURN and count <= LIMITS[1]
        if count > most and not waits:
            return "limit"
    return None


def _stage_flaw(game):
    stage, alone = game.stage, game.alone()
    if stage > OVER or not 1 <= game.round <= game.rounds():
        return "stage"
    last = game.last_round()
    if (stage == OVER) > last or (stage == AT_BUREAU and last):
        return "stage"
    if stage == AT_GULLIVER and not alone:
        return "stage"
    under = {POOL: (STEP, RUNNING), RETURN: (STEP, EXPORT, AT_BUREAU)}.get(stage, (0,))
    if game.under not in under:
        return "under"
    professional = game.setting(box.PROFESSIONAL)
    if EXPORT in (stage, game.under) and not professional:
        return "stage"
    if game.under == AT_BUREAU and (professional or last):
        return "stage"
    return _runs_flaw(game) or _waits_flaw(game)


def _runs_flaw(game):
    """Nobody has run before the runs, everybody after them."""
    ran = game.ran
    all_of_them = 0
    for key in game.arrivals:
        all_of_them |= 1 << key
    if game.stage in (AT_BUREAU, OVER) or game.under == AT_BUREAU:
        fits = ran == all_of_them
    elif game.stage == RUNNING:
        fits = ran & ~all_of_them == 0 and ran != all_of_them
    elif game.under == RUNNING:
        fits = ran & ~all_of_them == 0 and ran >> game.company & 1
    else:
        fits = not ran
    return None if fits else "ran"


def _waits_flaw(game):
    """The company in POOL or RETURN, and what it waits for."""
    key = game.company
    if game.stage not in (POOL, RETURN):
        return "company" if key else None
    if not 1 <= key <= COMPANIES or not game.decides(key):
        return "company"
    if game.stage == POOL:
        if not game.train_count(0) or game.last_round():
            return "pool"
        return None
    above = game.train_count(key) > game.limit() and len(game.types_of(key)) > 1
    return None if above else "return"


def _turn_flaw(game):
    """Whose turn it is, with which card; what is done in the order of the seats."""
    if game.first not in game.seats or not game.first or game.taken >> NO_CARD:
        return "first"
    acting = game.stage in (ACTION, STEP) or game.under == STEP
    if acting:
        if game.part not in (1, 2) or not game.in_play(game.turn) or game.turn not in game.seats:
            return "turn"
    elif game.part or game.turn != (game.justiciary() if game.stage == START else 0):
        return "turn"
    if game.stage == START and (game.taken or not game.turn):
        return "turn"
    if game.stage == CHOOSING and (game.taken or game.round > 1 or game.phase > 1 or game.out):
        return "choice"
    return _card_flaw(game)


def _card_flaw(game):
    if game.stage != STEP and game.under != STEP:
        return "card" if game.card != NO_CARD or game.left else None
    if game.card >= NO_CARD or not game.taken >> game.card & 1:
        return "card"
    does = side(game.card, 1)
    if does == SHARES:
        fits = not game.left and game.stage != RETURN
    elif does in (ONE_TRAIN, TWO_TRAINS):
        most = does - ONE_TRAIN + 1
        fits = (1 if game.stage == STEP else 0) <= game.left <= most and game.stage != POOL
        fits = fits and not (game.stage == RETURN and game.left == most)
    else:
        fits = False
    if game.stage == POOL and game.under == STEP and game.directors[game.company] != game.turn:
        fits = False
    return None if fits else "card"
