"""Everything of Cash on this side of the cable."""
