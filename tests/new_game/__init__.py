"""Tests of `courtier new-game`."""
