"""Says which of the unit's sounds is played, as its tones come in."""

from banker.ui.sounds import SOUNDS

_MELODIES = {tuple(hertz for hertz, _ in sound if hertz): name for name, sound in SOUNDS.items()}


class SoundNames:
    """No sound's melody begins another's, so each is known with its last tone."""

    def __init__(self) -> None:
        self._heard: tuple[int, ...] = ()

    def take(self, hertz: int) -> str | None:
        """A tone begins (0: ends); the name of the sound that it completes."""
        if not hertz:
            return None
        self._heard += (hertz,)
        # Whatever was cut short is forgotten, up to where a sound may have begun.
        while not any(melody[: len(self._heard)] == self._heard for melody in _MELODIES):
            self._heard = self._heard[1:]
        name = _MELODIES.get(self._heard)
        if name:
            self._heard = ()
        return name
