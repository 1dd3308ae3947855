"""Where everything that is installed comes from: lock files with hashes, and the list of it all."""
