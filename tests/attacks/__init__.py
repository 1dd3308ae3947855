"""Tests of the attackers' frame; what they have found is tested in the rooms where it fell."""
