"""What exists so far. Whoever reports a crash must use these devices, as their pins are taken; the
desktop looks at the app through this."""

import busio

bus: busio.I2C | None = None
display: object = None
keypad: object = None
app: object = None
watchdog: object = None

RESERVE = 4096
reserve: bytes | None = None
"""Memory in one piece, taken first of all: what nvm is erased with, since no such piece may be
free later; and what a crash gives up, so that it can be told."""
