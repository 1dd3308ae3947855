"""Tests of the unit in a terminal."""
