"""The unit's settings, three bytes that are saved beside the game."""

from .texts import FRENCH

LANGUAGE, SOUND, CONTRAST = 0, 1, 2  # places in the bytes
NO_LANGUAGE = 0  # not chosen yet: asked at the first start

# What the display is set to for each step of the contrast line.
CONTRASTS = bytes((1, 48, 112, 184, 255))
DEFAULT_CONTRAST = 3

FIRST_START = bytes((NO_LANGUAGE, 1, DEFAULT_CONTRAST))


def sound_settings(data):
    """The settings as saved, with the default for whatever a later version may have written."""
    language, sound, contrast = data
    if language > FRENCH + 1:
        language = NO_LANGUAGE
    if contrast >= len(CONTRASTS):
        contrast = DEFAULT_CONTRAST
    return bytes((language, 1 if sound else 0, contrast))
