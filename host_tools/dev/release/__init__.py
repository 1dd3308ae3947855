"""The files that people download: `make release` makes them in dist."""
