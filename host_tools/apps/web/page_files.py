"""Where the files of the unit's page are, some of which other pages use too."""

from pathlib import Path

FACEPLATE = Path(__file__).with_name("page")
NAMES = FACEPLATE / "names.js"
SHARED = (FACEPLATE / "engine.js", NAMES, FACEPLATE / "icon.svg")
"""The connection, the players' names and the icon."""
