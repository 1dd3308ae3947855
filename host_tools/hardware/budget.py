"""What the unit draws from its cells, and how long they last, computed from the figures."""

import ast
from itertools import pairwise
from typing import NamedTuple

from banker.ui.settings import CONTRASTS, DEFAULT_CONTRAST
from PIL import Image

from host_tools import FIRMWARE
from host_tools.hardware import budget_figures as known
from host_tools.hardware.words import Words

CELLS = 2
_COLUMNS = 128
_MARKET = FIRMWARE.parent / "tests/games/trader/screens/market.png"
_FINE = 200


class State(NamedTuple):
    """A state of the unit: mW at 3.3 V of the Pico and of the rest, and how long two fresh cells
    last in it."""

    name: Words
    pico: float
    rest: float
    cell_ma: float
    hours: float


def firmware_number(module: str, name: str) -> int:
    """A constant of a driver, which cannot be imported without a board."""
    tree = ast.parse((FIRMWARE / "drivers" / f"{module}.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return int(ast.literal_eval(node.value))
    raise KeyError(name)


def lit_share() -> float:
    """How much of the market screen, the one most looked at, is lit; in whole per cent."""
    with Image.open(_MARKET) as picture:
        counts = picture.convert("L").histogram()
    return round(sum(counts[128:]) / sum(counts), 2)


def oled_ma() -> float:
    """The OLED's current at 3.3 V with the market on it, at the contrast it starts with."""
    contrast = CONTRASTS[DEFAULT_CONTRAST] / 256
    lit = known.SEGMENT.value * _COLUMNS * lit_share() * contrast
    return known.OLED_BASE.value + known.PUMP.value * lit


def large_ma() -> float:
    """The same for a 2.42 inch screen."""
    contrast = CONTRASTS[DEFAULT_CONTRAST] / 256
    lit = known.LARGE_SEGMENT.value * _COLUMNS * lit_share() * contrast
    return known.LARGE_BASE.value + known.LARGE_PUMP.value * lit


def state(name: Words, pico_at_5v: float, oled: float) -> State:
    """A state, from the Pico's current at 5 V and the OLED's at 3.3 V."""
    pico = pico_at_5v * 5 * known.GOOD_AT_5V.value
    rest = oled * 3.3
    at_vsys = (pico + rest) / known.GOOD_AT_CELLS.value
    hours = lasting(at_vsys)
    return State(name, pico, rest, at_vsys / (CELLS * 1.25 - known.DIODE.value), hours)


def states() -> tuple[State, ...]:
    """The states the unit can be in."""
    return (
        state(
            Words("awake, market on a 2.42 inch screen", "en jeu, marché sur 2,42 pouces"),
            known.PICO_AWAKE.value,
            large_ma(),
        ),
        state(
            Words("the same, a thirsty Pico", "de même, un Pico gourmand"),
            known.PICO_THIRSTY.value,
            large_ma(),
        ),
        state(
            Words("awake, market on a 0.96 inch screen", "en jeu, marché sur 0,96 pouce"),
            known.PICO_AWAKE.value,
            oled_ma(),
        ),
        state(Words("light sleep", "veille légère"), known.PICO_LIGHT.value, known.LARGE_OFF.value),
        state(Words("deep sleep", "veille profonde"), known.PICO_DEEP.value, known.LARGE_OFF.value),
        state(
            Words("deep sleep, 0.96 inch screen", "veille profonde, 0,96 pouce"),
            known.PICO_DEEP.value,
            known.OLED_OFF.value,
        ),
    )


def all_lit_ma(cell_volts: float) -> float:
    """Return what two cells of a voltage give while every dot is lit at full contrast, as in one of
    the self-test's pictures on a 2.42 inch screen."""
    screen = known.LARGE_BASE.value + known.LARGE_PUMP.value * known.LARGE_SEGMENT.value * _COLUMNS
    pico = known.PICO_AWAKE.value * 5 * known.GOOD_AT_5V.value
    at_vsys = (pico + screen * 3.3) / known.GOOD_AT_CELLS.value
    return at_vsys / (CELLS * cell_volts - known.DIODE.value)


def capacity(drain_ma: float) -> float:
    """A cell's charge in mAh at a drain, on the line through the two figures; no more than what
    the data sheet gives for the smaller drain."""
    slope = (known.CELL_AT_25.value - known.CELL_AT_100.value) / 75
    return min(known.CELL_AT_25.value, known.CELL_AT_25.value - slope * (drain_ma - 25))


def cell_volts(left: float) -> float:
    """A cell's voltage with this share of its charge left."""
    for (more, high), (less, low) in pairwise(known.CURVE):
        if left >= less:
            return low + (high - low) * (left - less) / (more - less)
    raise ValueError(left)


def lasting(at_vsys_mw: float, from_mv: float = 9999) -> float:
    """The hours that two cells give this power to VSYS, from a voltage there down to the least
    the Pico works from. Their current rises as their voltage falls."""
    drain = at_vsys_mw / (CELLS * 1.25 - known.DIODE.value)
    piece = capacity(drain) / _FINE
    hours = 0.0
    for step in range(_FINE):
        vsys = CELLS * cell_volts(1 - (step + 0.5) / _FINE) - known.DIODE.value
        if known.SUPPLY_LOW.value <= vsys <= from_mv / 1000:
            hours += piece * vsys / at_vsys_mw
    return hours


def awake_mw() -> float:
    """What VSYS must give while somebody plays."""
    awake = states()[0]
    return (awake.pico + awake.rest) / known.GOOD_AT_CELLS.value


def hours_after_icon() -> float:
    """How long the unit still plays once it shows the battery."""
    return lasting(awake_mw(), firmware_number("battery", "LOW_MV"))


def rechargeable_hours() -> float:
    """How long it plays on NiMH cells, whose voltage hardly falls."""
    return known.RECHARGEABLE.value * (CELLS * 1.2 - known.DIODE.value) / awake_mw()
