"""Makes text from outside (a file, a drive, a device's name) safe to print on a terminal."""


def printable(text: str, lines: bool = False) -> str:
    """Replace control characters and characters that cannot be shown by question marks. With
    `lines`, keep line breaks."""
    return "".join(char if char.isprintable() or (lines and char == "\n") else "?" for char in text)
