"""The host tools in the site's pages: the table's screen, the story, a unit at a port and a drive.

Ports and drives are stand-ins that a page finds in the browser's place: bytes go to the virtual
board's real pseudo-terminal, files to a real folder. What no test here can reach: a real port, a
real drive, and what the browser itself asks the user.
"""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from banker import games
from banker.store import file_drive

from host_tools.apps.site.host import Host
from host_tools.deploy.contents import build
from host_tools.link import backup_form
from host_tools.link.history.command_line import as_text
from host_tools.link.report.games import report_on
from host_tools.link.save import Save
from host_tools.link.sim import SimUnit, SimWire
from host_tools.simulator.script.unit import Options
from tests.support.in_site import Player, needs_browser
from tests.support.timeouts import TIMEOUT_MS

pytestmark = [needs_browser, pytest.mark.longest]
READS = 40
"""So much of the unit's time passes in one call from the page, which takes longer than that."""
PLAYED = "BUY_BANK 1 1 3 CONFIRM BUY_BANK 2 1 4 CONFIRM GO 1 CONFIRM"
# Ports whose two ends are functions of the test; the first `silent` of them never answer.
SERIAL = """
globalThis.silent = 0;
globalThis.asked = 0;
globalThis.portsOpen = 0;
const answering = {
  read: async () => Uint8Array.from(atob(await portRead()), (letter) => letter.charCodeAt(0)),
  write: (data) => portWrite(btoa(String.fromCharCode(...data))),
};
const mute = { read: () => new Promise(() => {}), write: () => { asked++; } };
const port = (end) => ({
  open: async function () {
    portsOpen++;
    this.readable = new ReadableStream({
      async pull(controller) {
        for (;;) {
          const data = await end.read();
          if (data.length) return controller.enqueue(data);
        }
      },
    });
    this.writable = new WritableStream({ write: end.write });
  },
  close: async function () {
    if (this.readable.locked || this.writable.locked) throw new TypeError("in use");
    portsOpen--;
  },
});
Object.defineProperty(navigator, "serial", { value: {
  requestPort: async () => port(silent-- > 0 ? mute : answering),
} });
"""
# A folder that is a real one, by functions of the test.
DRIVE = """
const missing = () => { throw new DOMException("not there", "NotFoundError"); };
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const text = (data) => {
  let made = "";
  for (const byte of data) made += String.fromCharCode(byte);
  return btoa(made);
};
const file = (path) => ({
  kind: "file",
  getFile: async () => new File([bytes(await driveRead(path))], path),
  createWritable: async () => {
    const parts = [];
    return {
      write: async (data) => parts.push(...data),
      close: () => driveWrite(path, text(parts)),
    };
  },
});
const folder = (path) => ({
  kind: "directory",
  getDirectoryHandle: async (name, { create } = {}) => {
    if ((await driveKind(path + name)) === "folder" || create) return folder(`${path}${name}/`);
    return missing();
  },
  getFileHandle: async (name, { create } = {}) => {
    if ((await driveKind(path + name)) === "file" || create) return file(path + name);
    return missing();
  },
  removeEntry: (name) => driveRemove(path + name),
  async *entries() {
    for (const [name, kind] of await driveList(path)) {
      yield [name, kind === "folder" ? folder(`${path}${name}/`) : file(path + name)];
    }
  },
});
globalThis.showDirectoryPicker = async () => folder("");
"""


@pytest.fixture
def context(browser: Any) -> Iterator[Any]:
    yield from opened(browser, "en-GB")


@pytest.fixture
def french(browser: Any) -> Iterator[Any]:
    yield from opened(browser, "fr-FR")


def opened(browser: Any, locale: str) -> Iterator[Any]:
    """Return a browser profile of its own, without a service worker."""
    made = browser.new_context(service_workers="block", accept_downloads=True, locale=locale)
    made.set_default_timeout(TIMEOUT_MS)
    yield made
    made.close()


def downloaded(page: Any, button: str) -> str:
    """Return the file that a button downloads."""
    with page.expect_download() as coming:
        page.click(button)
    return Path(coming.value.path()).read_text("utf-8")


def test_the_table_and_the_story_are_those_of_the_host_tools(context, host, tmp_path):
    table = context.new_page()
    table.goto(f"{host.address}play/mirror/?lang=en")
    table.wait_for_selector("#details:has-text('window of this same browser') a[href='../']")
    player = Player(context.new_page(), host.address).at_rest()
    player.press(PLAYED)
    table.wait_for_function("() => document.body.className === 'here'")
    player.press("BUY_BANK 3 1 6 CONFIRM")
    table.wait_for_selector("#headline:has-text('The dog listed 16 and paid 260')")
    table.close()
    player.press("UNDO CONFIRM")
    story = player.save(tmp_path).record()
    assert len(story.transactions) == 3
    player.page.close()
    page = context.new_page()  # with no unit's page open
    page.goto(f"{host.address}play/report/")
    page.click("#page-game")
    page.wait_for_selector("#paper:visible")
    assert downloaded(page, "#keep") == report_on(story.last_game(), "en")
    assert downloaded(page, "#text") == as_text(story, "en")
    assert downloaded(page, "#csv").startswith("number,kind,pawn")
    other = context.new_page()  # as where names are typed
    other.goto(f"{host.address}licences.txt")
    other.evaluate("localStorage.setItem('courtier-names', '[\"Ann\"]')")
    page.click("#page-game")
    page.frame_locator("#paper").get_by_text("Ann listed 13").first.wait_for()
    assert "Ann listed 13" in downloaded(page, "#keep")
    assert player.problems == []


def test_a_unit_at_a_port_is_shown_kept_and_restored(context, host):
    unit = SimUnit(options=Options())
    try:
        _at_a_port(context, host, unit)
    finally:
        unit.close()


def _at_a_port(context: Any, host: Host, unit: SimUnit) -> None:
    wire = SimWire(unit)
    page = context.new_page()
    page.expose_function(
        "portRead", lambda: base64.b64encode(b"".join(wire.read() for _ in range(READS))).decode()
    )
    page.expose_function("portWrite", lambda data: wire.write(base64.b64decode(data)))
    page.add_init_script(SERIAL)
    page.add_init_script(
        "document.addEventListener('shown', ({ detail }) => (globalThis.latest = detail))"
    )
    page.goto(f"{host.address}unit/")
    unit.tap(PLAYED)
    page.evaluate("silent = 1")
    page.click("#connect")
    page.wait_for_selector("#said:has-text('Nothing answers at this port')")
    assert page.evaluate("asked") > 1
    assert page.is_hidden("#actions")
    page.click("#connect")
    page.wait_for_selector("#said:has-text('The unit is connected')")
    page.wait_for_function("() => globalThis.latest?.includes('\"count\":3')")
    assert page.evaluate("portsOpen") == 1
    backup = downloaded(page, "#backup")
    save = Save(*backup_form.from_text(backup))
    assert save.game.count == 3
    assert downloaded(page, "#history").count("\n") == 2
    unit.tap("GO 2 CONFIRM")
    page.set_input_files(
        "#restore",
        {"name": "b.json", "mimeType": "application/json", "buffer": backup.encode()},
    )
    page.wait_for_selector("#said:has-text('The unit asks')")
    unit.board.run(1500)
    with page.expect_download() as coming:
        unit.tap("CONFIRM")
    replaced = backup_form.from_text(Path(coming.value.path()).read_text("utf-8"))
    assert Save(*replaced).game.count == 4
    page.wait_for_selector("#said:has-text('Restored')")
    app = unit.board.app
    assert app is not None
    assert games.to_bytes(app.game) == games.to_bytes(save.game)
    wire.close()


def test_a_drive_gets_what_deploy_puts_there_and_keeps_its_games(french, host, tmp_path):
    drive = tmp_path / "CIRCUITPY"
    (drive / "saves").mkdir(parents=True)
    games_file = drive / file_drive.FILE
    games_file.write_bytes(b"\x07" * file_drive.SIZE)
    (drive / "code.py").write_text("print('mine')\n")
    (drive / "banker").mkdir()
    (drive / "banker" / "__init__.mpy").write_bytes(b"old")
    (drive / "banker" / "left_over.mpy").write_bytes(b"old")
    page = french.new_page()
    _give(page, drive)
    page.goto(f"{host.address}install/")
    page.click("#install")
    page.wait_for_selector("#said.bad:has-text('pas un lecteur CIRCUITPY')")
    (drive / "boot_out.txt").write_text(
        "Adafruit CircuitPython 10.2.1 on 2026-05-01; Raspberry Pi Pico with rp2040\r\n"
        "Board ID:raspberry_pi_pico\r\n"
    )
    page.click("#install")
    page.wait_for_selector("body[data-installed]")
    for path, content in build(bytecode=True).items():
        assert (drive / path).read_bytes() == content, path
    assert games_file.read_bytes() == b"\x07" * file_drive.SIZE
    assert (drive / file_drive.SELF_TEST).read_bytes() == b"\xff" * file_drive.SELF_TEST_SIZE
    assert (drive / "code.py.old").read_text() == "print('mine')\n"
    assert not (drive / "banker" / "left_over.mpy").exists()
    said = page.text_content("#said")
    assert "Écrit et relu" in said
    assert "autotest" in said


def _give(page: Any, drive: Path) -> None:
    """Give the page a real folder."""

    def kind(path: str) -> str:
        place = drive / path
        return "folder" if place.is_dir() else "file" if place.is_file() else ""

    def write(path: str, content: str) -> None:
        (drive / path).parent.mkdir(parents=True, exist_ok=True)
        (drive / path).write_bytes(base64.b64decode(content))

    def remove(path: str) -> None:
        (drive / path).rmdir() if (drive / path).is_dir() else (drive / path).unlink()

    page.expose_function("driveKind", kind)
    page.expose_function(
        "driveRead", lambda path: base64.b64encode((drive / path).read_bytes()).decode()
    )
    page.expose_function("driveWrite", write)
    page.expose_function("driveRemove", remove)
    page.expose_function(
        "driveList",
        lambda path: [[one.name, kind(path + one.name)] for one in (drive / path).iterdir()],
    )
    page.add_init_script(DRIVE)
