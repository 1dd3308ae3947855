"""The report: its figures are the manual's, and it needs no other file."""

import re
from html.parser import HTMLParser

import pytest
from banker.games import to_bytes
from banker.rules.transactions import NEW_GAME

from host_tools.cli import main
from host_tools.games.trader.report.figures import Figures, Stretch, moved
from host_tools.games.trader.report.page import report
from host_tools.games.trader.report.words import WORDS
from host_tools.link.record import GameRecord
from host_tools.link.report.axes import Frame, grouped, headroom, round_step, steps, ticks
from host_tools.link.report.pawn_chart import spread_labels
from host_tools.simulator.script.media import Flash
from tests.games.trader.records import RED, long_story, red_story
from tests.support.trader import FLOAT, GO, REMOVE, Game

VOID = ("meta", "link", "br", "img")


@pytest.fixture
def red():
    return Figures(red_story())


def html(story, lang="en"):
    return report(story, lang)


def test_worth_and_prices_are_the_manuals(red):
    assert red.numbers == list(range(12))
    assert red.worth(2)[3:5] == [1270, 3695]
    assert red.worth(2)[-1] == 480
    assert red.prices(14) == [*[None] * 3, 90, 165, 181, 214, 247, 297, 297, 297, 68]
    assert red.prices(1) == [None] * 12
    assert red.highest_price() == (14, 297)


def test_interest_is_counted_by_company_and_by_pawn(red):
    assert red.interest()[14] == 445
    assert sum(red.interest()) == 445
    assert red.interest_received() == [63, 191, 127, 0, 0, 64]


def test_presidencies_won_and_lost(red):
    assert red.won_and_lost()[2] == (3, 1)
    assert red.won_and_lost()[3] == (1, 0)
    of_14 = [stretch for stretch in red.presidencies() if stretch.code == 14]
    assert of_14 == [Stretch(14, 2, 3, 11, True), Stretch(14, 3, 11, 11, False)]
    of_12 = [stretch for stretch in red.presidencies() if stretch.code == 12]
    assert [stretch.monopoly for stretch in of_12] == [False, True, False]


def test_the_biggest_transactions_come_first(red):
    biggest = red.biggest(3)
    assert [moment.number for moment in biggest] == [11, 4, 9]
    assert moved(biggest[0]) == 891 + 750
    assert moved(biggest[1]) == 1500
    assert all(moment.outcome.amount is not None for moment in red.biggest(20))


def test_the_standings_are_the_totals_of_the_unit(red):
    standings = red.standings()
    assert [(one.rank, one.pawn, one.total) for one in standings] == [
        (1, 2, 480),
        (2, 3, 136),
        (3, 1, 68),
        (3, 5, 68),
        (3, 6, 68),
    ]
    assert standings[1].dividends == 127
    assert standings[0].presidencies == 2


def test_players_who_left_come_last():
    # Neither has anything, so that only who is still there decides.
    story = GameRecord(to_bytes(Game(1, False)), [(FLOAT, 1, 1), (GO, 2), (REMOVE, 1)])
    standings = Figures(story).standings()
    assert [(one.pawn, one.in_play) for one in standings] == [(2, True), (1, False)]
    assert [one.total for one in standings] == [0, 0]
    assert "left the game" in html(story)


class Outline(HTMLParser):
    """What a page refers to, and whether its elements are closed."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.references = []

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)
        self.references += [value for name, value in attrs if name in ("src", "href", "srcset")]

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", WORDS)
def test_the_report_needs_no_other_file(lang):
    page = html(long_story(), lang)
    assert not re.search(r"https?:|//[a-z]|@import|url\(|<script |<link|<img|<iframe", page)
    outline = Outline()
    outline.feed(page)
    outline.close()
    assert outline.open == []
    assert outline.references == []
    names = set(re.findall(r"var\(--([a-z0-9-]+)\)", page)) - {"own"}
    assert all(f"--{name}:" in page for name in names)


def test_the_page_tells_the_manuals_figures():
    page = html(red_story())
    for figure in (
        "The story of a game",
        ">297<",
        grouped(1641),
        "paid interest on 14 to the bank: 445",
    ):
        assert figure in page
    french = html(red_story(), "fr")
    assert "L’histoire d’une partie" in french
    assert "Bureaux: la voiture a reçu 750" in french


def test_an_empty_game_has_a_report_too():
    page = html(GameRecord(to_bytes(Game(1, False)), []))
    assert "Nothing has happened in this game yet." in page


def test_the_report_says_what_is_missing_and_what_does_not_fit():
    later = GameRecord(to_bytes(red_story().end), [])
    assert "begins after transaction 11" in html(later)
    broken = GameRecord(to_bytes(Game(1, False)), [*RED, (FLOAT, 2, 12)])
    assert "does not fit" in html(broken)


def test_a_bit_of_text_cannot_become_markup():
    assert (
        "<b>"
        not in html(GameRecord(to_bytes(Game(1, False)), [*RED, (FLOAT, 2, 12)]))
        .split('class="warning"')[1]
        .split("</p>")[0]
    )


def test_scales_are_round():
    assert [round_step(value) for value in (0.3, 1, 3, 12, 60)] == [1, 1, 5, 20, 100]
    assert ticks(6020, 5) == [0, 2000, 4000, 6000]
    assert headroom(100) == 106
    assert grouped(1234567) == "1\u202f234\u202f567"


def test_a_line_is_level_until_it_changes_and_cut_where_there_is_none():
    frame = Frame(0, 0, 30, 10, 0, 3, 10)
    assert steps(frame, [0, 1, 2, 3], [2, 4, None, 5]) == [
        ((0, 8), (10, 8), (10, 6), (20, 6)),
        ((30, 5),),
    ]


def test_labels_do_not_touch():
    frame = Frame(0, 0, 100, 100, 0, 1, 1)
    moved_apart = spread_labels({1: 98, 2: 99, 3: 50}, frame, 10)
    assert moved_apart == {3: 50, 1: 90, 2: 100}


@pytest.fixture
def folder(tmp_path):
    """Return a virtual unit's folder with the manual's game."""
    from banker.store.ledger import Ledger

    flash = Flash(tmp_path / "unit")
    ledger = Ledger(flash.nvm, flash.drive, lively=False)
    for transaction in [(FLOAT, 1, 1), (NEW_GAME, 1, 0), *RED, (FLOAT, 1, 3)]:
        ledger.confirm(transaction)
    ledger.undo()
    return tmp_path / "unit"


def test_the_command_reports_on_a_virtual_units_folder(folder, tmp_path, capsys):
    output = tmp_path / "story.html"
    assert main(["report", str(folder), "-o", str(output), "--lang", "en"]) == 0
    page = output.read_text(encoding="utf-8")
    assert "to the bank for 891" in page
    assert "listed 03" not in page
    assert f"<b>{len(RED)}</b> transactions" in page
    assert capsys.readouterr().out.count("Written:") == 1


def test_the_command_says_what_is_wrong(tmp_path, capsys):
    assert main(["report", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("courtier report: ")
    assert main(["report", str(tmp_path / "none.courtier")]) == 1
    assert "no file" in capsys.readouterr().err


def test_the_command_reports_on_a_unit_at_a_port(folder, tmp_path):
    pytest.importorskip("host_tools.link.sim", reason="this system has no pseudo-terminals")
    output = tmp_path / "story.html"
    command = ["report", "--sim", "--save", str(folder), "-o", str(output), "--lang", "fr"]
    assert main(command) == 0
    assert "à la banque pour 891" in output.read_text(encoding="utf-8")
