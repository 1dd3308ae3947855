"""What the report counts of a game of 1861."""

import pytest
from banker.games.railways1861.data import PAWN
from banker.games.railways1861.transactions import RUN

from host_tools.games.railways1861.report.figures import Figures, dividends
from host_tools.history.sentences import LANGUAGES
from host_tools.report.games import report_on
from tests.games.railways1861.stories import OPENING, told_story, whole_evening


def test_the_short_game():
    figures = Figures(told_story(*OPENING))
    assert [(payout.set, payout.run, payout.paid) for payout in figures.payouts()] == [
        (1, 2, {1: 45})
    ]
    assert figures.paid_by() == {1: 45}
    assert figures.prices() == {}
    hat, car, dog = figures.standings()
    assert (hat.rank, hat.pawn, hat.worth, hat.cash) == (1, 1, 600, 305)
    assert (hat.dividends, hat.incomes, hat.certificates) == (45, 90, 3)
    assert (car.incomes, dog.incomes) == (80, 30)
    assert figures.worth(2)[0] == 420
    assert figures.worth(2)[-1] == 535
    assert figures.after_sets()[0][0] == 1
    assert figures.after_sets()[-1] == (2, {1: 600, 2: 535, 3: 465})


def test_dividends_add_up_over_an_evening():
    story = whole_evening()
    figures = Figures(story)
    runs = [moment for moment in story.moments() if moment.transaction[0] == RUN]
    gained = sum(sum(dividends(moment).values()) for moment in runs)
    assert gained > 0
    assert sum(payout.total for payout in figures.payouts()) == gained
    assert sum(one.dividends for one in figures.standings()) == gained
    assert sum(figures.paid_by().values()) == gained
    rounds = [(payout.set, payout.run) for payout in figures.payouts()]
    assert rounds == sorted(set(rounds))


def test_incomes_are_those_of_players():
    story = whole_evening()
    paid = [
        income
        for moment in story.moments()
        for _, owner, income in moment.outcome.incomes
        if owner > PAWN
    ]
    assert sum(one.incomes for one in Figures(story).standings()) == sum(paid)


def test_every_set_ends_as_the_next_begins():
    story = whole_evening()
    sets = Figures(story).after_sets()
    assert [number for number, _ in sets] == list(range(1, story.end.set + 1))
    assert sets[-1][1] == {pawn: story.end.worth(pawn) for pawn in story.end.players()}


def test_prices_are_those_of_publics_that_ran():
    story = whole_evening()
    prices = Figures(story).prices()
    assert prices
    for code, values in prices.items():
        assert values[-1] == (story.end.price(code) or None)
        assert max(value for value in values if value) <= 540


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_all_its_parts(lang, tmp_path):
    html, charts = report_on(whole_evening(), lang)
    for name in ("worth", "prices", "dividends"):
        assert f'id="{name}"' in html
    assert html.count("<table>") == 2
    assert html.count('class="standing') == 4 + 1  # the winner's card says so once more
    assert all(path.stat().st_size > 1000 for path in charts.save(tmp_path))
