"""The notes of a release: what the changelog says of its version."""

import re

from host_tools import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"


class NoNotes(ValueError):
    """The changelog says nothing of a version."""


def notes(version: str, changelog: str) -> str:
    """Return the changelog's section of a version, without its heading."""
    found = re.search(
        rf"^## {re.escape(version)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.M | re.S
    )
    if not found or not found[1].strip():
        raise NoNotes(f"CHANGELOG.md says nothing of version {version}")
    return found[1].strip() + "\n"
