"""What makes a position of 18Lilliput impossible: what could not be played on."""

from .acts.tables import are_tables
from .board import (
    BANK_SHARES,
    COMPANIES,
    FIRST_TRAIN,
    GULLIVER,
    LAST_TRAIN,
    LIMITS,
    MOST_CERTIFICATES,
    MOST_DIRECTED,
    NO_CARD,
    ONE_TRAIN,
    PILES,
    PROFESSIONAL,
    RUSTED_BELOW,
    SHARES,
    STARTERS,
    TOP,
    TWO_CHARACTERS,
    TWO_TRAINS,
    side,
)

_CARDS = "action", "shares", "trains"


def unsound(game):
    """Return what makes a position impossible."""
    if game.seats == bytes((GULLIVER,)) or not are_tables(game):
        return "tables"
    if sorted(game.arrivals) != game.founded():
        return "arrivals"
    for key in range(1, COMPANIES + 1):
        fault = _wrong_company(game, key)
        if fault:
            return fault
    return _wrong_pawns(game) or _wrong_trains(game) or _wrong_step(game) or _wrong_turn(game)


def _wrong_company(game, key):
    """Return what is wrong with a company."""
    has = game.price[key], game.stations[key]
    place = game.place[key]
    if not game.director[key]:
        owns = game.treasury[key] or place or game.train_count(key)
        return "company" if has != (0, 0) or owns or game.in_bank(key) < BANK_SHARES else None
    if 0 in has or game.in_bank(key) < 0 or game.director[key] not in game.players():
        return "company"
    if not game.chart():
        return "place" if place else None
    return None if place >= TOP and game.tables[place] == game.price[key] else "place"


def _wrong_pawns(game):
    """Return what is wrong with what pawns have, or have not chosen."""
    choosing = game.in_step("choice")
    seen = starters = 0
    most = 2 if game.tables[TWO_CHARACTERS] else 1
    for pawn in game.players():
        held = game.characters[pawn]
        own = game.directed(pawn)
        most_held = 0 if pawn not in game.seats else most
        if held & seen or bin(held).count("1") > most_held or (held and not own):
            return "characters"
        seen |= held
        if len(own) > MOST_DIRECTED or game.certificates(pawn) > MOST_CERTIFICATES:
            return "certificates"
        if not own and not choosing:
            return "choice"
        starters += bool(own) and own[0] <= STARTERS
    chosen = len([key for key in game.arrivals if key <= STARTERS])
    if chosen != starters or (choosing and len(game.arrivals) != chosen):
        return "choice"
    return None if (chosen == len(game.players())) != choosing else "choice"


def _wrong_trains(game):
    """Return what is wrong with the trains."""
    for train in range(FIRST_TRAIN, LAST_TRAIN + 1):
        held = sum(game.trains.column(train))
        if held and (train < RUSTED_BELOW[game.phase] or train > max(game.phase, FIRST_TRAIN)):
            return "trains"
        if train < LAST_TRAIN:
            left, number = game.pile[train], game.tables[PILES + train - FIRST_TRAIN]
            if train != game.phase and left != (0 if train < game.phase else number):
                return "pile"
            if train == game.phase and left >= number:
                return "pile"
    for key in game.arrivals:
        if game.train_count(key) > (LIMITS[1] if game.in_step("return") else game.limit()):
            return "limit"
    return None


def _wrong_step(game):
    """Return whether the step does not go with the round, the runs or the company."""
    step, under = game.steps[game.step], game.steps[game.under]
    last = game.last_round()
    early = step == "choice" and (game.round > 1 or game.phase > 1 or game.out)
    if game.round > game.rounds() or early or (step == "over" and not last):
        return "round"
    wanted = {"pool": ("shares", "run"), "return": ("trains", "export", "bureau")}.get(step)
    if (under not in wanted) if wanted else game.under:
        return "under"
    professional = game.tables[PROFESSIONAL]
    if ("bureau" in (step, under) and last) or (step == "gulliver" and not game.alone()):
        return "step"
    if ("export" in (step, under) and not professional) or (under == "bureau" and professional):
        return "step"
    every = 0
    for key in game.arrivals:
        every |= 1 << key - 1
    if step in ("bureau", "over") or under == "bureau":
        fits = game.ran == every
    elif "run" in (step, under):
        fits = not game.ran & ~every and (step == "pool" or game.ran != every)
    else:
        fits = not game.ran
    return "ran" if not fits else _wrong_company_in_turn(game, step, under)


def _wrong_company_in_turn(game, step, under):
    """Return whether the company in pool or return has nothing to decide."""
    key = game.waiting
    if step not in ("pool", "return"):
        return "waiting" if key else None
    if not key or not game.director[key] or not game.decides(key):
        return "waiting"
    if step == "return":
        fits = game.train_count(key) > game.limit() and len(game.types_of(key)) > 1
    else:
        fits = game.train_count(0) and not game.last_round()
        if under == "run":
            fits = fits and game.ran >> key - 1 & 1
        else:
            fits = fits and game.director[key] == game.acting
    return None if fits else "waiting"


def _wrong_turn(game):
    """Return whether nobody could act, or not with this card."""
    step, under = game.steps[game.step], game.steps[game.under]
    if game.first not in game.seats:
        return "first"
    carded = step in _CARDS or under in _CARDS
    if carded or step == "start":
        if game.acting not in game.seats or not game.in_play(game.acting):
            return "acting"
    elif game.acting:
        return "acting"
    if bool(game.part) != carded or (step in ("choice", "start") and game.taken):
        return "part"
    stepping = step in _CARDS[1:] or under in _CARDS[1:]
    if (game.hand != NO_CARD) != stepping:
        return "hand"
    does = side(game.hand, 1) if stepping else 0
    if "shares" in (step, under):
        return None if does == SHARES and not game.left else "hand"
    if not stepping:
        return "left" if game.left else None
    most = does - ONE_TRAIN + 1
    fits = does in (ONE_TRAIN, TWO_TRAINS) and (step == "trains") <= game.left <= most
    return None if fits else "left"
