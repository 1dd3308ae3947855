"""Letters for pictures: a font of this machine, or the plain one that comes with pillow."""

import unicodedata
from functools import cache

from PIL import ImageFont

# Found by name wherever the system keeps its fonts; plain and bold.
_KNOWN = (
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("arial.ttf", "arialbd.ttf"),
    ("Arial.ttf", "Arial Bold.ttf"),
    ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
)
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@cache
def font(size: int, bold: bool) -> tuple[Font, bool]:
    """A font, and whether it has accents and the euro sign."""
    for names in _KNOWN:
        try:
            return ImageFont.truetype(names[bold], size), True
        except OSError:
            continue
    return ImageFont.load_default(size), False


def plain(text: str) -> str:
    """The same in letters that every font has."""
    text = text.replace("€", "EUR").replace("’", "'").replace("\u202f", " ")
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
