"""The unit in the site's page plays as it does everywhere; its files are those of every unit."""

from typing import Any

import pytest
from banker import games

from host_tools.dev.benchmarks.site import MOST_SHIFT
from host_tools.dev.glyphs.text import screen_text
from host_tools.games import NAMES, NUMBERS, part
from host_tools.games.key_words import chosen_game
from host_tools.games.kit.sample_game import SEED
from host_tools.link.backup_file import write_backup
from host_tools.simulator.live.frame import Frame
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import Options
from tests.support.in_site import Player, needs_browser

pytestmark = needs_browser
ENTRIES = 40
LOOKING = """
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (data.type === "picture") globalThis.picture = data.picture;
    });
  }
};
"""
# How much of the page has moved by itself, as browsers reckon it.
SHIFTS = """
globalThis.shifted = 0;
new PerformanceObserver((seen) => seen.getEntries().forEach(({ value, hadRecentInput }) => {
  if (!hadRecentInput) shifted += value;
})).observe({ type: "layout-shift", buffered: true });
"""
LIT = """() => {
  const oled = document.getElementById("oled");
  const { data } = oled.getContext("2d").getImageData(0, 0, oled.width, oled.height);
  return data.filter((value, at) => at % 4 === 3 && value > 60).length / (data.length / 4);
}"""
"""How much of the screen is lit."""


def entries(number: int) -> list[list[str]]:
    """Return the keys of a sample game, entry by entry, without the last CONFIRM."""
    made = part(number, "keys")
    game = part(number, "sample_game").begun()
    found = []
    for transaction in part(number, "sample_game").transactions(ENTRIES):
        keys = made.keys_for(game, transaction)
        assert keys is not None
        found.append(keys)
        game = games.apply(game, transaction)[0]
    return found


def test_an_evening_is_the_one_that_a_key_script_plays(context, host, tmp_path):
    player = Player(context.new_page(), host.address, f"?seed={SEED}&lang=en")
    player.reads("€ M")
    unit = AppUnit(Options(market="lively", seed=SEED))
    for keys in entries(0):
        player.press(" ".join(keys))
        for key in keys:
            unit.press(key)
        player.shows(screen_text(unit.cells()))
        player.press("CONFIRM")
        unit.press("CONFIRM")
    player.hears(r"^\w+ .* the bank for \d+\.")
    player.press("UNDO CONFIRM")
    player.hears(r"^Undone: \w+ .* the bank for \d+\.")
    unit.press("UNDO")
    unit.press("CONFIRM")
    save = player.save(tmp_path)
    assert games.to_bytes(save.game) == unit.game()
    assert len(save.record().transactions) == save.game.count
    assert player.problems == []


def test_the_picture_is_what_can_be_read_and_it_glows(context, host):
    page = context.new_page()
    page.add_init_script(LOOKING)
    player = Player(page, host.address).at_rest()
    player.press("BUY_BANK 6 1 3")
    player.reads("CONFIRM or CANCEL")
    seen = bytes(page.evaluate("[...picture]"))
    frame = Frame(seen[2:], seen[1], seen[0] == 1)
    assert "\n".join(frame.text()) == player.page.text_content("#text")
    assert 0 < page.evaluate(LIT) < 1
    assert player.problems == []


@pytest.mark.parametrize(
    ("width", "height", "ratio"), [(390, 844, 3), (412, 915, 2.625), (1366, 768, 1)]
)
def test_nothing_moves_while_the_page_comes(browser, host, width, height, ratio):
    context = browser.new_context(
        service_workers="block",
        viewport={"width": width, "height": height},
        device_scale_factor=ratio,
    )
    page = context.new_page()
    page.add_init_script(SHIFTS)
    late: list[Any] = []
    painted = False

    def hold(route: Any) -> None:
        route.continue_() if painted else late.append(route)

    for script in ("main.js", "site.js"):
        page.route(f"**/play/{script}", hold)
    page.goto(f"{host.address}play/?lang=en", wait_until="commit")
    page.wait_for_function("() => performance.getEntriesByType('paint').length")
    painted = True
    for route in late:
        route.continue_()
    page.wait_for_function("() => /€ M/.test(document.getElementById('text')?.textContent)")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("shifted") < MOST_SHIFT
    context.close()


def test_every_game_of_the_list_begins(context, host, tmp_path):
    player = Player(context.new_page(), host.address)
    player.reads("€ M")
    for number in NUMBERS[1:]:
        player.hold("NEW_GAME", "Which game")
        player.press(f"{chosen_game(number)} CONFIRM {part(number, 'keys').SEATS}")
        player.page.wait_for_selector(f"#guide[href$='/{NAMES[number]}.en.html']")
        assert player.save(tmp_path).game.number == number
    assert player.problems == []


def test_a_backup_comes_back_and_nothing_else_does(context, host, tmp_path):
    player = Player(context.new_page(), host.address)
    player.reads("€ M")
    player.press("BUY_BANK 1 1 3 CONFIRM")
    save = player.save(tmp_path)
    player.press("GO 2 CONFIRM")
    for name, content, said in (
        ("no.json", "no backup", "not a backup"),
        ("other.json", '{"kind": "else"}', "not from Courtier"),
    ):
        (tmp_path / name).write_text(content)
        player.page.set_input_files("#restore", tmp_path / name)
        player.page.wait_for_selector(f"#site-note:has-text('{said}')")
    assert player.save(tmp_path).game.count == 2
    path = tmp_path / "kept.json"
    write_backup(path, save)
    path.write_text(path.read_text().replace('"log": "', '"log": "00'))
    player.page.set_input_files("#restore", path)
    player.page.wait_for_selector("#site-note:has-text('damaged')")
    path.unlink()
    write_backup(path, save)
    player.page.set_input_files("#restore", path)
    player.page.wait_for_selector("#site-note:has-text('Confirm to restore')")
    player.page.wait_for_timeout(1100)  # a CONFIRM before that does not count
    player.press("CONFIRM")
    player.reads("€ M")
    assert games.to_bytes(player.save(tmp_path).game) == games.to_bytes(save.game)
    assert player.problems == []
