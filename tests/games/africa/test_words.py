"""What is told of a game of 18Africa, in both languages."""

import pytest

from host_tools.link.history.sentences import LANGUAGES, step_sentence
from tests.games.africa.records import told_story, whole_evening
from tests.games.africa.table import CGH, KEEP, do, operating, price


def told(story, lang="en"):
    """Every moment in words."""
    return [step_sentence(moment, lang) for moment in story.steps()]


def test_an_opening_in_english():
    said = told(told_story())
    assert said[0] == (
        "The hat bought 08CGH (director, hand). The hat 348 (-152), 08CGH 152 (+152). "
        "08CGH starts at 76. The hat leads 08CGH."
    )
    assert said[6] == "The dog bought a bond. The dog 400 (-100)."
    assert said[10].startswith("08CGH built track for 20, bonus 30.")
    assert said[15].startswith("08CGH ran. ")
    assert "08CGH price 71 → 82. 180: 18 a share." in said[15]


def test_an_opening_in_french():
    said = told(told_story(), "fr")
    assert said[0].startswith("Le chapeau a acheté 08CGH (directeur, main).")
    assert said[9].startswith("Le chien a passé.")
    assert said[12].startswith("08CGH a roulé.")


def test_a_company_is_removed():
    game = operating(managed=True)
    price(game, CGH, 10)
    before = game.copy()
    do(game, "run", 0, KEEP)
    story = told_story((game.kind_of("run"), 0, KEEP), base=before)
    assert "08CGH removed." in told(story)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_in_an_evening_can_be_told(lang):
    said = told(whole_evening(), lang)
    assert not any("{" in one or "@" in one for one in said)
    assert ("Victory" if lang == "en" else "Victoire") in said[-1]
