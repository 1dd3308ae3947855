"""The self-test that whoever built the unit meets: keys, pixels, tones, cells, memory.

Nothing of this is imported while the unit is played with.
"""
