"""The site: the unit as a page that needs no server."""
