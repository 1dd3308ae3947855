"""The report on a game of 18Lilliput."""
