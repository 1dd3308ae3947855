"""The unit's screens, whatever the game; each is imported when it is first wanted."""
