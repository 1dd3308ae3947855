"""The record of a game: replayed move by move, split into games, and put into words."""

import itertools

import pytest
from banker.games import to_bytes
from banker.games.trader.data import PAWNS
from banker.rules.transactions import NEW_GAME

from host_tools.dev.glyphs.pawn_icons import HEIGHT, WIDTH, pawn_path, pawn_runs
from host_tools.link.history.sentences import consequences, headline, kind_name, sentence
from host_tools.link.record import GameRecord
from tests.games.trader.records import RED, long_story, red_story
from tests.support.trader import BUY, FLOAT, MARKET, OFFICES, REMOVE, SELL, Game


def sentences_of(transactions, lang="en"):
    """Return the sentences of a calm game."""
    story = GameRecord(to_bytes(Game(1, False)), transactions)
    assert story.problem is None
    return [sentence(moment.outcome, lang) for moment in story.steps()]


def test_steps_follow_each_other():
    story = long_story()
    steps = list(story.steps())
    assert [moment.number for moment in steps] == list(range(1, 201))
    assert to_bytes(steps[0].before) == story.base
    for one, other in itertools.pairwise(steps):
        assert to_bytes(one.after) == to_bytes(other.before)
    assert to_bytes(story.end) == to_bytes(steps[-1].after)
    assert [moment.transaction for moment in steps] == story.transactions


def test_an_empty_record_ends_where_it_begins():
    story = GameRecord(to_bytes(Game(7, True)), [])
    assert to_bytes(story.end) == story.base
    assert list(story.steps()) == []
    assert story.last_game().transactions == []


def test_a_transaction_that_does_not_fit_ends_the_record_with_a_sentence():
    story = GameRecord(to_bytes(Game(1, False)), [*RED[:2], (SELL, 1, 12, 1), *RED[2:]])
    assert len(list(story.steps())) == 2
    assert story.problem == (
        "Transaction 3 of 12 does not fit what came before it (not_held); the story ends there."
    )
    assert story.end.presidents[13] == 2


def test_a_new_game_begins_another_record():
    story = GameRecord(to_bytes(Game(1, False)), [*RED, (NEW_GAME, 5, 1), (FLOAT, 1, 1)])
    first, second = story.games()
    assert first.transactions == RED
    assert second.transactions == [(FLOAT, 1, 1)]
    assert second.start.lively
    assert story.last_game().transactions == second.transactions
    begun = GameRecord(story.base, [*RED, (NEW_GAME, 5, 1)])
    assert begun.last_game().transactions == RED


def test_the_manuals_figures_in_words():
    assert sentences_of(RED)[-1] == (
        "The car sold 3 shares of 14 to the bank for 891. 297 a share. "
        "Offices: the car got 750. 14: new president the dog. Red: the car lost the monopoly."
    )
    assert sentences_of(RED)[8] == (
        "The iron paid interest on 14 to the bank: 445. "
        "At Go: the hat 63, the car 191, the dog 127, the boat 64."
    )


def test_the_manuals_figures_in_french():
    assert sentences_of(RED, "fr")[4] == "Le chien a acheté 2 actions de la 14 à la voiture."
    assert sentences_of(RED, "fr")[3] == (
        "La voiture a bâti des bureaux et payé 1500 à la banque. "
        "12: 3 bureaux. 13: 3 bureaux. 14: 4 bureaux."
    )


def test_offices_are_built_and_sold():
    built = [*RED[:3], (OFFICES, 12, 4, 4, 4), (OFFICES, 12, 5, 4, 4), (OFFICES, 12, 4, 4, 4)]
    assert sentences_of(built)[-2].endswith("12: head office.")
    assert sentences_of(built)[-1].startswith("The car sold offices and got 75 from the bank.")


def test_the_rest_in_words():
    said = sentences_of([(FLOAT, 2, 1), (BUY, 1, 1, 1), (MARKET, 1), (REMOVE, 2), (NEW_GAME, 1, 0)])
    assert said[1] == "The hat bought 1 share of 01 and paid 15 to the bank."
    assert said[2] == "The market became lively."
    assert said[3] == (
        "The car left the game. Its shares went to the bank. 01: new president the hat."
    )
    assert said[4] == "A new game began."
    story = GameRecord(to_bytes(Game(1, False)), [(FLOAT, 2, 1)])
    gone = story.end.prepared((SELL, 2, 1, 5))[1]
    assert consequences(gone, "en") == ["13 a share.", "01 left the list."]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_in_a_sample_game_has_sentences(lang):
    story = long_story(300)
    for moment in story.steps():
        words = sentence(moment.outcome, lang)
        assert words.endswith(".")
        assert "{" not in words
        assert "None" not in words
        assert kind_name(moment.outcome, lang)
    assert headline(next(red_story().steps()).outcome, lang)


def test_the_pawns_are_drawn():
    for pawn in range(1, PAWNS + 1):
        runs = pawn_runs(pawn)
        assert runs
        assert all(x + length <= WIDTH and y < HEIGHT for x, y, length in runs)
        assert pawn_path(pawn).startswith("M")
