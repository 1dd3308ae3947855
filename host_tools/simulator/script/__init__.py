"""Key scripts: a text drives the unit, for people who try things out and for tests."""
