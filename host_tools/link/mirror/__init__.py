"""The mirror: the whole market on a page for a TV or tablets, from the unit's cable."""
