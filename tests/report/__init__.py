"""Tests of reports and of the story that they tell."""
