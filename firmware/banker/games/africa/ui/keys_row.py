"""Which keys the stage has: for the last row at rest."""

from ..data import (
    CARDS_SALE,
    CONCESSIONS,
    DIE,
    DRAW,
    END_STEP,
    OPERATE,
    OVER,
    RUN_STEP,
    TRAINS_STEP,
)


def keys_text(game, texts, room):
    """The keys that the stage has, as many as have room."""
    if game.stage == OVER:
        return texts["page_next"]
    build, sell, buy, deal = texts["keys"].split()
    if game.stage in (CARDS_SALE, DIE, CONCESSIONS):
        return texts["auction"]
    if game.stage == DRAW:
        return buy
    running, passing, ending = texts["go_words"].split()
    if game.stage != OPERATE:
        words = [sell, buy] if game.may_sell() else [buy]
        words.append("GO " + (ending if game.acted else passing))
    elif game.step < TRAINS_STEP:
        words = ([build] if game.step < RUN_STEP else []) + [deal, "GO " + running]
    else:
        words = ([buy, sell] if game.step < END_STEP else []) + [deal, "GO " + ending]
    while len(" ".join(words)) > room:
        words.pop(-2)
    return " ".join(words)
