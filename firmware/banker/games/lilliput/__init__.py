"""18Lilliput: cash, treasuries, prices, trains, phases and turns. Knows nothing of screens."""
