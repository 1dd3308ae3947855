"""Key scripts: the unit driven by a text, for people trying things out and for the tests."""
