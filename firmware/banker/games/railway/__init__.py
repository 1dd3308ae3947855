"""What railway games are made of: each of them takes what it has in common with another."""
