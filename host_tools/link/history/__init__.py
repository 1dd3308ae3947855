"""The record of a game: what was confirmed, step by step, and in words."""
