"""The Trader game: companies, prices, presidents and transactions. Knows nothing of screens."""
