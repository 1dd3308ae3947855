"""Opens a page in a browser that has windows: one inside the terminal would be in the way."""

import os
import sys
import webbrowser
from collections.abc import Mapping


def has_windows(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether a window can appear: always on Windows and macOS, elsewhere with a display."""
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> bool:
    """Open the page; return False if nothing could."""
    try:
        return has_windows() and webbrowser.open(url)
    except webbrowser.Error:
        return False
