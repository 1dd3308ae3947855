"""What the attackers of the pages share: a page that is served, and who comes to it."""
