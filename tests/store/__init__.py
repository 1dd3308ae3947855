"""Tests of saving."""
