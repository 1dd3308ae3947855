"""The shelf on the unit's page: its buttons put games there and take them back with the unit's
own keys."""

import pytest

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.simulator.script.unit import Options
from tests.support.web_page import Page, RunningServer

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

TRIES, STEP_MS = 300, 40


@pytest.fixture
def page(browser, tmp_path):
    server = RunningServer(tmp_path, Options(game="all"))
    opened = browser.new_page(locale="en", **PHONE)
    yield Page(opened, server)
    opened.close()
    server.stop()


def tap(page, selector, then):
    """Press a button that presses the unit's keys, and wait for the screen that follows."""
    page.page.click(selector)
    for _ in range(TRIES):
        page.page.wait_for_timeout(STEP_MS)  # the page's own time between two keys
        page.server.let_pass(0.2)
        if then in " ".join("\n".join(page.server.unit.text()).split()):
            break
    page.server.until_held()  # the last of those keys is up
    page.server.let_pass(1)


def test_a_game_is_put_away_and_taken_back(page):
    page.wait_for("€ M")
    page.click("BUY_BANK 1 1 3 CONFIRM")
    page.page.click("#shelf-title")
    tap(page, "#shelf-put button", "Which game?")
    tap(page, "#games >> text=Cash", "Who plays?")
    page.click("2 5 CONFIRM")
    page.server.let_pass(3)
    page.wait_for("2② car 1500")
    page.page.wait_for_selector("#shelf-title:has-text('(1)')")
    said = page.page.inner_text("#shelved li span")
    assert said.startswith("Trader")
    assert "1 move" in said
    assert "hat, car, dog" in said
    page.click("BUY_BANK 2 5 CONFIRM CONFIRM")
    tap(page, "#shelved >> text=Take back", "13 4")
    page.page.wait_for_selector("#shelved:has-text('Cash')")
    assert "car, iron" in page.page.inner_text("#shelved li span")
    tap(page, "#shelved >> text=Throw away", "Throw it away?")
    page.click("CONFIRM CONFIRM CANCEL")
    page.page.wait_for_selector("#shelf-title:has-text('(0)')")
    assert page.problems == []
