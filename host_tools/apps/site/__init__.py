"""The site: the unit as web pages that need no server. What builds it, and what runs in it."""
