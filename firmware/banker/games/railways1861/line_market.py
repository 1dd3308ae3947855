"""The share market as a line of 28 spaces, which a figure chooses: seldom, so it is apart."""

from .market import made

_STOPS = 165  # minors


def line():
    """It: up is right and down is left."""
    return made(
        (
            (
                1,
                "35 40 45 50b 55b 60b 65b 70r 80r 90r 100ry 110ry 120ry 135ry 150vy 165vy 180v 200v"
                " 220 245 270 300 330 360 400 440 490 540",
            ),
        ),
        _STOPS,
    )
