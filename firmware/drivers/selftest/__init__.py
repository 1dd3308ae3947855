"""The self-test for whoever built the unit: keys, pixels, tones, batteries, memory.

None of it is loaded during play.
"""
