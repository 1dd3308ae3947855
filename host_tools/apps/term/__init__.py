"""The unit in a terminal: the OLED in half blocks, braille or text, and the keys."""
