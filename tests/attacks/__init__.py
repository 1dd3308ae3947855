"""Tests of the attackers; what they have found is tested beside the code that failed."""
