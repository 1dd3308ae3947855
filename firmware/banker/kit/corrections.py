"""Corrections: every cell that has a digit can be corrected in MENU."""

from ..rules.transactions import BAD_NUMBER, Refused
from .layout import CORRECT, DIGIT, HIGH, KEPT, KIND, LOW, MARKS, NAME, NEXT, OF, OVER, STEP


def cells_of(game, digit):
    """Return the cells that a digit stands for; None if there are none."""
    for one in game.cells:
        if one[DIGIT] == digit:
            return one
    return None


def at_end(game):
    """Return whether the game is over and its figures can no longer be corrected."""
    return game.steps and game.steps[game.step] == OVER and not game.corrects_at_end


def check(game, t):
    """Refuse an impossible correction, as far as it has been entered."""
    if len(t) < 2:
        return
    cells = cells_of(game, t[1])
    if cells is None:
        raise Refused(BAD_NUMBER)
    if at_end(game) and not cells[MARKS] & KEPT:
        raise Refused(game.awaited())
    kinds = cells[OF]
    own_check = game.check_correction
    if own_check:
        own_check(cells[NAME], (), None)
    for at, value in enumerate(t[2:4]):
        if at >= len(kinds):
            if value and not (game.correction_fields and len(kinds) == 1):
                raise Refused(BAD_NUMBER)
        elif not kinds[at][0] <= value <= kinds[at][1]:
            raise Refused(kinds[at][3])
        elif kinds[at][KIND] == "pawn" and not (game.leavers_keep and value in game.players()):
            game.check_pawn(value)
    if len(t) > 4 and (not cells[LOW] <= t[4] <= cells[HIGH] or t[4] % cells[STEP]):
        raise Refused(BAD_NUMBER)
    if own_check and len(t) > 2:
        own_check(cells[NAME], t[2 : 2 + len(kinds)], t[4] if len(t) > 4 else None)


def can_be_put_right(game):
    """Return the cells of which a figure can be corrected now."""
    found = []
    for one in game.cells:
        try:
            if one[DIGIT]:
                game.check((CORRECT, one[DIGIT]))
                found.append(one)
        except Refused:
            pass
    return found


def present(game, cells, where):
    """Return a figure as the game has it; `where` has a value for each of its kinds."""
    held = getattr(game, cells[NAME])
    if not cells[OF]:
        return held
    return held[where[0]] if len(cells[OF]) == 1 else held[where[0], where[1]]


def correct(after, t):
    """Correct a figure."""
    cells = cells_of(after, t[1])
    value = t[4]
    was = present(after, cells, t[2:4])
    if not cells[OF]:
        setattr(after, cells[NAME], value)
    elif len(cells[OF]) == 1:
        row = getattr(after, cells[NAME])[:]  # copies of a game have kept cells in common
        row[t[2]] = value
        setattr(after, cells[NAME], row)
    else:
        getattr(after, cells[NAME])[t[2], t[3]] = value
    if cells[OF] and cells[OF][0][KIND] == "pawn":
        after.outcome.pawn = t[2]
    after.note(cells[NAME], (0, t[2], t[2:4])[len(cells[OF])])  # shown even if it stays
    if after.corrected and (value != was or after.correction_fields):
        after.corrected(cells[NAME], t[2:4], was)


def when(game, cells):
    """Return from when on a kept figure counts, as the name of its words."""
    return "next_game" if cells[MARKS] & NEXT and game.count else "this_game"
