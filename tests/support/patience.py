"""The time that a test waits for another program before it gives up: long enough for a slow
machine. A test that passes never waits so long."""

PATIENCE_S = 180
PATIENCE_MS = PATIENCE_S * 1000
