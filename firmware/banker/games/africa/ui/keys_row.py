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
        return texts["auction_key"]
    if game.stage == DRAW:
        return buy
    running, passing, ending = texts["go_words"].split()
    if game.stage != OPERATE:
        words = [sell, buy] if game.may_sell() else [buy]
        last = ending if game.acted else passing
    elif game.step < TRAINS_STEP:
        words = [build, deal] if game.step < RUN_STEP else [deal]
        last = running
    else:
        words = [buy, sell, deal] if game.step < END_STEP else [deal]
        last = ending
    words += [texts["go_key"], last]
    while len(" ".join(words)) > room:
        words.pop()  # what a key is for, then the key
    return " ".join(words)
