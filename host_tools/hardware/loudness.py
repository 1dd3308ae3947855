"""How loud a tone is on the unit's piezo: a resonance, driven by a square wave.

A small piezo is a spring with a mass: below its resonance what one hears of it falls by 12 dB with
every octave. A square wave has odd harmonics, and one that meets the resonance is heard instead of
the tone itself, as a thin rattle; so both are told: all that is heard, and the tone alone.
"""

from math import log10, sqrt

RESONANCE = 4000.0
"""Of Murata's PKM13EPYH4000 and TDK's PS1240P02, hertz."""
QUALITY = 4.0
"""How sharp the resonance is; reasoned from the width of the makers' curves."""
_HIGHEST = 20_000
QUIETEST = -15.0
"""Decibels below the resonance at which a tone is still plainly heard across a table."""
ALARM = -10.0
"""The same for what must not be missed: an error, a screen that does not answer."""


def _response(hertz: float) -> float:
    share = hertz / RESONANCE
    return share**2 / sqrt((1 - share**2) ** 2 + (share / QUALITY) ** 2)


def _power(hertz: float, harmonics: bool) -> float:
    last = int(_HIGHEST // hertz) if harmonics else 1
    return sum((_response(n * hertz) / n) ** 2 for n in range(1, last + 1, 2))


def level(hertz: float) -> float:
    """All that is heard, in decibels beside a tone at the resonance."""
    return 10 * log10(_power(hertz, True) / _power(RESONANCE, True))


def pure_level(hertz: float) -> float:
    """The tone alone, without its harmonics."""
    return 10 * log10(_power(hertz, False) / _power(RESONANCE, False))
