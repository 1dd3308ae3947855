"""The messages on the WebSocket: pictures as bytes, everything else as small JSON."""

import json
from typing import Any, NamedTuple

from banker.ui.keys import KEYS

from host_tools.apps.web.table_names import PAWNS
from host_tools.simulator.live.frame import Frame

LONGEST = 256
"""Bytes of the longest message that a page may send; the longest sensible one has about 60."""
LEAST_MV, MOST_MV = 0, 5000


class BadMessage(ValueError):
    """A message that the pages would not send."""


class Request(NamedTuple):
    """A request from a page. `kind` is key, power, reset, battery, pin, board or name."""

    kind: str
    key: str = ""
    on: bool = False
    mv: int = 0
    pin: str = ""
    pawn: int = 1
    name: str = ""


_FIELDS: dict[str, dict[str, type]] = {
    "key": {"key": str, "on": bool},
    "power": {"on": bool},
    "reset": {},
    "battery": {"mv": int},
    "pin": {"pin": str},
    "board": {"on": bool},
    "name": {"pawn": int, "name": str},
}


def parse(text: str) -> Request:
    """Parse and validate a page's message; raise BadMessage if it is not exactly a request."""
    if len(text) > LONGEST:
        raise BadMessage("too long")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMessage("not JSON") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadMessage("no type")
    kind = message.pop("type")
    fields = _FIELDS.get(kind)
    if fields is None or message.keys() != fields.keys():
        raise BadMessage(f"not a {kind} message" if fields else "unknown type")
    for name, kind_of_value in fields.items():
        if type(message[name]) is not kind_of_value:
            raise BadMessage(f"{name} is not a {kind_of_value.__name__}")
    request = Request(kind, **message)
    if kind == "key" and request.key not in KEYS:
        raise BadMessage("no such key")
    if not request.pin.isascii():
        raise BadMessage("no such PIN")
    if not LEAST_MV <= request.mv <= MOST_MV:
        raise BadMessage("no such battery")
    if not 1 <= request.pawn <= PAWNS:
        raise BadMessage("no such pawn")
    return request


def picture(frame: Frame) -> bytes:
    """Encode a picture: whether it is lit, its contrast, and the pixels as the display has them."""
    return bytes((frame.on, frame.contrast)) + frame.pixels


def as_json(kind: str, **fields: Any) -> str:
    """Encode a message to the pages."""
    return json.dumps({"type": kind, **fields}, ensure_ascii=False, separators=(",", ":"))
