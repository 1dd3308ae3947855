"""The self-test's words: complete in both languages, in the alphabet, and short enough."""

import re

import pytest
from banker.ui.glyphs import CHARS

from host_tools import FIRMWARE
from host_tools.deploy.selftest.maker import TABLES
from host_tools.games.legends import LEGENDS

LONGEST = {"seen": ["1234567"], "tones": [9, 9], "heard": [9], "fault": [25, 25], "cells": ["3,00"]}
LONGEST |= {"battery_flat": ["1,90"], "silent": ["GP17"], "damaged": ["adafruit_fram.mpy"]}
WIRES = ("grounded", "short", "crossed", "dead_row", "dead_column", "dead_power")
WIRES += ("power_in_matrix", "rows_swapped", "columns_swapped", "rows_moved", "columns_moved")


def filled(lang: str, name: str) -> str:
    """Return a text with the longest values that it may have."""
    texts = TABLES[lang]
    if name in WIRES:
        return texts[name].format(*(5, "GP22") * 4)
    if name in ("look", "yes_or_no"):
        return texts[name].format(texts["CONFIRM"], texts["CANCEL"])
    legend = max((texts.get(key, key) for key in LEGENDS), key=len)
    return texts[name].format(*LONGEST.get(name, (legend, legend)))


def test_both_languages_have_the_same_words() -> None:
    assert list(TABLES["fr"]) == list(TABLES["en"])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_text_fits_the_screen_and_has_glyphs(lang: str) -> None:
    for name in TABLES[lang]:
        lines = filled(lang, name).split("\n")
        assert len(lines) <= 6, name
        assert all(len(line) <= 21 for line in lines), (name, lines)
        strange = [char for line in lines for char in line if not " " <= char <= "~"]
        assert set(strange) <= set(CHARS), (name, strange)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_keys_have_the_names_printed_on_them(lang: str) -> None:
    for key, legend in LEGENDS.items():
        assert TABLES[lang].get(key, key) == legend.line(lang)


def test_no_text_is_unused_and_every_fault_has_words() -> None:
    source = "".join(
        path.read_text()
        for path in (FIRMWARE / "drivers" / "selftest").glob("*.py")
        if not path.name.startswith("words_")
    )
    used = set(re.findall(r'"([a-z_]+)"', source))
    made = {f"{line}_{what}" for line in ("rows", "columns") for what in ("swapped", "moved")}
    texts = set(TABLES["en"]) - set(LEGENDS)
    assert texts - used - made == set()
    faults = set(re.findall(r'\(\("([a-z_]+)"', source)) | set(re.findall(r'\[\("(\w+)"', source))
    assert faults <= texts
