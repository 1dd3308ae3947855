"""Paths of the files of the unit's page; other pages use some of them."""

from pathlib import Path

FACEPLATE = Path(__file__).with_name("page")
NAMES = FACEPLATE / "names.js"
SHARED = (FACEPLATE / "engine.js", NAMES, FACEPLATE / "icon.svg")
"""Those that the mirror uses too: the connection, the players' names and the icon."""
