"""Tests of 1830."""
