"""All that the desktop knows of 18Africa."""
