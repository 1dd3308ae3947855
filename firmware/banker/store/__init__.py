"""Keeps a game on flash so that no confirmed transaction is ever lost and nothing wears out."""
