"""Ticker: six commodities, whose prices the dice move."""
