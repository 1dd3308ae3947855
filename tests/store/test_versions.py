"""Saves of other versions of the format: an older one is read, a newer one kept and named."""

import binascii
import zlib

import pytest
from banker.games.trader.transactions import FLOAT, GO, MARKET
from banker.store import finding, log_storage, opening, slots
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium

from tests.support.flash_rig import Rig, seen

# A log of version 1, compressed: the save of an FRAM of 2 KB after SAVED and an undo of the last.
VERSION_1 = (
    "eNr7/38UjIJRMFIBAwsjIwMD73cYPRoio2AwAQNgqmRgSGPXYGJiYGbg9FeUAvEL10uag+gaASFF"
    "biD9K5xrIhuQfsvFyPBEMEuWASdgoxtx4awOW8Q/BmZGJgaWsGeD1V0AWM2fOg=="
)
SAVED = ((FLOAT, 1, 13), (FLOAT, 2, 22), (GO, 3), (MARKET, 1))


def set_version(monkeypatch, version):
    """Let the firmware be one whose format has another version."""
    for module in (slots, log_storage, finding, opening):
        monkeypatch.setattr(module, "VERSION", version)


def test_version_1_as_it_was_first_written():
    medium = RamMedium(2048)
    medium.memory[:] = zlib.decompress(binascii.a2b_base64(VERSION_1))
    unit = Ledger(medium)
    assert unit.notices == []
    assert unit.settings == b"\2\0\3"
    assert unit.last.transaction == (GO, 3)
    fresh = Ledger(RamMedium(2048), seed=1, lively=False, settings=b"\2\0\3")
    for transaction in SAVED[:3]:
        fresh.confirm(transaction)
    assert seen(unit) == seen(fresh)
    while unit.undo():
        fresh.undo()
        assert seen(unit) == seen(fresh)


@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_an_older_save_is_read_and_carried_over(monkeypatch, kind):
    rig = Rig(kind)
    unit = rig.open(lively=False)
    views = []
    for transaction in SAVED:
        unit.confirm(transaction)
        views.append(seen(unit))
    set_version(monkeypatch, slots.VERSION + 1)
    unit = rig.open()
    assert (seen(unit), unit.storage.version) == (views[-1], slots.VERSION)
    assert unit.notices == rig.open().notices
    unit.undo()
    assert seen(rig.open()) == seen(unit) == views[-2]


@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_a_newer_save_is_kept_untouched_and_named(monkeypatch, kind):
    rig = Rig(kind, 1280)
    with monkeypatch.context() as newer:
        set_version(newer, 7)
        unit = rig.open()
        for number in range(120):
            unit.confirm((MARKET, number % 2))
    image, view = rig.image(), seen(unit)
    old = rig.open()
    assert (old.newer, old.notices, old.fault) == (7, ["newer_save"], "newer_save")
    assert old.game.count == 0
    for number in range(200):
        old.confirm((MARKET, number % 2))
    old.save_settings(b"\1\1\1")
    assert old.undo()
    assert old.fault == "newer_save"
    assert rig.image() == image
    set_version(monkeypatch, 7)
    assert seen(rig.open()) == view


def test_a_newer_file_alone_is_kept_too(monkeypatch):
    rig = Rig()
    with monkeypatch.context() as newer:
        set_version(newer, 3)
        rig.open()
    rig.memory[:] = b"\xff" * len(rig.memory)
    image = rig.image()
    assert rig.open().newer == 3
    assert rig.image() == image
