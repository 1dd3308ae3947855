"""What a game of 18Africa cannot be is never read back from its bytes."""

import pytest
from banker.games.africa.codec import from_bytes, to_bytes
from banker.games.africa.data import (
    COMPANY,
    CONCESSIONS,
    DIE,
    FIRST,
    FREE_STATION,
    GONE,
    OPERATE,
    OVER,
    STOCK,
)
from banker.games.africa.transactions import (
    BUILD,
    CONCESSION,
    FREE,
    GO,
    LAY_STATION,
    OF_BANK,
    REMOVE,
    RUN,
    SELL,
    TRAIN,
)
from banker.rules.saved import NotAGame

from tests.games.africa.stories import whole_evening
from tests.games.africa.table import (
    AR,
    COR,
    ENR,
    IN_PLAY,
    MF,
    Game,
    direct,
    drawn,
    first,
    hand,
    pass_all,
    stock,
    treasury,
)


def lived_in():
    """A game with something in every field: COR is in turn, AR is done, pawn 4 is away."""
    game = first(5)
    direct(game, 1, AR)
    direct(game, 2, COR)
    hand(game, 1, COR)
    hand(game, 3, MF, times=2)
    hand(game, 2, FREE_STATION)
    stock(game)
    game.apply((REMOVE, 4))
    pass_all(game)
    assert game.company == AR
    treasury(game, AR, 500)
    for entry in ((CONCESSION, 31), (RUN, 0, 3), (TRAIN, OF_BANK, 2), (GO,)):
        game.apply(entry)
    assert game.company == COR
    game.apply((BUILD, LAY_STATION, FREE))
    game.apply((RUN, 0, 3))
    return game


def buying():
    """A stock round in which something was sold, and then bought of the deck."""
    game = first(3)
    direct(game, 1, AR)
    hand(game, 2, AR)
    stock(game)
    game.turn = 2
    game.apply((SELL, AR, 1))
    game.source, game.looked = 4, 1
    return game


def setting(name, value, at=None):
    """What makes a sound game unsound: one field, or one place of it, set to a value."""

    def spoil(game):
        if at is None:
            setattr(game, name, value)
        else:
            part = getattr(game, name)
            if isinstance(part, (tuple, bytes)):
                setattr(game, name, part[:at] + type(part)((value,)) + part[at + 1 :])
            else:
                part[at] = value

    return spoil


FLAWS = {
    "a game over without a reason": setting("stage", OVER),
    "a stock round with a company in turn": setting("stage", STOCK),
    "concessions that were sold": setting("stage", CONCESSIONS),
    "a die without equal spenders": setting("stage", DIE),
    "an operating round before the first stock round": setting("stage", FIRST),
    "no operating round": setting("round", 0),
    "a third operating round": setting("round", 3),
    "the first set once more": setting("set", 1),
    "no set": setting("set", 0),
    "priority of nobody": setting("priority", 0),
    "priority of who is away": setting("priority", 4),
    "priority of who has no seat": setting("priority", 6),
    "a pawn's turn in an operating round": setting("turn", 1),
    "a pass in an operating round": setting("passes", 1),
    "a sale in an operating round": setting("sold", 1, 0),
    "cards left": setting("cards", 1),
    "a pawn twice": setting("seats", 1, 1),
    "a gap between seats": setting("seats", 0, 2),
    "a pawn that is none": setting("seats", 7, 4),
    "somebody out who never sat": setting("out", 0b101000),
    "one pawn left": setting("out", 0b11110),
    "cash of who has no seat": setting("cash", 1, 5),
    "a bond of who has no seat": setting("bonds", 1, 5),
    "26 bonds": setting("bonds", 26, 0),
    "a tenth company": setting("drawn", (1 << 11) - 1),
    "a company that was not drawn in turn": setting("company", ENR),
    "a company in turn that is done": setting("company", AR),
    "a step that is none": setting("step", 6),
    "a token of a company that waits": setting("spaces", 5, MF),
    "a leader of a company that waits": setting("leaders", 3, MF),
    "who has held a share longest has none": setting("firsts", 1, MF),
    "three shares paid of a company that waits": setting("ordinary", 3, MF),
    "a token at 0": setting("spaces", 0, AR),
    "a token beyond the last space": setting("spaces", 34, AR),
    "a leader with fewer shares than another": setting("leaders", 2, AR),
    "a leader without a seat": setting("leaders", 6, AR),
    "nine ordinary certificates": setting("ordinary", 9, AR),
    "fewer paid than there are": setting("issued", 0, AR),
    "no home station": setting("stations", 0, AR),
    "six stations of AR": setting("stations", 6, AR),
    "a company's own share": setting("held", 1, AR * 18 + AR),
    "an order that prices contradict": setting("order", bytes((COR, AR))),
    "a company twice in the order": setting("order", bytes((AR, AR))),
    "a private of who has no seat": setting("privates", 6, 1),
    "a private of a company that waits": setting("privates", COMPANY + MF, 1),
    "a private that is gone": setting("privates", GONE, 1),
    "a concession of nobody": setting("concessions", 0, 0),
    "the power of Cape Wine": setting("used", 0b010001),
    "a station spared without the power": setting("used", 0),
    "a station spared by a company with one": setting("spared", AR),
    "a train of no type": setting("trains", 1, 2 * AR),
    "a train behind nothing": setting("trains", 2, 2 * COR + 1),
    "a train too many": setting("bank_trains", 6, 0),
    "a train too few": setting("bank_trains", 4, 0),
    "a type gone that is not on offer": setting("bank_trains", 2, 3),
    "more types than there are": setting("offer", 4),
    "a train for nothing": setting("tables", 0, 0),
    "ten trains of a type": setting("tables", 10, 14),
    "a limit of nothing": setting("tables", 0, 21),
    "a third way to end": setting("end", 3),
    "much done in a game not begun": setting("count", 0),
}

OTHER_FLAWS = {
    "a company drawn in a game not begun": (Game, setting("drawn", 1)),
    "cash in a game not begun": (lambda: Game((1, 2)), setting("cash", 1, 0)),
    "too few companies": (drawn, setting("drawn", 1)),
    "too many cards": (drawn, setting("cards", 25)),
    "an end before anything ran": (drawn, setting("end", 1)),
    "the turn of nobody": (buying, setting("turn", 0)),
    "as many passes as pawns": (buying, setting("passes", 3)),
    "a source that is none": (buying, setting("source", 2)),
    "three cards of the deck": (buying, setting("looked", 3)),
    "a card of the deck from a hand": (buying, setting("source", 1)),
    "a purchase in which nobody acted": (buying, setting("acted", 0)),
    "turns in an untouched round": (buying, setting("touched", 0)),
    "the deck in the first round": (first, setting("source", 4)),
    "a sale in the first round": (first, setting("sold", 1, 0)),
    "a game that goes on": (lambda: whole_evening().end.copy(), setting("stage", OPERATE)),
}


@pytest.mark.parametrize("name", FLAWS)
def test_impossible_contents_are_refused_under_a_right_checksum(name):
    game = lived_in()
    from_bytes(to_bytes(game))
    FLAWS[name](game)
    with pytest.raises(NotAGame):
        from_bytes(to_bytes(game))


@pytest.mark.parametrize("name", OTHER_FLAWS)
def test_impossible_stages_are_refused_under_a_right_checksum(name):
    make, spoil = OTHER_FLAWS[name]
    game = make()
    from_bytes(to_bytes(game))
    spoil(game)
    with pytest.raises(NotAGame):
        from_bytes(to_bytes(game))


@pytest.mark.parametrize("make", [Game, drawn, first, buying, lived_in])
def test_every_stage_is_read_back(make):
    game = make()
    again = from_bytes(to_bytes(game))
    for name in game.changing + game.parts:
        assert getattr(again, name) == getattr(game, name), name


def test_every_moment_of_an_evening_is_read_back():
    for moment in whole_evening().moments():
        again = from_bytes(to_bytes(moment.after))
        assert to_bytes(again) == to_bytes(moment.after)
    assert len(IN_PLAY) == 9
