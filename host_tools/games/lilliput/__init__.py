"""18Lilliput on this side of the cable."""
