"""How each game is played with the unit, as pages: for the servers, and for the site."""
