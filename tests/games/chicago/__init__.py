"""Tests of the second game's rules."""
