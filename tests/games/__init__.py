"""Tests of the games: what every one must do, and a folder for each."""
