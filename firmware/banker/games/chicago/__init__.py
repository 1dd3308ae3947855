"""Chicago Express: cash, treasuries, incomes, dials and turns. Knows nothing of screens."""
