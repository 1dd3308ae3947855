"""Shared by all tests: reproducible random play, and Hypothesis without wall-clock deadlines."""

import gc
import os
from collections import Counter

import pytest
from hypothesis import settings

import host_tools  # noqa: F401  puts the firmware on the path
from tests.support.one_browser import browser, open_page, sleeping_browser  # noqa: F401  fixtures

settings.register_profile("courtier", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("courtier")

_NO_IMAGE = (
    " (not run for want of a CircuitPython image: COURTIER_UF2=FILE, or make board UF2=FILE)"
)


_SLOW_BY_NAME = ("micropython", "_page.py", "_solid.py", "_emulated.py")
"""A VM, a browser, the solid modeller, an emulated chip: tests that need one are named so."""


def pytest_addoption(parser):
    """Add the choices of `make quick` and `make test-long`."""
    parser.addoption("--quick", action="store_true", help="leave out what is marked slow")
    parser.addoption("--long", action="store_true", help="run only what is marked long")


def pytest_configure(config):
    """Name the marks that say how long a test takes.

    Slow are the tests named above, and those that say so themselves: the files that took longest
    when all were measured (`pytest --durations=0`), like power cuts and random play. Long is what
    tries more of the same than `make test` has time for, like a cut at every byte in every game.
    """
    config.addinivalue_line("markers", "slow: left out by make quick")
    config.addinivalue_line("markers", "long: run by make test-long alone")
    config.addinivalue_line("markers", "longest: begun first, so that no core ends alone with it")
    # What all tests have imported stays: to look for garbage among it took a twentieth of the time.
    gc.set_threshold(5000, 10, 20)


@pytest.hookimpl(hookwrapper=True)
def pytest_xdist_auto_num_workers():
    """Use two processes more than there are cores: many tests wait for a browser or another
    program."""
    found = yield
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" not in os.environ:
        found.force_result(found.get_result() + 2)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Mark as slow what its name tells, keep what was asked for, and begin with the longest."""
    for item in items:
        if any(part in item.nodeid for part in _SLOW_BY_NAME):
            item.add_marker(pytest.mark.slow)
    quick, long = config.getoption("quick"), config.getoption("long")

    def is_wanted(item):
        if quick and item.get_closest_marker("slow"):
            return False
        return bool(item.get_closest_marker("long")) == long

    config.hook.pytest_deselected(items=[item for item in items if not is_wanted(item)])
    items[:] = [item for item in items if is_wanted(item)]
    items.sort(key=lambda item: item.get_closest_marker("longest") is None)


def pytest_terminal_summary(terminalreporter):
    """Say how many key scripts held on what."""
    held = Counter(
        value
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == "backend"
    )
    if held:
        counts = ", ".join(f"{count} on {name}" for name, count in sorted(held.items()))
        terminalreporter.write_line(f"key scripts that held, on {len(held)} backends: {counts}")
    on_vm, on_page, on_solids = (
        _outcomes(terminalreporter, part) for part in ("micropython", "_page.py", "_solid.py")
    )
    terminalreporter.write_line(f"tests on the MicroPython VM: {on_vm}; in a browser: {on_page}")
    again = "" if "passed" in on_solids else " (make hardware-setup sets up what they need)"
    terminalreporter.write_line(f"tests that make the case again: {on_solids}{again}")
    on_kicad = _outcomes(terminalreporter, "_kicad.py")
    without = "" if "passed" in on_kicad or "failed" in on_kicad else " (they need KiCad 9)"
    terminalreporter.write_line(f"tests of the PCB in KiCad: {on_kicad}{without}")
    on_pico = _outcomes(terminalreporter, "_emulated.py")
    want = "" if "passed" in on_pico or "failed" in on_pico else _NO_IMAGE
    terminalreporter.write_line(f"the firmware on an emulated Pico: {on_pico}{want}")


def _outcomes(terminalreporter, part):
    """Count how the tests ended whose name has this part, such as those that need a VM, a
    browser or KiCad."""
    counts = {
        outcome: sum(part in report.nodeid for report in terminalreporter.getreports(outcome))
        for outcome in ("passed", "failed", "skipped")
    }
    return ", ".join(f"{count} {outcome}" for outcome, count in counts.items() if count) or "none"
