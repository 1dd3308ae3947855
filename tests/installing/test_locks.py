"""The lock files hold exactly what pyproject.toml asks for and what that needs, and it is here."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from host_tools.dev.dependencies.lock_file import LOCKS, BadLock, read_lock

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
    """Return package: version from a lock file."""
    return {pin.name: pin.version for pin in read_lock((ROOT / name).read_text("utf-8"))}


def needed(asked):
    """Return every package that these requirements need on this machine, from what is installed."""
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
    pins = lock("requirements.lock") | lock(name)  # tests may ask for what playing brings along
    for text in asked:
        package, version = text.split("==")
        assert pins[canonicalize_name(package)] == version, package


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_what_is_installed_is_what_is_pinned(name):
    assert lock(name) == {package: metadata.version(package) for package in lock(name)}


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_hashes_and_is_there_once(name):
    pins = read_lock((ROOT / name).read_text("utf-8"))
    assert all(pin.hashes for pin in pins)
    assert len({pin.name for pin in pins}) == len(pins)


def test_whoever_installs_them_looks_at_the_hashes():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "LOCKED := $(INSTALL) --require-hashes -r\n" in makefile
    assert ".ready-%: host_tools/dev/%/requirements.lock $(DEV)\n\t@$(LOCKED) $< ||" in makefile
    for name in LOCKS[:2]:
        assert f"$(LOCKED) {name} || $(UNFETCHED)\n" in makefile
    assert re.findall(r"pip install.*?-r (\S+)", makefile.replace("\\\n", "")) == [LOCKS[2]]
    assert f"--require-hashes -r {LOCKS[2]}\n" in makefile
    assert '"--require-hashes"' in (ROOT / "host_tools/dev/emulated_pico/install.py").read_text(
        "utf-8"
    )


@pytest.mark.parametrize("line", ["aiohttp", "aiohttp>=3", "aiohttp==3 --hash=md5:1", "-e ."])
def test_what_is_not_pinned_is_no_lock(line):
    with pytest.raises(BadLock, match="not a pinned package"):
        read_lock(f"# A lock.\n{line}\n")
