"""18Chesapeake: the railways around the bay."""
