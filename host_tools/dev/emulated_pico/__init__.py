"""An emulated Raspberry Pi Pico that runs a real CircuitPython image; see README.md."""
