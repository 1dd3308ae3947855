"""The devices that exist so far. A crash report must use them, since their pins are taken; the
desktop finds the app here."""

import busio

bus: busio.I2C | None = None
display: object = None
keypad: object = None
app: object = None
watchdog: object = None
