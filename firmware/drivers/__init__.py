"""The hardware: the only code that imports CircuitPython modules and Adafruit libraries."""
