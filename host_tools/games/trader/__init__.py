"""Everything of Trader on this side of the cable."""
