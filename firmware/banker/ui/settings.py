"""The unit's settings, a byte each, saved beside the game. More are added at the end."""

from .texts import languages

LANGUAGE, SOUND, CONTRAST = 0, 1, 2  # places in the bytes
SOUND_ON, CABLE_KEYS = 1, 2  # bits in SOUND: whether it sounds, whether a PC may press keys
NO_LANGUAGE = 0  # not chosen yet: asked at the first start

# What the display is set to for each step of the contrast line.
CONTRASTS = bytes((1, 48, 112, 184, 255))
DEFAULT_CONTRAST = 3

FIRST_START = bytes((NO_LANGUAGE, 1, DEFAULT_CONTRAST))


def valid_settings(data):
    """Return the settings as saved, with the default for every value that is not known here."""
    language, sound, contrast = data[0], data[1], data[2]
    if language not in [number for number, _, _ in languages()]:
        language = NO_LANGUAGE
    if contrast >= len(CONTRASTS):
        contrast = DEFAULT_CONTRAST
    if sound > SOUND_ON + CABLE_KEYS:
        sound = SOUND_ON
    return bytes((language, sound, contrast))
