"""How the phones at the table find this machine."""

import io
import socket
from typing import Any

import segno

# An address for documentation: nothing is sent, the system only chooses the way towards it.
_SOMEWHERE = ("192.0.2.1", 9)


def lan_address() -> str | None:
    """This machine's address on the local network, or None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def qr_path(text: str) -> dict[str, Any]:
    """A QR code for a page: the path of its dark squares, and how many are in a row."""
    rows = [bytes(row) for row in segno.make(text, micro=False).matrix]
    squares = (
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return {"size": len(rows), "path": "".join(squares)}


def qr_code(text: str) -> str:
    """A QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
