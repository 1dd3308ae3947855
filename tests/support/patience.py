"""How long a test waits for another program before it gives up: so long that no slow machine is
taken for a fault. Nothing waits for it where all is well."""

PATIENCE_S = 180
PATIENCE_MS = PATIENCE_S * 1000
