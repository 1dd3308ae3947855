"""The virtual board: CircuitPython's modules on CPython, wired to models of the hardware."""
