"""Plays sample games on a MicroPython with as little memory as the board has."""
