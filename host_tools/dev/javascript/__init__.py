"""The linter for the JavaScript of the pages and of what runs on Node.js."""
