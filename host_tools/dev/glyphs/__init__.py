"""The glyph sheet of the unit's screen: its art, its codes, and screens as text and pictures."""
