"""What people download: `make release` puts it together in dist."""
