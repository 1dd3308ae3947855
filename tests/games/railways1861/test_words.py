"""1861 in words: what a record did, and all that followed from it."""

import pytest
from banker.games.railways1861.codec import to_bytes
from banker.games.railways1861.data import MERGE_STEP, MR, SHARES_STEP, TRAINS_STEP
from banker.games.railways1861.transactions import (
    ANSWER,
    BANK,
    BUY,
    COMPANY_TRAIN,
    CONVERT,
    CORRECT,
    FIGURE,
    GO,
    MERGE,
    NEW_GAME,
    OWN_SHARES,
    PRIVATE,
    REMOVE,
    RUN,
    SELL,
    START,
    STATION,
    TRAIN,
)

from host_tools.games.railways1861.sentences import standing
from host_tools.history.sentences import LANGUAGES, moment_sentence
from host_tools.history.story import Story
from tests.games.railways1861.stories import OPENING, told_story, whole_evening
from tests.games.railways1861.table import operate, place, shares, stock


def said(game, *transactions, lang="en"):
    """What follows from a laid table, in sentences."""
    story = Story(to_bytes(game), transactions)
    assert story.problem is None
    return [moment_sentence(moment, lang) for moment in story.moments()]


def opening(lang):
    """The short game."""
    return [moment_sentence(moment, lang) for moment in told_story(*OPENING).moments()]


def test_an_opening_in_english():
    assert opening("en") == [
        "The car wins TSR for 25.",
        "The dog wins BSS for 30.",
        "Nobody wants MYR: its minimum falls by 5.",
        "The hat wins MYR for 35.",
        "The hat wins MRR for 50.",
        "The car wins WVR for 60.",
        "The hat wins N for 165. N starts at 80.",
        "The car passes.",
        "The dog passes.",
        "The hat passes. The privates pay 100. Operating round 1.1 begins.",
        "N lays two tiles for 40.",
        "N runs for nothing. Its price goes from 80 to 70.",
        "N buys a 2 from the bank for 100.",
        "N ends its turn. The privates pay 100. Operating round 1.2 begins.",
        "N lays a tile for 60. N takes a loan.",
        "N runs for 90: 45 to the hat, 45 kept. Its price goes from 70 to 80.",
        "N settles its loans. N repays a loan.",
        "N ends its turn. Stock round 2 begins.",
    ]


def test_the_same_in_french():
    assert opening("fr")[4:7] == [
        "Le chapeau remporte MRR pour 50.",
        "La voiture remporte WVR pour 60.",
        "Le chapeau remporte N pour 165. N débute à 80.",
    ]
    assert opening("fr")[14:16] == [
        "N pose une tuile pour 60. N contracte un prêt.",
        "N rapporte 90\u00a0: 45 au chapeau, 45 en caisse. Son cours passe de 70 à 80.",
    ]


def test_shares_and_directors():
    game = stock(phase=5)
    place(game, 22, 4, 6, owner=1, cash=100, trains=(5,))
    shares(game, 22, 3, 3, pool=1)
    game.cash[0] = game.cash[1] = 900
    assert said(game, (SELL, 22, 2), (GO,), (BUY, 22, 2), (START, 23, 90)) == [
        "The hat sells 2 shares of NW for 220. The car is now director of NW. "
        "Its price goes from 110 to 100.",
        "The hat ends the turn.",
        "The car buys a share of NW from the pool for 100.",
        "The dog starts SW and pays 180 for two shares. SW starts at 90. "
        "The dog is now director of SW.",
    ]


def test_a_turn_of_a_public():
    game = stock(phase=4)
    place(game, 22, 4, 6, owner=1, cash=300, trains=(4,))
    place(game, 5, 7, 4, owner=2, cash=50, trains=(4,))
    place(game, 21, 4, 7, owner=3, cash=50, trains=(4,))
    shares(game, 22, 3, 2, pool=1)
    shares(game, 21, 0, 0, 2)
    operate(game, 22, SHARES_STEP)
    game.left[2] = 1
    game.acted = 1 << 5 | 1 << 21
    assert said(
        game,
        (OWN_SHARES, 1),
        (STATION, 3),
        (RUN, 150, 2),
        (PRIVATE, 32, 30),
        (COMPANY_TRAIN, 5, 4, 40),
    ) == [
        "NW takes one of its shares out of the pool for 110.",
        "NW places a station for 60.",
        "NW runs for 150 and pays half, 8 a share. hat +24, car +16. Its price stays 110.",
        "NW buys BSS from the dog for 30.",
        "NW buys a 4 of OK for 40.",
    ]


def test_a_new_phase_and_the_state():
    game = stock(phase=5)
    place(game, 22, 4, 6, owner=1, cash=700, trains=(5,))
    shares(game, 22, 3, 2)
    place(game, 21, 4, 7, owner=3, cash=0, trains=(3,))
    shares(game, 21, 0, 0, 2)
    operate(game, 22, TRAINS_STEP)
    game.left[3] = 0
    first, answer = said(game, (TRAIN, 6, BANK), (ANSWER, 1))
    assert first.startswith("NW buys a 6 from the bank for 650. Phase 6 begins. All 3 trains are ")
    assert "The state takes over WVR." in first
    assert answer == "GR gives itself up to the state. GR is nationalised at 110 a share."


def test_mergers():
    game = stock(phase=3)
    place(game, 2, 4, 7, owner=1, cash=50, trains=(3,), loans=1)
    place(game, 3, 7, 3, owner=2, cash=50, trains=(3,))
    place(game, 4, 7, 4, owner=2, cash=50)
    game.round, game.run, game.step, game.turn = MR, 1, MERGE_STEP, 2
    assert said(game, (CONVERT, 2, 21), (ANSWER, 0), (ANSWER, 0b100)) == [
        "SPW becomes GR. GR starts at 120. The hat is now director of GR. GR takes over a loan.",
        "The hat buys no share.",
        "The dog buys a share of GR.",
    ]
    merged = said(game, (MERGE, 4, 0b100, 22, 1))
    assert merged[0].startswith("RO and MNN merge into NW. NW starts at 120.")


def test_what_is_no_move():
    game = stock()
    assert said(game, (REMOVE, 2), (REMOVE, 2), (CORRECT, 1, 3, 1234)) == [
        "The car is away.",
        "The car is back.",
        "Corrected: cash of the dog 1234 (before: 420).",
    ]
    fresh = told_story((FIGURE, 29, 0), (FIGURE, 4, 300), (NEW_GAME, 3, 1, 2, 0, 0, 0))
    assert [moment_sentence(moment, "en") for moment in fresh.moments()] == [
        "Set: number of 2+2 trains 0 (before: 2).",
        "Set: starting cash 300 (before: 420).",
        "A new game begins: the dog, the hat and the car, with 420 each.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_evening_is_told_to_its_winner(lang):
    moments = list(whole_evening().moments())
    told = [moment_sentence(moment, lang) for moment in moments]
    assert all("{" not in one and "  " not in one for one in told)
    winner = {"en": "The game is over: ", "fr": "La partie est finie\u00a0: "}[lang]
    assert winner in told[-1]
    assert str(moments[-1].after.ranking()[0][2]) in told[-1]
    assert len(told) == whole_evening().end.count


def test_a_game_in_a_line():
    end = told_story(*OPENING).end
    assert standing(end, "en") == "set 2, stock round; worth: hat 600, car 535, dog 465"
    assert standing(end, "fr").startswith("série 2, tour de bourse")
