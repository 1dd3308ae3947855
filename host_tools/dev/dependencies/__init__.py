"""The origin of everything that is installed: lock files with hashes, and the bill of materials."""
