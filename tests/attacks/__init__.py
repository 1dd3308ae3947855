"""Tests of the attackers; what they have found is tested in the rooms where it fell."""
