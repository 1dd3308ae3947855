"""Tools that are not set up for players are reported in one sentence that says how to get them."""

import io
import sys

import pytest

from host_tools import cli
from host_tools.apps.web import chromium
from host_tools.dev.javascript import lint
from host_tools.simulator.micropython import node, vm


def no_node():
    """Simulate a machine without Node.js."""
    raise node.NoNode("there is none; make setup-dev brings one")


@pytest.mark.parametrize(
    ("name", "stand_in"), [("is_installed", lambda: False), ("node_command", no_node)]
)
def test_a_script_on_the_vm(name, stand_in, monkeypatch, capsys):
    monkeypatch.setattr(vm, name, stand_in)
    monkeypatch.setattr("sys.stdin", io.StringIO("show\n"))
    assert cli.main(["script", "--micropython"]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("courtier script: ")
    assert "make setup-dev" in output.err
    assert output.err.count("\n") == 1


def test_node_itself(monkeypatch):
    monkeypatch.setattr(node, "_machines_node", lambda: None)
    monkeypatch.setattr(node.importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(node.NoNode, match="make setup-dev"):
        node.node_command.__wrapped__()


def test_the_javascript_linter(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(lint, "LINTER", tmp_path / "eslint.js")
    assert lint.main([]) == 2
    assert "make setup-dev" in capsys.readouterr().err


def test_the_browsers_driver(monkeypatch):
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(chromium.NoBrowser, match="make setup-dev"):
        chromium.find_chromium()
