"""The mirror: the whole market on a page for a TV or tablets, as the unit's cable tells it."""
