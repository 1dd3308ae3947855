"""1861 for everybody at the table."""
