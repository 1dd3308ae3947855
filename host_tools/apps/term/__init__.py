"""The unit in a terminal: the OLED as half blocks, braille or text, and the keys."""
