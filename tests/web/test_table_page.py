"""What the page does for the people at the table: names, words for who listens, invitations, and
the mirror and the report one click away."""

from typing import Any

import pytest

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.lan import qr_path
from host_tools.apps.web.pictures import DESKTOP, PHONE
from host_tools.simulator.script.unit import Options
from tests.support.contrast import faint
from tests.support.web_page import Page, RunningServer

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

_SPOKEN = "words => document.getElementById('spoken').textContent.includes(words)"
# All that a screen reader is told.
_LISTEN = """() => {
  globalThis.told = [];
  new MutationObserver(() => told.push(spoken.textContent))
    .observe(document.getElementById("spoken"), { childList: true });
}"""
_NO_SLEEP = """
globalThis.asked = [];
navigator.wakeLock.request = async (kind) => {
  asked.push(kind);
  return Object.assign(new EventTarget(), { released: false });
};
"""


def name(page: Any, pawn: int, called: str) -> None:
    page.fill(f":is(#names, .names) label:nth-child({pawn}) input", called)
    page.keyboard.press("Tab")


def test_a_screen_reader_announces_confirmed_entries(desk):
    desk.page.evaluate(_LISTEN)
    desk.click("BUY_BANK 3 1 3 CONFIRM")
    desk.page.wait_for_function(_SPOKEN, arg="The dog listed 13 and paid 220")
    desk.click("UNDO CONFIRM")
    desk.page.wait_for_function(_SPOKEN, arg="Taken back: The dog listed 13")


def test_a_screen_reader_announces_only_the_lines_that_change(desk):
    desk.click("BUY_BANK")
    desk.page.wait_for_function(_SPOKEN, arg="1 hat 2 car 3 dog")
    desk.page.evaluate(_LISTEN)
    desk.click("3")
    desk.page.wait_for_function(_SPOKEN, arg="dog")
    assert not any("Buy from the bank" in words for words in desk.page.evaluate("told"))


def test_a_screen_reader_announces_messages_and_lookups(desk):
    desk.click("UNDO")
    desk.page.wait_for_function(_SPOKEN, arg="Nothing to undo")
    desk.click("1 3")
    desk.page.wait_for_function(_SPOKEN, arg="13 Red 220")
    desk.click("BUY_BANK 1 1 3 CONFIRM")
    desk.page.wait_for_function(_SPOKEN, arg="The hat listed 13")
    desk.click("UNDO CONFIRM")
    desk.page.wait_for_function(_SPOKEN, arg="Taken back: The hat listed 13")


def test_switched_off_it_says_how_to_wake_it_and_old_words_go(desk):
    desk.click("BUY_BANK")
    desk.page.wait_for_function(_SPOKEN, arg="1 hat 2 car 3 dog")
    desk.click("POWER")
    desk.page.wait_for_selector("#veil[role=status]:has-text('Asleep: any key wakes it.')")
    assert desk.page.text_content("#spoken") == ""
    desk.click("1")
    desk.wait_for("€ M")
    assert desk.page.is_hidden("#veil")


def test_it_does_not_fall_asleep_by_itself(desk, server):
    server.let_pass(6 * 60)
    desk.wait_for("€ M")
    assert desk.page.is_hidden("#veil")


def test_alternating_screens_at_rest_are_not_announced(desk, server):
    desk.page.evaluate(_LISTEN)
    before = desk.text
    server.let_pass(18)
    desk.page.wait_for_function(
        "before => document.getElementById('text').textContent !== before", arg=before
    )
    assert desk.page.evaluate("told") == []


def test_a_key_that_is_held_says_so(desk):
    label = desk.page.get_attribute("[data-key=NEW_GAME]", "aria-label")
    assert label == "New game 2 s, hold for two seconds"
    desk.page.evaluate(_LISTEN)
    desk.page.hover("[data-key=NEW_GAME]")
    desk.page.mouse.down()
    desk.page.wait_for_function(
        "() => told.some((words) => words.includes('New game: key held down'))"
    )
    desk.page.mouse.up()
    told = desk.page.evaluate("told")
    assert any("Keep holding" in words for words in told)
    assert not any(bar in words for words in told for bar in "■□")


def test_names_are_entered_once_and_shown_on_all_pages(desk):
    page = desk.page
    page.click("#names-card summary")
    name(page, 1, "Anna")
    name(page, 2, "  Karim   B ")
    assert page.get_attribute("[data-key='1']", "aria-label") == "1 Anna, hat"
    desk.click("BUY_BANK 2 1 3 CONFIRM BUY_PLAYER 1 2 1 3 1 CONFIRM")
    page.wait_for_function(_SPOKEN, arg="Anna bought 1 share of 13 from Karim B.")
    with page.context.expect_page() as opened:
        page.click("a[href='mirror/']")
    mirror = opened.value
    mirror.wait_for_selector("#headline:has-text('Anna bought 1 share of 13 from Karim B')")
    assert mirror.locator("#pawns .name").all_inner_texts()[:3] == ["Anna", "Karim B", "Dog"]
    mirror.click("#naming summary")
    name(mirror, 3, "Zoé")
    assert mirror.locator("#pawns .name").all_inner_texts()[2] == "Zoé"
    page.wait_for_selector("[data-key='3'][aria-label='3 Zoé, dog']")
    with page.context.expect_page() as opened:
        page.click("a[href='report/']")
    report = opened.value
    report.wait_for_selector("details.names")
    assert report.locator(".standing h3").all_inner_texts() == ["Karim B", "Anna"]
    told = report.locator("ol.all li").all_text_contents()
    assert told[1].startswith("Anna bought 1 share of 13 from Karim B")
    assert "inal" not in report.inner_text("h2 >> nth=0")
    report.click("details.names summary")
    name(report, 1, "")
    assert report.locator(".standing h3").all_inner_texts() == ["Karim B", "Hat"]


def test_the_mirror_speaks_the_units_language(desk):
    desk.click("BUY_BANK 1 1 3 CONFIRM")
    with desk.page.context.expect_page() as opened:
        desk.page.click("a[href='mirror/']")
    mirror = opened.value
    mirror.wait_for_selector("#headline:has-text('The hat listed 13')")
    desk.click("MENU 1 CONFIRM")
    mirror.wait_for_selector("#headline:has-text('Le chapeau a introduit la 13 en bourse')")
    assert mirror.get_attribute("html", "lang") == "fr"


def test_the_screen_is_asked_to_stay_awake(browser, server):
    context = browser.new_context(**PHONE)
    context.add_init_script(_NO_SLEEP)
    phone = Page(context.new_page(), server)
    assert phone.page.evaluate("asked") == ["screen"]
    context.close()


def test_developers_tools_are_folded_and_the_invitation_is_shown(open_page, server):
    at = "http://192.0.2.7:2001/"
    server.hub.invitation = {"address": at, "pin": "123456", "qr": qr_path(at)}
    server.hub.board_view = False
    desk = Page(open_page(**DESKTOP), server)
    desk.page.wait_for_selector("#invitation")
    assert desk.page.inner_text("#guests-pin") == "123456"
    assert desk.page.inner_text("#guests-address") == at
    assert desk.page.get_attribute("#qr path", "d") == qr_path(at)["path"]
    assert not desk.page.is_visible("#power")
    assert not desk.page.is_visible("#battery")
    desk.page.click("#developers summary")
    assert desk.page.is_visible("#power")


def test_what_a_watching_phone_shows_can_be_read(open_page, tmp_path):
    server = RunningServer(tmp_path, trusting=False)
    phone = Page(open_page(**PHONE), server)
    phone.page.wait_for_selector(".watching")
    too_faint, count = faint(phone.page)
    server.stop()
    assert too_faint == []
    assert count > 3


def test_a_name_is_saved_and_sent_to_every_page(desk, server, tmp_path, browser):
    desk.page.click("#names-card summary")
    name(desk.page, 2, "ÉLÉONORE-ÂGATHÉE")
    desk.page.wait_for_selector("[data-key='2'] .player")
    elsewhere = browser.new_context(**PHONE)  # another device: it knows nothing by itself
    phone, mirror = elsewhere.new_page(), elsewhere.new_page()
    phone.goto(server.address)
    phone.wait_for_selector("[data-key='2'] .player span:text-is('ÉLÉONORE-ÂGATHÉE')")
    mirror.goto(f"{server.address}mirror/")
    mirror.wait_for_selector(".pawn .name:text-is('ÉLÉONORE-ÂGATHÉE')")
    mirror.click("#naming summary")
    name(mirror, 3, "Bo")
    desk.page.wait_for_selector("[data-key='3'] .player span:text-is('Bo')")
    assert desk.page.input_value("#names input[data-pawn='3']") == "Bo"
    desk.click("BUY_BANK 2 1 3 CONFIRM")
    phone.goto(f"{server.address}report/")
    phone.wait_for_selector("header .players :text('ÉLÉONORE-ÂGATHÉE')")
    elsewhere.close()
    server.stop()
    assert "Bo" in (tmp_path / "names.json").read_text("utf-8")
    server.start()
    desk.page.evaluate("localStorage.clear()")
    desk.page.reload()
    desk.page.wait_for_selector("[data-key='3'] .player span:text-is('Bo')")


def test_a_new_game_says_how_to_begin_until_something_is_confirmed(desk):
    begin = desk.page.locator("#begin")
    begin.wait_for()
    assert "New game for two seconds" in " ".join(begin.inner_text().split())
    desk.click("BUY_BANK 3 1 3 CONFIRM")
    begin.wait_for(state="hidden")
    desk.click("UNDO CONFIRM")
    begin.wait_for()


def test_a_screen_reader_announces_the_first_question_and_power_off(tmp_path, open_page):
    running = RunningServer(tmp_path / "new", Options(lang=None))
    try:
        page = open_page(**DESKTOP)
        page.goto(running.address)
        page.wait_for_function(_SPOKEN, arg="English")
        page.evaluate("document.querySelector('#power').click()")
        page.wait_for_selector("#veil[role=status]:not(:empty)")
        assert page.text_content("#spoken") == ""
    finally:
        running.stop()
