"""The unit as a page that needs no server: what builds it, and what runs in it."""
