"""Tests of the virtual board, of the emulated one and of the drivers on them."""
