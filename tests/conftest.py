"""Shared by all tests: reproducible random play, and Hypothesis without wall-clock deadlines."""

from collections import Counter

import pytest
from hypothesis import settings

import host_tools  # noqa: F401  puts the firmware on the path

settings.register_profile("courtier", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("courtier")

_NO_IMAGE = (
    " (not run for want of a CircuitPython image: COURTIER_UF2=FILE, or make board UF2=FILE)"
)


def pytest_configure(config):
    """The mark that tells on what a key script runs."""
    config.addinivalue_line("markers", "backend(name): runs a key script on this")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    """Note on each report of a key script what it ran on; workers send that along."""
    outcome = yield
    mark = item.get_closest_marker("backend")
    if mark:
        outcome.get_result().user_properties.append(("backend", mark.args[0]))


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
    on_pico = _outcomes(terminalreporter, "_emulated.py")
    want = "" if "passed" in on_pico or "failed" in on_pico else _NO_IMAGE
    terminalreporter.write_line(f"the firmware on an emulated Pico: {on_pico}{want}")


def _outcomes(terminalreporter, part):
    """How the tests whose name has this part ended; those that need a VM, a browser, the solid
    model or an image are named so."""
    counts = {
        outcome: sum(part in report.nodeid for report in terminalreporter.getreports(outcome))
        for outcome in ("passed", "failed", "skipped")
    }
    return ", ".join(f"{count} {outcome}" for outcome, count in counts.items() if count) or "none"
