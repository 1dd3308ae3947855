"""What was confirmed in the site's page is kept: through killed tabs, two of them, no network and
new versions."""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from banker.store.file_drive import SIZE, FileDrive
from banker.store.ledger import Ledger
from banker.ui.sounds import CONFIRMED, SOUNDS
from playwright.sync_api import Error

from host_tools.apps.site.host import Host, serve
from host_tools.simulator.flash import Nvm, SavesFile, Supply
from host_tools.simulator.script.unit import first_settings
from tests.support.in_site import Player, needs_browser, played_offline
from tests.support.trader import GO

pytestmark = needs_browser
CONFIRMED_HZ = SOUNDS[CONFIRMED][0][0]
# Before the page's own flash: stops the worker for good at a step that the test names, a write half
# done, and says so.
STOPPING = """
{
  let left = Infinity;
  const said = new BroadcastChannel("stopping");
  said.onmessage = ({ data }) => {
    left = data;
    said.postMessage("armed");
  };
  const { prototype } = FileSystemSyncAccessHandle;
  for (const name of ["write", "flush"]) {
    const plain = prototype[name];
    prototype[name] = function (...how) {
      if (--left === 0) {
        if (name === "write") plain.call(this, how[0].slice(0, how[0].length >> 1), how[1]);
        said.postMessage(name);
        for (;;);
      }
      return plain.apply(this, how);
    };
  }
}
"""
LISTENING = """
globalThis.news = [];
globalThis.heard = [];
globalThis.stopping = new BroadcastChannel("stopping");
stopping.onmessage = ({ data }) => news.push(data);
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => data.type === "tone" && heard.push(data.hertz));
  }
};
"""
PUT = """async (bytes) => {
  const folder = await navigator.storage.getDirectory();
  const file = await folder.getFileHandle("courtier-flash.bin", { create: true });
  const writing = await file.createWritable();
  await writing.write(Uint8Array.from(bytes));
  await writing.close();
}"""


@pytest.fixture
def offline(browser: Any) -> Iterator[Any]:
    """Return a context with a service worker."""
    opened = browser.new_context(accept_downloads=True)
    yield opened
    opened.close()


def killed(context: Any, host: Host, step: int, keys: str) -> tuple[str, bool]:
    """Press keys, and kill the tab in a step on the flash: which kind of step that was ("" where
    there were fewer), and whether CONFIRM had sounded before."""
    page = context.new_page()
    page.route("**/flash.js", lambda route: _with(route, STOPPING))
    page.add_init_script(LISTENING)
    player = Player(page, host.address).at_rest()
    page.evaluate("step => stopping.postMessage(step)", step)
    page.wait_for_function("() => news.includes('armed') && !(heard.length = 0)")
    player.press(keys)
    hertz = CONFIRMED_HZ
    page.wait_for_function("hertz => news.length > 1 || heard.includes(hertz)", arg=hertz)
    found = page.evaluate("news[1] ?? ''")
    heard = page.evaluate("hertz => heard.includes(hertz)", hertz)
    kill(page)
    return str(found), bool(heard)


def kill(page: Any) -> None:
    """End the tab's process."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    page.close()


def _with(route: Any, before: str) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=before + answer.text())


def _with_first(before: str, route: Any) -> None:
    _with(route, before)


def count(context: Any, host: Host, folder: Path) -> int:
    """Return the number of transactions of a unit in this browser."""
    page = context.new_page()
    player = Player(page, host.address).at_rest()
    found = int(player.save(folder).game.count)
    page.close()
    return found


@pytest.mark.longest
def test_a_tab_killed_in_any_step_of_a_confirm_loses_nothing(context, host, tmp_path):
    known, steps = 0, []
    while not steps or steps[-1]:
        step, heard = killed(context, host, len(steps) + 1, "GO 1 CONFIRM")
        after = count(context, host, tmp_path)
        assert known + heard <= after <= known + 1, (steps, step, heard)
        assert heard == (not step)
        known = after
        steps.append(step)
    assert steps == ["write", "flush", ""]


def test_nor_does_one_killed_while_the_log_begins_anew(context, host, tmp_path):
    """The log is renewed between two keys, soon after the start."""
    image, known = nearly_full()
    front = context.new_page()
    front.goto(host.address)
    for step in (2, 24):
        front.evaluate(PUT, list(image))
        page = context.new_page()
        page.add_init_script(LISTENING)
        stopping = STOPPING.replace("left = Infinity", f"left = {step}")
        page.route("**/flash.js", partial(_with_first, stopping))
        page.goto(f"{host.address}play/")
        page.wait_for_function("() => news.length")
        kill(page)
        assert count(context, host, tmp_path) == known


def nearly_full() -> tuple[bytes, int]:
    """Return the flash of a unit shortly before a renewal of its log, and its number of
    transactions."""
    nvm, box = Nvm(Supply()), SavesFile(Supply())
    ledger = Ledger(nvm, FileDrive(box), 1, False, first_settings("en"), 0)
    while not ledger.journal.nearly_full():
        ledger.confirm((GO, 1))
    return bytes(nvm.memory) + box.read(0, SIZE), ledger.game.count


def test_a_browser_without_such_files_keeps_it_in_its_database(context, host, tmp_path):
    context.route(
        "**/flash.js", lambda route: _with(route, "delete StorageManager.prototype.getDirectory;\n")
    )
    player = Player(context.new_page(), host.address).at_rest()
    player.press("BUY_BANK 1 1 3 CONFIRM")
    player.reads("13 4")
    player.page.close()
    assert count(context, host, tmp_path) == 1


# The file does not open so many times, as while another page still lets it go.
CLOSED = """
{
  let left = %s;
  const { prototype } = FileSystemFileHandle;
  const plain = prototype.createSyncAccessHandle;
  prototype.createSyncAccessHandle = function () {
    if (left-- > 0) throw new DOMException("in use elsewhere", "NoModificationAllowedError");
    return plain.call(this);
  };
}
"""
FULL = """
FileSystemSyncAccessHandle.prototype.write = () => {
  throw new DOMException("no room is left", "QuotaExceededError");
};
"""


def begun(context: Any, host: Host) -> None:
    """Return a game of one transaction, saved in the file."""
    player = Player(context.new_page(), host.address).at_rest()
    player.press("BUY_BANK 1 1 3 CONFIRM")
    player.reads("13 4")
    player.page.close()


def with_flash(context: Any, host: Host, before: str) -> Any:
    """Return a page whose flash.js begins with other lines."""
    page = context.new_page()
    page.route("**/flash.js", lambda route: _with(route, before))
    page.goto(f"{host.address}play/?lang=en")
    return page


def test_a_file_that_does_not_open_at_once_is_tried_again(context, host, tmp_path):
    begun(context, host)
    page = with_flash(context, host, CLOSED % 3)
    page.wait_for_function("() => /13 +4/.test(document.getElementById('text').textContent)")
    page.close()
    assert count(context, host, tmp_path) == 1


@pytest.mark.parametrize("without", ["", "delete StorageManager.prototype.getDirectory;\n"])
def test_a_file_that_never_opens_is_said_and_no_other_game_is_begun(
    context, host, tmp_path, without
):
    begun(context, host)
    page = with_flash(context, host, without or CLOSED % "Infinity")
    page.wait_for_selector("#veil:has-text('cannot open the saved game')")
    assert without or "in use elsewhere" in page.text_content("#veil")
    page.close()
    assert count(context, host, tmp_path) == 1


def test_a_browser_whose_files_never_open_keeps_a_new_unit_in_its_database(context, host, tmp_path):
    """Private windows of some browsers are like that."""
    context.route("**/flash.js", lambda route: _with(route, CLOSED % "Infinity"))
    begun(context, host)
    assert count(context, host, tmp_path) == 1


def test_a_database_that_holds_the_unit_goes_on_holding_it(context, host, tmp_path):
    """This holds even if the next version of the browser has files."""
    page = context.new_page()
    page.route("**/flash.js", lambda route: _with(route, CLOSED % "Infinity"))
    player = Player(page, host.address).at_rest()
    player.press("BUY_BANK 1 1 3 CONFIRM")
    player.reads("13 4")
    page.close()
    no_base = "indexedDB.open = () => { throw new DOMException('broken', 'UnknownError'); };\n"
    page = with_flash(context, host, no_base)
    page.wait_for_selector("#veil:has-text('cannot open the saved game')")
    page.close()
    assert count(context, host, tmp_path) == 1


def test_a_disk_that_is_full_is_named_and_what_was_saved_goes_on(context, host, tmp_path):
    begun(context, host)
    page = context.new_page()
    page.route("**/flash.js", lambda route: _with(route, FULL))
    Player(page, host.address).at_rest().press("GO 1 CONFIRM")
    page.wait_for_selector("#veil:has-text('could not save')")
    assert "no room is left" in page.text_content("#veil")
    page.close()
    assert count(context, host, tmp_path) == 1


def test_a_second_tab_waits_and_may_take_over(context, host, tmp_path):
    first = Player(context.new_page(), host.address)
    first.at_rest()
    first.press("GO 1 CONFIRM")
    second = Player(context.new_page(), host.address)
    second.page.wait_for_selector("#elsewhere[open]")
    first.press("GO 2 CONFIRM")
    assert first.save(tmp_path).game.count == 2
    second.page.click("#elsewhere button")
    second.reads("€ M")
    first.page.wait_for_selector("#elsewhere[open]")
    second.press("GO 3 CONFIRM")
    assert second.save(tmp_path).game.count == 3
    second.page.close()
    first.page.click("#elsewhere button")
    first.reads("€ M")
    assert first.save(tmp_path).game.count == 3
    assert first.problems == second.problems == []


def test_it_starts_without_a_network(offline, site, tmp_path):
    player = played_offline(offline, site, tmp_path)
    player.page.goto(player.page.url.partition("play/")[0])
    player.page.wait_for_selector("h1 >> visible=true")


def test_a_new_version_is_offered_and_never_forced(offline, site, tmp_path):
    newer = tmp_path / "newer"
    shutil.copytree(site, newer)
    worker = newer / "service_worker.js"
    worker.write_text(worker.read_text().replace('VERSION = "', 'VERSION = "9.9.9-'))
    words = newer / "play" / "site_words.js"
    words.write_text(words.read_text() + "document.documentElement.dataset.version = '9';\n")
    with serve(site) as host:
        page = offline.new_page()
        player = Player(page, host.address).at_rest()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        page.close()
        player = Player(offline.new_page(), host.address).at_rest()
        player.press("GO 1 CONFIRM BUY_BANK 1 1")
        host.folder = newer
        player.page.evaluate("navigator.serviceWorker.ready.then((known) => known.update())")
        player.page.wait_for_selector("#update:not([hidden])")
        player.press("3 CONFIRM")  # nothing has been interrupted
        player.reads("13 4")
        assert player.page.evaluate("document.documentElement.dataset.version") is None
        player.page.click("#update button")
        player.page.wait_for_function("() => document.documentElement.dataset.version === '9'")
        player.at_rest()
        assert player.save(tmp_path).game.count == 2
        assert player.problems == []
