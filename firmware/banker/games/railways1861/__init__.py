"""1861, Railways of the Russian Empire: stock, operating and merger rounds of 3 to 6 players."""
