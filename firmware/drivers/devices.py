"""What exists so far. Whoever reports a crash must use these devices, as their pins are taken; the
desktop looks at the app through this."""

import busio

bus: busio.I2C | None = None
display: object = None
keypad: object = None
app: object = None
watchdog: object = None
