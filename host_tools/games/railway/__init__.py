"""The desktop's side of what railway games are made of: whatever one of them has no module for."""
