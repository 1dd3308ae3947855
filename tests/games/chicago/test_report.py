"""The report on a game of Chicago Express: its figures, its file, its pictures."""

import re

import pytest
from banker.games import to_bytes
from banker.games.chicago.transactions import DIVIDENDS, REMOVE
from banker.rules.forms import SWITCH
from banker.store.ledger import Ledger
from PIL import Image

from host_tools.cli import main
from host_tools.games.chicago.report.figures import Figures, Payout, moved
from host_tools.games.chicago.report.words import WORDS
from host_tools.history.story import Story
from host_tools.report.games import report_on
from host_tools.script.media import Flash
from tests.games.chicago.stories import CHICAGO_GAME, TURNS, evening, fresh, told_story
from tests.report.test_report import Outline
from tests.support.trader import FLOAT
from tests.support.trader import Game as Trader

pytestmark = pytest.mark.slow

LANGUAGES = tuple(WORDS)


@pytest.fixture
def figures():
    return Figures(told_story())


def html(story, lang="en"):
    return report_on(story, lang)[0]


def test_cash_and_income_are_the_units(figures):
    assert figures.cash(2)[:2] == [40, 32]
    assert figures.cash(2)[-1] == 69
    assert figures.incomes(1)[4:9] == [7, 13, 13, 15, 15]
    assert figures.incomes(5)[:8] == [None] * 8
    assert figures.incomes(5)[8] == 3


def test_dividends_are_counted_by_time_and_by_company(figures):
    assert figures.payouts() == [
        Payout(1, 1, ((2, 15),)),
        Payout(1, 0, ((1, 8), (2, 22), (3, 12))),
    ]
    assert [figures.paid_by(key) for key in range(1, 6)] == [15 + 16, 6, 7, 10, 3]
    assert figures.arrivals() == [1]


@pytest.mark.parametrize("seed", [2, 5, 8])
def test_what_companies_pay_is_what_players_get(seed):
    figures = Figures(evening(seed))
    received = sum(one.dividends for one in figures.standings())
    assert sum(figures.paid_by(key) for key in range(1, 6)) == received
    assert received == sum(payout.total for payout in figures.payouts())


def test_the_standings_are_those_of_the_unit(figures):
    standings = figures.standings()
    assert [(one.rank, one.pawn, one.cash) for one in standings] == [
        (1, 2, 69),
        (2, 1, 38),
        (3, 3, 32),
    ]
    assert standings[0].shares == (1, 1, 0, 0, 0)
    assert (standings[0].dividends, standings[0].spent) == (37, 8)


def test_who_left_comes_last_and_has_no_cash_any_more():
    story = Story(fresh(), [*TURNS, (REMOVE, 2)])
    figures = Figures(story)
    assert [one.pawn for one in figures.standings()] == [1, 3, 2]
    assert figures.cash(2)[-1] is None
    assert "left the game" in html(story)


def test_the_biggest_transactions_come_first(figures):
    amounts = [amount for amount, _ in figures.biggest(3)]
    assert amounts == [42, 17, 11]
    moments = list(told_story().moments())
    assert moved(moments[-1]) == 42
    assert moved(moments[-2]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_needs_nothing_else(lang):
    page = html(evening(), lang)
    assert not re.search(r"https?:|//[a-z]|@import|url\(|<script |<link|<img|<iframe", page)
    outline = Outline()
    outline.feed(page)
    outline.close()
    assert (outline.open, outline.references) == ([], [])
    names = set(re.findall(r"var\(--([a-z0-9-]+)\)", page)) - {"own"}
    assert all(f"--{name}:" in page for name in names)


def test_the_page_tells_the_figures():
    page = html(told_story())
    for words in ("Chicago Express. Told by Courtier", "<b>57</b> in dividends", "Round 1"):
        assert words in page
    assert "PRR in Chicago" in page
    assert "<b>PRR</b> first in Chicago" in page
    assert "highest bid, for NYC" in page
    assert page.count("<li value=") == len(TURNS)
    assert "Le revenu de chaque compagnie" in html(told_story(), "fr")
    assert "B&amp;O" in page
    assert "B&O" not in page


def test_games_that_have_not_come_far_are_told_too():
    assert "Nothing has happened in this game yet." in html(Story(fresh(), []))
    assert "No dividends were paid." in html(told_story(TURNS[:1]))
    later = Story(to_bytes(told_story().end), [])
    assert "begins after number 15" in html(later)
    broken = Story(fresh(), [*TURNS[:2], (DIVIDENDS,)])
    assert "does not fit" in html(broken)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chart_is_a_picture_with_something_on_it(lang, tmp_path):
    saved = report_on(evening(), lang)[1].save(tmp_path / "pictures")
    assert [path.stem for path in saved] == ["cash", "income", "dividends"]
    for path in saved:
        with Image.open(path) as picture:
            assert picture.width == 2000
            assert len(picture.getcolors(1 << 24)) > 50


def test_both_languages_have_every_word():
    assert WORDS["en"].keys() == WORDS["fr"].keys()


def test_the_command_reports_on_the_last_game_whichever_it_is(tmp_path, capsys):
    flash = Flash(tmp_path / "unit")
    ledger = Ledger(flash.nvm, flash.drive, lively=False)
    output = tmp_path / "story.html"
    command = ["report", str(tmp_path / "unit"), "-o", str(output), "--lang", "en"]
    for transaction in [(FLOAT, 2, 12), (SWITCH, CHICAGO_GAME, 1, 2, 3, 0, 0, 0), *TURNS]:
        ledger.confirm(transaction)
    assert main([*command, "--pictures", str(tmp_path / "pictures")]) == 0
    page = output.read_text(encoding="utf-8")
    assert "Chicago Express" in page
    assert "floats 12" not in page
    assert capsys.readouterr().out.count("Written:") == 4
    ledger.confirm((SWITCH, 0, 5, 0))
    ledger.confirm((FLOAT, 1, 3))
    assert main(command) == 0
    page = output.read_text(encoding="utf-8")
    assert "floats 03" in page
    assert "Chicago" not in page


def test_a_story_of_both_games_has_a_report_for_each():
    story = Story(to_bytes(Trader(1, False)), [(FLOAT, 2, 12), (SWITCH, 1, 1, 2, 3, 0, 0, 0)])
    first, second = story.games()
    assert "presidency" in html(first)
    assert "Nothing has happened" in html(second)
