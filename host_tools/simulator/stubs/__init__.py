"""CircuitPython's own modules, as far as the firmware and the Adafruit libraries use them.

Each file is a stub of the module of the same name, with the errors and behaviour it has on an
RP2040.
"""
