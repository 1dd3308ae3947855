"""Tests of the unit that runs for people."""
