"""Tests of the mirror."""
