"""The glyph sheet as a bitmap for displayio."""

import displayio
from banker.forget import forget


def load() -> displayio.Bitmap:
    """Filled at once where a bitmap offers its memory (the board), else pixel by pixel (the
    desktop's displayio). The sheet's own module is forgotten: one copy is enough."""
    from banker.ui.sheet import PIXELS

    row_bytes = len(PIXELS) // 8
    bitmap = displayio.Bitmap(8 * row_bytes, 8, 2)
    try:
        memoryview(bitmap)[:] = PIXELS  # type: ignore[arg-type]
        bitmap.dirty()
    except TypeError:
        for at, byte in enumerate(PIXELS):
            x = 8 * (at % row_bytes)
            while byte:
                if byte & 0x80:
                    bitmap[x, at // row_bytes] = 1
                byte = byte << 1 & 0xFF
                x += 1
    forget("banker.ui.sheet")
    return bitmap
