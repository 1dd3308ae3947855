"""The guided first turn on the unit's page: it follows the unit, and knows the way back."""

from itertools import pairwise

import pytest

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.simulator.script.unit import Options
from tests.support.web_page import Page, RunningServer

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

TURN = "BUY_BANK 1 1 3 CONFIRM TOTAL CONFIRM UNDO CONFIRM"

# Sentences of all first turns that have no room in their card.
_CUT = """async () => {
  const card = document.getElementById("tour"), why = document.getElementById("tour-why");
  const turns = await (await fetch("first_turns.json")).json();
  const said = turns.flatMap((steps) => steps.flatMap(({ say }) => Object.values(say)));
  return said.filter((sentence) => {
    why.textContent = sentence;
    const { top, bottom } = card.getBoundingClientRect();
    return [...card.children].some((part) => {
      const box = part.getBoundingClientRect();
      return box.top < top || box.bottom > bottom;
    });
  });
}"""
WINDOWS = ((320, 568), (390, 844), (844, 390), (1024, 600), (1366, 768), (3840, 2160))


def wanted(page):
    """Return the key that is marked."""
    return page.page.get_attribute(".wanted", "data-key")


def begin(page):
    """Ask for the turn, and wait until its first key is marked."""
    page.page.click("#tour-start")
    page.page.wait_for_selector(".wanted")


def press(page, key, then):
    """Press a key, and wait until the next one is marked."""
    page.click(key)
    page.page.wait_for_selector(f".wanted[data-key='{then}']")


def test_it_follows_the_keys_and_leaves_a_new_game(phone):
    begin(phone)
    keys = TURN.split()
    for key, then in pairwise(keys):
        assert wanted(phone) == key
        press(phone, key, then)
        inside = "one => one.getBoundingClientRect().bottom <= innerHeight"
        assert phone.page.eval_on_selector(".wanted", inside), "the key is seen without scrolling"
    phone.click(keys[-1])
    phone.page.wait_for_selector("#tour-press:has-text('That is all')")
    assert phone.server.unit.begun is False
    phone.page.click("#tour-skip")
    assert not phone.page.is_visible("#tour")
    assert phone.page.is_visible("#tour-start")


def test_a_wrong_key_is_explained_with_the_way_back(desk):
    begin(desk)
    desk.click("CONFIRM")  # turns the page of the market: no harm
    desk.page.wait_for_selector("#tour-why:has-text('That was Confirm')")
    press(desk, "BUY_BANK", "1")
    press(desk, "SELL", "1")  # the unit refuses it
    press(desk, "2", "CANCEL")  # another pawn: the way back
    press(desk, "CANCEL", "BUY_BANK")
    for key, then in (("BUY_BANK", "1"), ("1", "1"), ("1", "3"), ("2", "CANCEL")):
        press(desk, key, then)
    press(desk, "CONFIRM", "UNDO")  # company 12 is booked
    press(desk, "UNDO", "CONFIRM")
    press(desk, "CONFIRM", "BUY_BANK")
    assert desk.server.unit.begun is False


def test_every_sentence_has_room(desk):
    begin(desk)
    for width, height in WINDOWS:
        desk.page.set_viewport_size({"width": width, "height": height})
        assert desk.page.evaluate(_CUT) == [], (width, height)


def test_it_can_be_skipped_and_ends_with_the_power(desk):
    begin(desk)
    desk.page.click("#tour-skip")
    assert desk.page.locator(".wanted").count() == 0
    begin(desk)
    desk.page.click("#power")
    desk.page.wait_for_selector("body.dead")
    assert not desk.page.is_visible("#tour")


def test_a_first_start_asks_for_the_language_and_the_game(browser, tmp_path):
    server = RunningServer(tmp_path, Options(lang=None, game="all"))
    try:
        page = Page(browser.new_page(locale="en"), server)
        page.wait_for("2 English")
        page.click("2")
        page.wait_for("Which game?")
        page.page.click("#games >> text=Cash")
        server.until(lambda unit: server.clicked >= 3)
        server.let_pass(3)
        page.wait_for("Who plays?")
    finally:
        server.stop()
