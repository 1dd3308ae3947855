"""The sections of `make bench`, one module each."""
