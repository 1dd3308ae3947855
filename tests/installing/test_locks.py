"""The lock files hold exactly what pyproject.toml asks for and what that needs, and it is here."""

import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
BUILD = [*PROJECT["build-system"]["requires"], "editables"]
RUN = PROJECT["project"]["dependencies"]
DEV = PROJECT["project"]["optional-dependencies"]["dev"]
LEFT_OUT = {
    "adafruit-blinka",  # wants a C compiler; the virtual board takes its place
    "adafruit-circuitpython-requests",  # for boards with a network
    "tomlkit",  # only for hatchling's command that writes a new version
}


def lock(name):
    """Package: version, as a lock file has it."""
    lines = (ROOT / name).read_text("utf-8").splitlines()
    pins = [line.split("==") for line in lines if line and not line.startswith("#")]
    assert all(len(pin) == 2 for pin in pins)
    return {canonicalize_name(package): version for package, version in pins}


def needed(asked):
    """Every package that these requirements lead to on this machine, by what is installed."""
    found, waiting = set(), [Requirement(text) for text in asked]
    while waiting:
        requirement = waiting.pop()
        package = canonicalize_name(requirement.name)
        for extra in {"", *requirement.extras}:
            if package not in LEFT_OUT and (package, extra) not in found:
                found.add((package, extra))
                inner = map(Requirement, metadata.requires(package) or ())
                waiting += [one for one in inner if _applies(one, extra)]
    return {package for package, _ in found}


def _applies(requirement, extra):
    return requirement.marker is None or requirement.marker.evaluate({"extra": extra})


def test_a_player_gets_what_running_needs_and_nothing_else():
    assert set(lock("requirements.lock")) == needed(RUN + BUILD)


def test_tests_add_the_rest_and_nothing_twice():
    run = set(lock("requirements.lock"))
    dev = set(lock("requirements-dev.lock"))
    assert not run & dev
    assert dev == needed(DEV) - run


@pytest.mark.parametrize(
    ("asked", "name"),
    [(RUN, "requirements.lock"), (BUILD[:1], "requirements.lock"), (DEV, "requirements-dev.lock")],
)
def test_versions_stand_in_both_places_alike(asked, name):
    pins = lock(name)
    for text in asked:
        package, version = text.split("==")
        assert pins[canonicalize_name(package)] == version, package


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_what_is_installed_is_what_is_pinned(name):
    assert lock(name) == {package: metadata.version(package) for package in lock(name)}
