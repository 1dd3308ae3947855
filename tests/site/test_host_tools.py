"""The desktop's tools in the Python of a page, on Node.js: every game, with the modules that the
site has."""

import json
from pathlib import Path

import pytest
from banker.games import to_bytes
from banker.link.session import Session
from banker.store.image import compose
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App

from host_tools.apps.site.host_page_files import is_installed as has_pyodide
from host_tools.games import NAMES, NUMBERS, part
from host_tools.link import backup_form
from host_tools.link.history.command_line import as_csv, as_text
from host_tools.link.logs import log_of
from host_tools.link.report.games import report_on
from host_tools.link.save import Save
from host_tools.simulator.micropython.install import is_installed
from tests.support.on_node import on_node

pytestmark = [
    pytest.mark.longest,
    pytest.mark.skipif(not (is_installed() and has_pyodide()), reason="Pyodide is not installed"),
]
NOT_IMPORTED = (
    "asyncio.windows_events",
    "asyncio.windows_utils",
    "concurrent.futures.interpreter",
    "concurrent.futures.process",
    "importlib.metadata",
    "logging.config",
    "pyodide.console",
    "urllib.request",
    "urllib.robotparser",
)
"""What needs parts of Python's library that the site leaves out, or another system."""
SOME = 12
START = """
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
const machine = "python/pyodide.asm.wasm";
writeFileSync(machine, gunzipSync(readFileSync(`${machine}.pack`)));
import { loadPyodide } from "./python/pyodide.mjs";
const python = await loadPyodide({ indexURL: `${process.cwd()}/python/`, stdout: () => {} });
"""
IMPORTS = """
tell(python.runPython(`
import importlib, json, sys, zipfile
failed = []
for name in zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))).namelist():
    module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    if name.endswith(".py") and not module.endswith(("__main__", "antigravity")):
        try:
            importlib.import_module(module)
        except ImportError:
            failed.append(module)
json.dumps(failed)
`));
"""
TOOLS = """
const data = gunzipSync(readFileSync("host.pack"));
const end = data.indexOf(10);
let at = end + 1;
for (const [path, size] of JSON.parse(data.subarray(0, end))) {
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, data.subarray(at, at += size));
}
const shown = [];
const sayToThePage = (kind, text) => shown.push([kind, text]);
Object.assign(globalThis, { language: "en", askThePage() {}, sayToThePage });
const games = JSON.parse(readFileSync(process.env.GAMES, "utf-8"));
python.runPython(`
import sys
sys.path.insert(0, "/tools")
from host_tools.apps.site import absent
absent.install()
from host_tools.apps.site import calls
`);
const calls = python.pyimport("host_tools.apps.site.calls");
tell(games.map(({ backup, lines }) => {
  shown.length = 0;
  const mirror = calls.mirror("fr");
  for (const line of lines) mirror.receive(line);
  mirror.show_record(backup);
  return {
    report: calls.report(backup, "en"),
    text: calls.history(backup, "fr", "text"),
    csv: calls.history(backup, "en", "csv"),
    market: shown.filter(([, text]) => text.startsWith('{"type":"market"')).at(-1)[1],
  };
}));
"""


def played(number: int) -> tuple[Save, list[str]]:
    """Return a game as a save, and what the unit sends about it."""
    sample = part(number, "sample_game")
    settings = bytes((2, 1, 3))
    medium = RamMedium(4096)
    log = compose(1, to_bytes(sample.begun()), settings)
    medium.program(0, bytes(log))
    ledger = Ledger(medium, settings=settings)
    for transaction in sample.transactions(SOME):
        ledger.confirm(transaction)
    session = Session(App(ledger))
    lines = []
    while (line := session.next_line()) is not None:
        lines.append(line.decode())
    return Save(log_of(ledger.journal)), lines


def test_what_is_left_out_of_pythons_library_is_missed_by_nothing_else(site: Path) -> None:
    failed = json.loads(on_node(START + IMPORTS, site / "worker"))
    assert [name for name in failed if not name.startswith(NOT_IMPORTED)] == []


def test_every_game_is_told_and_shown_as_on_a_pc(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, told = zip(*(played(number) for number in NUMBERS), strict=True)
    backups = [backup_form.to_text(save.log, save.archive) for save in saves]
    given = [{"backup": one, "lines": lines} for one, lines in zip(backups, told, strict=True)]
    (tmp_path / "games.json").write_text(json.dumps(given), "utf-8")
    monkeypatch.setenv("GAMES", str(tmp_path / "games.json"))
    for number, found in zip(NUMBERS, on_node(START + TOOLS, site / "worker"), strict=True):
        story = saves[number].record()
        assert len(story.transactions) == SOME
        assert found["report"] == report_on(story.last_game(), "en")
        assert found["text"] == as_text(story, "fr")
        assert found["csv"] == as_csv(story, "en")
        market = json.loads(found["market"])
        assert market["game"] == NAMES[number]
        assert market["count"] == story.end.count
