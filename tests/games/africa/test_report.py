"""What the report counts of a game of 18Africa."""

import pytest
from banker.games.africa.data import COMPANY, OVER, STARTED
from banker.games.africa.transactions import PAY, RUN

from host_tools.games.africa.report.figures import Figures, moved
from host_tools.games.africa.report.words import WORDS
from host_tools.history.sentences import LANGUAGES
from host_tools.report.games import report_on
from tests.games.africa.stories import told_story, whole_evening
from tests.games.africa.table import CGH


def test_the_short_game():
    figures = Figures(told_story())
    assert figures.dividends() == {CGH: {1: 36, 2: 36}}
    assert figures.codes() == [CGH]
    assert figures.prices(CGH) == [None, *[76] * 12, *[71] * 3, 82, 82]
    hat, car, dog = figures.standings()
    assert (hat.rank, hat.pawn, hat.worth, hat.cash) == (1, 1, 606, 309)
    assert (hat.dividends, hat.incomes, hat.certificates) == (36, 40, 2)
    assert (car.dividends, car.incomes, car.shares) == (36, 0, ((CGH, 2),))
    assert (dog.incomes, dog.bonds, dog.shares) == (30, 1, ())
    assert figures.worths(3)[:8] == [500] * 8  # a bond counts what it cost
    assert figures.worths(3)[-1] == 530
    assert [money for money, _ in figures.biggest(3)] == [152, 115, 100]


def test_dividends_are_what_the_pawns_got():
    story = whole_evening()
    runs = [moment for moment in story.moments() if moment.transaction[0] == RUN]
    gained = sum(
        change
        for moment in runs
        if moment.transaction[2] == PAY
        for account, change, _ in moment.outcome.payments
        if account < COMPANY
    )
    figures = Figures(story)
    assert gained > 0
    assert sum(one.dividends for one in figures.standings()) == gained
    assert sum(sum(paid.values()) for paid in figures.dividends().values()) == gained


def test_incomes_are_those_of_players():
    story = whole_evening()
    notes = [note for moment in story.moments() for note in moment.outcome.incomes]
    paid = sum(change for account, change, _ in notes if account < COMPANY)
    assert any(account > COMPANY for account, _, _ in notes)
    assert sum(one.incomes for one in Figures(story).standings()) == paid


def test_the_standings_are_those_of_the_unit():
    story = whole_evening()
    figures = Figures(story)
    assert figures.over
    assert story.end.stage == OVER
    ranked = [(one.rank, one.pawn, one.worth) for one in figures.standings()]
    assert ranked == [tuple(place) for place in story.end.ranking()]
    assert all(figures.worths(one.pawn)[-1] == one.worth for one in figures.standings())


def test_prices_end_where_a_company_does():
    end = whole_evening().end
    figures = Figures(whole_evening())
    for code in figures.codes():
        runs = end.status[code] == STARTED
        assert figures.prices(code)[-1] == (end.price(code) if runs else None)
    assert any(end.status[code] != STARTED for code in figures.codes())


def test_the_biggest_come_first():
    figures = Figures(whole_evening())
    biggest = figures.biggest(10)
    assert [money for money, _ in biggest] == sorted((money for money, _ in biggest), reverse=True)
    assert biggest[0][0] == max(moved(moment) for moment in figures.moments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_all_its_parts(lang, tmp_path):
    html, charts = report_on(whole_evening(), lang)
    for name in ("worth", "price", "dividends"):
        assert f'id="{name}"' in html
    for name in ("companies", "biggest"):
        assert WORDS[lang][name] in html
    assert html.count("<table>") == 1
    assert html.count('class="standing') == 4 + 1  # the winner's card says so once more
    assert all(path.stat().st_size > 1000 for path in charts.save(tmp_path))
