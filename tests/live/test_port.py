"""The file that tells a live unit's port: it counts only while a program holds it."""

import os
import sys

import pytest

from host_tools.link.connect import open_wire
from host_tools.link.trouble import LinkTrouble
from host_tools.mirror.command_line import open_unit
from tests.support.live import CALM, LivePlayer

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)

from host_tools.live.port import NAME_FILE, running_port
from host_tools.simulator.lock import hold_folder


class Asked:
    """What `courtier mirror --sim --save` was told."""

    sim = True
    port = None

    def __init__(self, folder):
        self.save = str(folder)


def test_a_name_that_was_left_behind_is_nobodys(tmp_path):
    """The system has given the name to somebody's terminal since."""
    master, slave = os.openpty()
    try:
        (tmp_path / NAME_FILE).write_text(os.ttyname(slave))
        assert running_port(tmp_path) is None
        with pytest.raises(LinkTrouble, match="not running"):
            open_unit(Asked(tmp_path))
        with hold_folder(tmp_path), pytest.raises(LinkTrouble, match="Another program uses"):
            open_wire(None, True, str(tmp_path))
    finally:
        os.close(master)
        os.close(slave)


def test_it_is_there_while_the_unit_has_power(tmp_path):
    (tmp_path / NAME_FILE).write_text("/dev/null")
    with LivePlayer(CALM, tmp_path) as player:
        first = running_port(tmp_path)
        assert first
        assert os.path.exists(first)
        player.unit.cut()
        assert running_port(tmp_path) is None
        player.unit.boot()
        assert running_port(tmp_path)
    assert running_port(tmp_path) is None
    assert not (tmp_path / NAME_FILE).exists()


def test_what_is_no_name_is_none(tmp_path):
    assert running_port(tmp_path) is None
    (tmp_path / NAME_FILE).write_bytes(b"\xff\xfe")
    assert running_port(tmp_path) is None
