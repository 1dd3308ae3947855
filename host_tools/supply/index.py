"""What PyPI has of a package: files, their hashes, and for which machines they are."""

import html
import re
import urllib.request
from collections.abc import Iterable
from typing import NamedTuple

INDEX = "https://pypi.org/simple/"
PYTHONS = (11, 12, 13, 14)
PLATFORMS = {
    "Linux x86-64": r"manylinux.*_x86_64",
    "Linux aarch64": r"manylinux.*_aarch64",
    "macOS on Intel": r"macosx_.*_(x86_64|universal2|intel)",
    "macOS on Apple's own": r"macosx_.*_(arm64|universal2)",
    "Windows x86-64": r"win_amd64",
}
"""Who `make run` and `courtier` are for, and how a wheel for them is called."""

_LINK = re.compile(r'<a [^>]*href="[^"#]*#sha256=([0-9a-f]{64})"[^>]*>\s*([^<]+?)\s*</a>', re.I)


class File(NamedTuple):
    """One file of a package."""

    name: str
    sha256: str


def files_in(page: str, package: str, version: str) -> list[File]:
    """Those of a version, out of the index's page of a package; without wheels for Pythons that
    are too old for this project."""
    found = [File(html.unescape(name), sha256) for sha256, name in _LINK.findall(page)]
    return [one for one in found if _is_of(one.name, package, version) and not _is_old(one.name)]


def files_of(package: str, version: str) -> list[File]:
    """The same, asked of the index."""
    with urllib.request.urlopen(f"{INDEX}{package}/", timeout=60) as answer:
        return files_in(answer.read().decode(), package, version)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _is_of(name: str, package: str, version: str) -> bool:
    if name.endswith(".whl"):
        parts = name.split("-")
        return _plain(parts[0]) == package and parts[1] == version
    return _plain(name).startswith(_plain(f"{package}-{version}")) and name.endswith(
        (f"-{version}.tar.gz", f"-{version}.zip")
    )


def _is_old(name: str) -> bool:
    """Whether a wheel is only for Pythons before the first of ours."""
    if not name.endswith(".whl"):
        return False
    *_, python, abi, _platform = name.removesuffix(".whl").split("-")
    if abi == "abi3":
        return False
    exact = re.findall(r"cp3(\d+)", python)
    others = re.search(r"py\d|cp3", python)
    return not others or (bool(exact) and max(map(int, exact)) < PYTHONS[0])


def missing(files: Iterable[File]) -> list[str]:
    """For which machines and Pythons there is neither a wheel nor a source that needs none made:
    sentences, for who renews a lock to judge."""
    names = [one.name for one in files]
    return [
        f"{platform}, Python 3.{python}"
        for platform, pattern in PLATFORMS.items()
        for python in PYTHONS
        if not any(_fits(name, python, pattern) for name in names)
    ]


def _fits(name: str, python: int, platform: str) -> bool:
    if not name.endswith(".whl"):
        return False
    *_, pythons, abi, platforms = name.removesuffix(".whl").split("-")
    right_platform = platforms == "any" or re.search(platform, platforms)
    exact = re.findall(r"cp3(\d+)", pythons)
    right_python = "py3" in pythons or (
        any(int(one) <= python if abi == "abi3" else int(one) == python for one in exact)
    )
    return bool(right_platform and right_python)
