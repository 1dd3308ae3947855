"""Cash in words, and what its mirror and report show."""

from banker.games.cash.transactions import GO, PAY, REMOVE, TABLE

from host_tools.games.cash.mirror.view import View
from host_tools.games.cash.report.figures import Figures
from host_tools.games.cash.sentences import standing
from host_tools.history.sentences import moment_sentence
from host_tools.report.games import report_on
from tests.games.cash.stories import ACTS, CARE, told_story


def said(*transactions, lang="en"):
    """A story in sentences."""
    return [moment_sentence(moment, lang) for moment in told_story(*transactions).moments()]


def test_acts_in_english():
    assert said(*ACTS) == [
        "The hat pays 1735 to the bank. The hat now owes the bank 235.",
        "The hat passes Go and gets 200. The bank takes 24 in interest.",
        "The car collects 40 from the bank.",
        "The dog pays 85 to the car.",
        "Everybody pays 10 to the dog, who gets 20.",
        "The car pays 25 to everybody, 50 in all.",
    ]


def test_acts_in_french():
    assert said(*ACTS, lang="fr") == [
        "Le chapeau paie 1735 à la banque. Le chapeau doit maintenant 235 à la banque.",
        "Le chapeau passe par la case départ et reçoit 200. La banque prend 24 d’intérêts.",
        "La voiture reçoit 40 de la banque.",
        "Le chien paie 85 à la voiture.",
        "Chacun paie 10 au chien, qui reçoit 20.",
        "La voiture paie 25 à chacun, 50 en tout.",
    ]


def test_what_is_no_move():
    assert said(*CARE)[2:] == [
        "Interest on loans is 25% instead of 10%.",
        "The dog leaves the game. Its cash goes back to the bank.",
        "A new game begins: 1500 for each of 2 pawns.",
    ]
    assert said(*CARE)[0] == "The cash of the dog is put right: 999 instead of 1500."
    assert said((TABLE, 3, 0)) == ["Loans are not allowed any more."]
    assert said((TABLE, 1, 7), lang="fr") == ["L’argent de départ est de 7 au lieu de 1500."]


def test_a_game_in_a_line():
    assert standing(told_story(*ACTS).end, "en") == "cash: hat -44, car 1,565, dog 1,460"
    assert standing(told_story(*ACTS).end, "fr").startswith("argent")


def test_the_mirror_shows_cash_over_time_and_who_leads():
    story = told_story(*ACTS)
    view = View()
    view.recent.begin(story.end, story)
    shown = view.shown(story.end, story.start, "en")
    assert [one["pawn"] for one in shown["ranked"]] == [2, 3, 1]
    assert shown["pawns"][0] == {
        "pawn": 1,
        "cash": -44,
        "change": -1544,
        "rank": 3,
        "playing": True,
        "recent": [1500, -235, -59, -59, -59, -69, -44],
    }
    moods = [view.mood(moment.outcome) for moment in story.moments()]
    assert moods == ["alarm", "", "", "", "", ""]


def test_a_pawn_that_has_left_is_shown_without_a_place():
    shown = View().shown(told_story((REMOVE, 3)).end, None, "en")
    assert [one["playing"] for one in shown["pawns"]] == [True, True, False]
    assert [one["pawn"] for one in shown["ranked"]] == [1, 2]


def test_the_report_counts_what_went_through_everybodys_hands():
    standings = Figures(told_story(*ACTS)).standings()
    assert [(one.rank, one.pawn, one.cash) for one in standings] == [
        (1, 2, 1565),
        (2, 3, 1460),
        (3, 1, -44),
    ]
    assert standings[2].bank == (176, 1735)
    assert standings[0].players == (85, 60)


def test_a_debt_is_below_the_line_of_the_chart():
    html, _ = report_on(told_story((PAY, 1, 4000), (GO, 1)), "en")
    assert ">-2\u202f000</text>" in html
    assert "width: 0.0%" in html
