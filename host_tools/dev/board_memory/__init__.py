"""Plays sample games on a MicroPython that has as little memory left as the board has."""
