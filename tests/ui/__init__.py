"""Tests of the screens that all games share."""
