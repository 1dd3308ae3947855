"""Runs the pure firmware on a 32-bit MicroPython, so that tests meet the board's kind of Python."""
