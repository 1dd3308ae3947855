"""1861 on the unit's screen."""
