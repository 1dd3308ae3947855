"""Tests of what people download."""
