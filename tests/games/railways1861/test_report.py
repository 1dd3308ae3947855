"""What the report counts of a game of 1861."""

import pytest

from host_tools.games.railways1861.dividends import paid
from host_tools.games.railways1861.report.page import Figures
from host_tools.link.history.sentences import LANGUAGES
from host_tools.link.report.games import report_on
from tests.games.railways1861.records import OPENING, told_story, whole_evening


def test_the_short_game():
    figures = Figures(told_story(*OPENING))
    assert figures.payouts() == {(1, 2): {1: 45}}
    assert figures.paid_by() == {1: 45}
    assert figures.prices() == []
    assert figures.worth(2)[0] == 420
    assert figures.worth(2)[-1] == 535
    assert figures.end.ranking() == [(1, 1, 600), (2, 2, 535), (3, 3, 465)]


def test_dividends_add_up_over_an_evening():
    story = whole_evening()
    figures = Figures(story)
    gained = sum(sum(paid(moment.outcome).values()) for moment in story.steps())
    assert gained > 0
    assert sum(sum(one.values()) for one in figures.payouts().values()) == gained
    assert sum(figures.paid_by().values()) == gained
    assert list(figures.payouts()) == sorted(figures.payouts())


def test_prices_are_those_of_publics_that_ran():
    story = whole_evening()
    prices = dict(Figures(story).prices())
    assert prices
    for code, values in prices.items():
        assert values[-1] == (story.end.price(code) or None)
        assert max(value for value in values if value) <= 540


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_all_its_parts(lang):
    html = report_on(whole_evening(), lang)
    for name in ("worth", "prices", "dividends"):
        assert f'id="{name}"' in html
    assert html.count("<table>") == 1
    assert html.count('class="standing') == 4 + 1  # the winner's card says so once more
