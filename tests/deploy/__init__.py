"""Tests of what goes on the board."""
