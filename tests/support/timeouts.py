"""The time that a test waits for another program before it gives up: long enough for a slow
machine. A test that passes never waits so long."""

TIMEOUT_S = 180
TIMEOUT_MS = TIMEOUT_S * 1000
