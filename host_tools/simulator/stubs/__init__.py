"""CircuitPython's own modules, as far as the firmware and the Adafruit libraries use them.

Each file here is a stub of the module of its name, with its errors and its habits on an RP2040.
"""
