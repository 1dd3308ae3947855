"""The colours of the drawings: one for each kind of wire, the same in every picture and in text."""

INK, SOFT, FAINT, PAPER = "#1f2a30", "#5f6b72", "#d9dee1", "#ffffff"
ROW, COLUMN, BUS, CLOCK = "#c2571a", "#1f6fc4", "#2f8f4e", "#7b4fa6"
SUPPLY, CELLS, GROUND, SIGNAL, KEY = "#d22f2f", "#a3264f", "#30383c", "#0f8a8a", "#8a6d00"

_BY_NET = {
    "GND": (GROUND, "black"),
    "3V3": (SUPPLY, "red"),
    "SDA": (BUS, "green"),
    "SCL": (CLOCK, "violet"),
    "VSYS": (CELLS, "dark red"),
    "CELLS": (CELLS, "dark red"),
    "SWITCHED": (CELLS, "dark red"),
    "ROW": (ROW, "orange"),
    "COL": (COLUMN, "blue"),
    "KEY": (KEY, "yellow"),
}


def colour(net: str) -> str:
    """The colour of a net's wires."""
    return _entry(net)[0]


def colour_name(net: str) -> str:
    """The same in a word."""
    return _entry(net)[1]


def _entry(net: str) -> tuple[str, str]:
    return _BY_NET.get(net) or _BY_NET.get(net[:3]) or (SIGNAL, "turquoise")
