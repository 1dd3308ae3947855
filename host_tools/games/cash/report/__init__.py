"""The report on a game of Cash."""
