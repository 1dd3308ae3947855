"""The file with the live unit's port counts only while a program holds it."""

import pytest

from host_tools.link.connect import open_wire
from host_tools.link.mirror.command_line import open_unit
from host_tools.link.trouble import LinkTrouble
from host_tools.simulator.live.port import running_port
from host_tools.simulator.lock import PORT, hold_folder
from tests.support.live import CALM, LivePlayer


class Asked:
    """What `courtier mirror --sim --save` was told."""

    sim = True
    port = None

    def __init__(self, folder):
        self.save = str(folder)


def test_a_port_name_left_behind_does_not_count(tmp_path):
    """The system may have given the name to another program since."""
    (tmp_path / PORT).write_text("somebody")
    assert running_port(tmp_path) is None
    with pytest.raises(LinkTrouble, match="not running"):
        open_unit(Asked(tmp_path))
    with hold_folder(tmp_path), pytest.raises(LinkTrouble, match="Another program uses"):
        open_wire(None, True, str(tmp_path))


def test_the_port_exists_while_the_unit_has_power(tmp_path):
    (tmp_path / PORT).write_text("somebody")
    with LivePlayer(CALM, tmp_path) as player:
        assert running_port(tmp_path) not in (None, "somebody")
        player.unit.cut()
        assert running_port(tmp_path) is None
        player.unit.boot()
        assert running_port(tmp_path)
    assert running_port(tmp_path) is None
    assert not (tmp_path / PORT).exists()


def test_a_file_without_a_valid_port_name_does_not_count(tmp_path):
    assert running_port(tmp_path) is None
    with hold_folder(tmp_path):
        assert running_port(tmp_path) is None
        (tmp_path / PORT).write_bytes(b"\xff\xfe")
        assert running_port(tmp_path) is None
