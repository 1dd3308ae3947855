"""What the screens of railway games have in common."""
