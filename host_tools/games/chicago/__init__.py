"""Chicago Express on the desktop."""
