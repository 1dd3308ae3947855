"""The unit's screens, in every game; each is imported when it is first needed."""
