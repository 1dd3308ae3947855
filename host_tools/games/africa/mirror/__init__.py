"""The table of 18Africa for everybody."""
