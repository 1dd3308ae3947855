"""The unit's faceplate in the browser: one unit, everybody who opens the page sees it."""
