"""The unit's faceplate in the browser. There is one unit; everyone who opens the page sees it."""
