"""The bench: its table, and the budgets that are counted, not timed, which must be kept."""

import json

import pytest

from host_tools.dev import bench
from host_tools.dev.benchmarks import (
    board_bus,
    game_budget,
    game_bytes,
    saving,
    unit_on_vm,
)
from host_tools.dev.benchmarks.rows import Row, table
from host_tools.games import NAMES

pytestmark = pytest.mark.slow

COUNTED = {
    "bytes": game_bytes.measure,
    "budget of a game": game_budget.measure,
    "idle": unit_on_vm.measure_idle,
    "bus": board_bus.measure,
}
HEAP = "heap of the unit"
"""An evening of each game on the board's memory says the same, and more."""


@pytest.mark.parametrize("section", [*COUNTED, pytest.param(HEAP, marks=pytest.mark.long)])
def test_the_counted_budgets_are_kept(section):
    rows = unit_on_vm.measure_heap() if section == HEAP else COUNTED[section]()
    assert [row for row in rows if row.verdict == "over"] == []
    assert any(row.verdict == "ok" for row in rows)


def test_nvm_is_worn_no_more_than_the_stores_readme_says():
    assert 8 <= saving.erases(0) <= 15
    assert saving.erases(0) < saving.erases(NAMES.index("1861")) < 20, "with states of 420 bytes"


def test_the_table_tells_figures_and_verdicts():
    shown = table("Heap", [Row("few", 1234, "bytes", 2000), Row("many", 2.25, "KB", 2)])
    title, few, many = shown.splitlines()
    assert title == "Heap"
    assert few.split() == ["few", "1,234", "bytes", "aim", "2,000", "ok"]
    assert many.split() == ["many", "2.2", "KB", "aim", "2", "over"]
    assert table("", [Row("plain", 5, "")]).split() == ["plain", "5"]


def test_the_figures_are_printed_and_written_down(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(bench, "SECTIONS", (("Heap", lambda: [Row("few", 1, "bytes", 2)]),))
    monkeypatch.setattr(bench, "RESULTS", tmp_path / "build" / "bench.json")
    assert bench.main() == 0
    assert "few" in capsys.readouterr().out
    row = {"name": "few", "value": 1, "unit": "bytes", "aim": 2, "verdict": "ok"}
    assert json.loads(bench.RESULTS.read_text()) == {"Heap": [row]}
