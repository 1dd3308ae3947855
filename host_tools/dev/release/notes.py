"""The notes of a release: the changelog's section on its version."""

import re

from host_tools import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"


class NoNotes(ValueError):
    """The changelog has no section on a version."""


def notes(version: str, changelog: str) -> str:
    """Return the changelog's section of a version, without its heading."""
    found = re.search(
        rf"^## {re.escape(version)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.M | re.S
    )
    if not found or not found[1].strip():
        raise NoNotes(f"CHANGELOG.md says nothing of version {version}")
    return found[1].strip() + "\n"
