"""Tests of the hardware: wiring, board, parts, legends, case and guide."""
