"""Tells phones at the table how to reach this machine."""

import io
import socket
from typing import Any

import segno

# An address reserved for documentation. Nothing is sent: the system only chooses the route.
_SOMEWHERE = ("192.0.2.1", 9)


def lan_address() -> str | None:
    """Return this machine's address on the local network, or None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def qr_path(text: str) -> dict[str, Any]:
    """Return a QR code for a page: the path of its dark squares, and the squares in a row."""
    rows = [bytes(row) for row in segno.make(text, micro=False).matrix]
    squares = (
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return {"size": len(rows), "path": "".join(squares)}


def qr_code(text: str) -> str:
    """Return a QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
