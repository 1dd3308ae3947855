"""Tests of the unit in the browser."""
