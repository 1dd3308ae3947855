"""The browser's faceplate with the second game: its legends come and go with it."""

import pytest

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from tests.games.chicago.test_faceplates import OVERLAID

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")


def choose_chicago(desk):
    """Hold NEW_GAME until the unit asks which game, choose, and seat three pawns."""
    desk.hold("NEW_GAME")
    desk.wait_for("Which game?")
    desk.page.mouse.up()
    desk.click("2 CONFIRM")
    desk.wait_for("Pawns from the oldest")
    desk.click("1 2 3 CONFIRM")
    desk.wait_for("1 PRR 7 0/3")


def wait_for_legend(desk, key, legend):
    desk.page.wait_for_selector(f"[data-key='{key}'][aria-label='{legend}']")


def test_the_legends_follow_the_game(desk):
    wait_for_legend(desk, "BUY_BANK", "Buy bank")
    choose_chicago(desk)
    for key, (_, english) in OVERLAID.items():
        wait_for_legend(desk, key, english)
    assert "Develop" in desk.page.inner_text("#map")
    desk.click("BUY_BANK 2 8 CONFIRM CONFIRM")
    desk.wait_for("②> car 32")
    desk.page.click("#power")
    desk.page.wait_for_selector("body.dead")
    wait_for_legend(desk, "BUY_BANK", "Auction")
    desk.power_on()
    desk.wait_for("1 PRR 7 1/3")
    desk.click("UNDO CONFIRM UNDO CONFIRM")
    desk.wait_for("€ M")
    wait_for_legend(desk, "BUY_BANK", "Buy bank")


def test_the_legends_fit_their_keys_on_a_phone(phone):
    choose_chicago(phone)
    wait_for_legend(phone, "GO", "Pass")
    wide = "all => all.filter(one => one.offsetWidth > one.closest('.key').clientWidth).length"
    assert phone.page.eval_on_selector_all(".legend", wide) == 0
