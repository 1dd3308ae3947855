"""The unit's colours in a terminal: those of its faceplate."""

from host_tools.dev.glyphs.picture import PALETTE

TABLE, BRASS, IVORY, FAINT = "#101c21", "#d8b877", "#efe6d2", "#7f9299"
LAMP_ON, LAMP_OFF = "#6de8a5", "#bd4a3d"
GLASS = tuple(PALETTE[:3])
LIT = tuple(PALETTE[3:6])

CAPS = {
    "digit": ("#ece2cc", "#a5987b", "#2a2118"),
    "trade": ("#2f7f91", "#18505d", "#ffffff"),
    "board": ("#d2973a", "#8a5c18", "#2b1c05"),
    "look": ("#5d6e78", "#37454d", "#ffffff"),
    "care": ("#8a4560", "#55253a", "#ffffff"),
    "confirm": ("#2b7c4d", "#1b5b37", "#ffffff"),
    "cancel": ("#bd4a3d", "#7a271e", "#ffffff"),
    "power": ("#2b3439", "#0c1012", "#ff9a89"),
}
"""By a legend's group: the cap's face, its lower edge, its print."""


def mix(ink: str, ground: str, share: float) -> str:
    """Mix two colours, with this `share` of the first."""
    pairs = ((int(ink[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def light(contrast: int) -> str:
    """Return a lit pixel's colour at a contrast of 0 to 255. Even the dimmest is legible."""
    share = 0.35 + 0.65 * (contrast / 255) ** 0.5
    return mix(_hex(LIT), _hex(GLASS), share)


def glass() -> str:
    """Return the dark screen's colour."""
    return _hex(GLASS)


def _hex(colour: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)
