"""Tells from the tones which of the unit's sounds is playing."""

from banker.ui.sounds import SOUNDS

_MELODIES = {tuple(hertz for hertz, _ in sound if hertz): name for name, sound in SOUNDS.items()}


class SoundNames:
    """Recognises sounds. No melody begins another one, so each is known at its last tone."""

    def __init__(self) -> None:
        self._tones: tuple[int, ...] = ()

    def take(self, hertz: int) -> str | None:
        """Take the start of a tone (0: its end); return the name of the sound that it completes."""
        if not hertz:
            return None
        self._tones += (hertz,)
        # Forget a sound that was cut short, up to where another one may have begun.
        while not any(melody[: len(self._tones)] == self._tones for melody in _MELODIES):
            self._tones = self._tones[1:]
        name = _MELODIES.get(self._tones)
        if name:
            self._tones = ()
        return name
