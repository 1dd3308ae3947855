"""What the mirror shows of 18Lilliput."""
