"""What every game shares of the screens."""
