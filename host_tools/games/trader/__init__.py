"""Trader on the desktop."""
