"""Names in a FAT directory: eight and three capitals, and the entries that hold a longer one."""

import re
from collections.abc import Sequence

_PLAIN = re.compile(r"[A-Z0-9_~-]{1,8}(\.[A-Z0-9_~-]{1,3})?")
_PLACES = (slice(1, 11), slice(14, 26), slice(28, 32))
"""Where an entry has its 13 characters, two bytes each."""
_LOWER_NAME, _LOWER_KIND = 0x08, 0x10


def short_text(raw: bytes) -> str:
    """The name in an ordinary entry, in small letters where its flags say so."""
    name = raw[:8].decode("cp437").rstrip()
    kind = raw[8:11].decode("cp437").rstrip()
    name = name.lower() if raw[12] & _LOWER_NAME else name
    kind = kind.lower() if raw[12] & _LOWER_KIND else kind
    return f"{name}.{kind}" if kind else name


def joined(pieces: Sequence[bytes]) -> str:
    """The name that the entries before an ordinary one hold, last part first."""
    text = b"".join(
        raw[place] for raw in reversed(pieces) for place in _PLACES
    )  # ends with a zero, unless it fills its entries
    return text.decode("utf-16-le").split("\0")[0].rstrip("\uffff")


def short(name: str, used: set[bytes]) -> bytes:
    """Eleven bytes that no other entry of the folder has."""
    if _PLAIN.fullmatch(name):
        stem, _, kind = name.partition(".")
        return (stem.ljust(8) + kind.ljust(3)).encode()
    stem, _, kind = name.upper().lstrip(".").rpartition(".")
    if not stem:
        stem, kind = kind, ""
    stem, kind = (re.sub(r"[^A-Z0-9_-]", "", part) for part in (stem, kind))
    number = 1
    while True:
        tail = f"~{number}"
        made = (stem[: 8 - len(tail)] + tail).ljust(8) + kind[:3].ljust(3)
        if made.encode() not in used:
            return made.encode()
        number += 1


def long_entries(name: str, short_name: bytes) -> list[bytes]:
    """The entries that go before the ordinary one; none for a name that needs none."""
    if _PLAIN.fullmatch(name):
        return []
    check = 0
    for byte in short_name:
        check = ((check & 1) << 7 | check >> 1) + byte & 0xFF
    text = (name + "\0").encode("utf-16-le") if len(name) % 13 else name.encode("utf-16-le")
    parts = [text[at : at + 26].ljust(26, b"\xff") for at in range(0, len(text), 26)]
    entries = []
    for number, part in reversed(list(enumerate(parts, 1))):
        raw = bytearray(32)
        raw[0] = number | (0x40 if number == len(parts) else 0)
        raw[11] = 0x0F
        raw[13] = check
        raw[1:11], raw[14:26], raw[28:32] = part[:10], part[10:22], part[22:]
        entries.append(bytes(raw))
    return entries
