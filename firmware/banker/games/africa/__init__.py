"""18Africa: cash, shares, prices, bonds, trains and turns. Knows nothing of screens."""
