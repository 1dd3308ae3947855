"""A first visit: the unit asks which game, and the page shows a first turn of it."""

from host_tools.apps.site.host import Host
from tests.support.in_site import Player, needs_browser

pytestmark = needs_browser


def test_the_unit_asks_which_game_and_its_first_turn_is_shown(context, host: Host):
    page = context.new_page()
    player = Player(page, host.address, "")
    player.reads("Which game?")
    assert page.locator("#games button").count() == 10
    page.click("#games >> text=18Lilliput")
    player.reads("clockwise")
    for key in ("2", "1", "Enter"):  # real keys, which a button in focus would take
        page.keyboard.press(key)
    player.reads("BUY: a company")
    page.click("#tour-start")
    for key in ["BUY_BANK", "2", "1", "1", "CONFIRM", "TOTAL", "CONFIRM", "UNDO", "CONFIRM"]:
        page.wait_for_selector(f".wanted[data-key='{key}']")
        player.press(key)
    page.wait_for_selector("#tour-press:has-text('That is all')")
    page.click("#tour-skip")
    assert not page.is_visible("#tour")
    player.page.reload()
    player.reads("BUY: a company")
    page.click("#shelf-title")
    page.click("#shelf-put button")
    player.reads("Which game?")
    page.click("#games >> text=Cash")
    player.reads("Who plays?")
    player.press("1 3 CONFIRM")
    page.wait_for_selector("#shelved:has-text('18Lilliput')")
    assert "hat, car" in page.inner_text("#shelved")
    assert player.problems == []
