"""What the report counts of a game of 18Africa."""

import pytest

from host_tools.games.africa.report.page import Figures, moved
from host_tools.games.africa.report.words import WORDS
from host_tools.link.history.sentences import LANGUAGES
from host_tools.link.report.games import report_on
from tests.games.africa.records import told_story, whole_evening
from tests.games.africa.table import CGH


def test_the_short_game():
    figures = Figures(told_story())
    assert figures.dividends() == {CGH: {1: 36, 2: 36}}
    assert figures.prices() == [(CGH, [None, *[76] * 12, *[71] * 3, 82, 82])]
    assert [figures.incomes(pawn) for pawn in (1, 2, 3)] == [40, 0, 30]
    assert figures.worth(3)[:8] == [500] * 8  # a bond counts what it cost
    assert figures.worth(3)[-1] == 530
    assert [money for money, _ in figures.biggest(3)] == [152, 115, 100]


def test_prices_end_where_a_company_does():
    end = whole_evening().end
    for code, line in Figures(whole_evening()).prices():
        assert line[-1] == (end.price[code] or None)


def test_the_biggest_come_first():
    figures = Figures(whole_evening())
    biggest = figures.biggest(10)
    assert [money for money, _ in biggest] == sorted((money for money, _ in biggest), reverse=True)
    assert biggest[0][0] == max(moved(moment) for moment in figures.steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_all_its_parts(lang):
    html = report_on(whole_evening(), lang)
    for name in ("worth", "prices", "dividends"):
        assert f'id="{name}"' in html
    for name in ("companies", "biggest"):
        assert WORDS[lang][name] in html
    assert html.count("<table>") == 1
    assert html.count('class="standing') == 5 + 1  # the winner's card says so once more
