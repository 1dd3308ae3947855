"""Recognises the unit's sounds in the piezo's tones; each has its own melody."""

from collections.abc import Sequence

from banker.ui.sounds import SOUNDS

from host_tools.simulator.piezo import Tone

LONGEST_REST_MS = max(ms for sound in SOUNDS.values() for hertz, ms in sound if not hertz)
# A tone ends with the first step after its time, which shortens the next one. A step that draws or
# saves is long, so a melody may last longer than written, but not end early.
STEP_MS = 12


def names(tones: Sequence[Tone]) -> list[str]:
    """Return the names of the sounds in a row of tones; raise ValueError for any other tones."""
    found = []
    at = 0
    while at < len(tones):
        name = next((name for name in SOUNDS if _matches(tones[at:], SOUNDS[name])), None)
        if name is None:
            raise ValueError(f"none of the unit's sounds: {tones[at:]}")
        found.append(name)
        at += len(_melody(SOUNDS[name]))
    return found


def _melody(sound: Sequence[tuple[int, int]]) -> list[int]:
    """Return the pitches of a sound."""
    return [hertz for hertz, _ in sound if hertz]


def _matches(tones: Sequence[Tone], sound: Sequence[tuple[int, int]]) -> bool:
    """Return whether these tones begin with a sound, played to its end."""
    melody = _melody(sound)
    heard = tones[: len(melody)]
    if [tone.hertz for tone in heard] != melody:
        return False
    lasted_ms = heard[-1].start_ms + heard[-1].length_ms - heard[0].start_ms
    return lasted_ms >= sum(ms for _, ms in sound) - STEP_MS
