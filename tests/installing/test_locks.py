"""The lock files hold exactly what pyproject.toml asks for and what that needs, and it is here."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from host_tools.supply import index, renew
from host_tools.supply.lock_file import LOCKS, BadLock, read_lock

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
    return {pin.package: pin.version for pin in read_lock((ROOT / name).read_text("utf-8"))}


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
    assert len({pin.package for pin in pins}) == len(pins)


def test_whoever_installs_them_looks_at_the_hashes():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "LOCKED := $(INSTALL) --require-hashes -r\n" in makefile
    for name in (*LOCKS[:2], "host_tools/mutants/requirements.lock"):
        assert f"$(LOCKED) {name} || $(UNFETCHED)\n" in makefile
    assert re.findall(r"pip install.*?-r (\S+)", makefile.replace("\\\n", "")) == [LOCKS[2]]
    assert f"--require-hashes -r {LOCKS[2]}\n" in makefile
    assert '"--require-hashes"' in (ROOT / "host_tools/emulated_pico/install.py").read_text("utf-8")


# The index, as it would answer.

A, B, C, D = (letter * 64 for letter in "abcd")
PAGE = f"""<html><a href="https://x/some_thing-1.2-py3-none-any.whl#sha256={A}"
 data-requires-python="&gt;=3.9">some_thing-1.2-py3-none-any.whl</a><br/>
<a href="https://x/some_thing-1.2.tar.gz#sha256={B}">some_thing-1.2.tar.gz</a>
<a href="https://x/some_thing-1.2.1.tar.gz#sha256={C}">some_thing-1.2.1.tar.gz</a>
<a href="https://x/y#sha256={D}">some_thing-1.2-cp39-cp39-win_amd64.whl</a></html>"""


def test_the_hashes_of_all_files_of_a_version_are_taken():
    files = index.files_in(PAGE, "some-thing", "1.2")
    assert [one.sha256 for one in files] == [A, B]
    said = []
    lock = f"# Why.\nSome.Thing==1.2 --hash=sha256:{C}\n"
    renewed = renew.renew(lock, lambda package, version: files, said.append)
    assert renewed == (
        f"# Why.\nSome.Thing==1.2 \\\n    --hash=sha256:{A} \\\n    --hash=sha256:{B}\n"
    )
    assert said == []
    assert read_lock(renewed)[0].hashes == (A, B)


def test_a_machine_without_a_wheel_is_named():
    names = [f"x-1-cp3{n}-cp3{n}-{p}.whl" for n in index.PYTHONS for p in WHEELS]
    assert index.missing([index.File(name, A) for name in names]) == []
    assert index.missing([index.File("x-1-cp39-abi3-win_amd64.whl", A)]) == [
        f"{platform}, Python 3.{python}"
        for platform in index.PLATFORMS
        for python in index.PYTHONS
        if "Windows" not in platform
    ]
    without = [index.File(name, A) for name in names if "cp312-manylinux2014_aarch64" not in name]
    assert index.missing(without) == ["Linux aarch64, Python 3.12"]
    assert len(index.missing([index.File("x-1.tar.gz", A)])) == len(index.PLATFORMS) * 4


WHEELS = (
    "manylinux_2_17_x86_64.manylinux2014_x86_64",
    "manylinux2014_aarch64",
    "macosx_11_0_universal2",
    "win_amd64",
)


@pytest.mark.parametrize("line", ["aiohttp", "aiohttp>=3", "aiohttp==3 --hash=md5:1", "-e ."])
def test_what_is_not_pinned_is_no_lock(line):
    with pytest.raises(BadLock, match="not a pinned package"):
        read_lock(f"# A lock.\n{line}\n")


def test_a_version_that_does_not_exist_is_said_so():
    with pytest.raises(BadLock, match="there is no x 9"):
        renew.renew("x==9\n", lambda package, version: [], print)
