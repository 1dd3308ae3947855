"""Tests of what is set up, installed and linted."""
