"""The report on a game of Trader."""
