"""Everything of Chicago Express on this side of the cable."""
