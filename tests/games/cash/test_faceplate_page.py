"""The browser's faceplate with Cash: its legends are on the keys, and fit."""

import pytest

from host_tools.games.cash.legends import OVERLAY
from host_tools.web.chromium import NoBrowser, find_chromium
from host_tools.web.driving import places
from tests.web.test_page import phone, server  # noqa: F401 - fixtures

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")


def test_the_legends_fit_their_keys_on_a_phone(phone):  # noqa: F811
    mouse = phone.page.mouse
    mouse.move(*places(phone.page)["NEW_GAME"])
    mouse.down()
    phone.wait_for("Which game?")
    mouse.up()
    phone.click("3 CONFIRM")
    phone.wait_for("Who plays?")
    phone.click("1 2 3 CONFIRM")
    phone.wait_for("3③ dog 1500 $")
    for key, (_, english) in OVERLAY.items():
        legend = english.replace("\n", " ")
        phone.page.wait_for_selector(f"[data-key='{key}'][aria-label='{legend}']")
    wide = "all => all.filter(one => one.offsetWidth > one.closest('.key').clientWidth).length"
    assert phone.page.eval_on_selector_all(".legend", wide) == 0
