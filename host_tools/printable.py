"""Text from outside (a file, a drive, a device's name) before a terminal gets it."""


def printable(text: str, lines: bool = False) -> str:
    """With a question mark for each character that a terminal would obey or cannot show; the ends
    of lines stay only where there may be several `lines`."""
    return "".join(char if char.isprintable() or (lines and char == "\n") else "?" for char in text)
