"""18Africa: its rules, its screens and what the desktop says of it."""
