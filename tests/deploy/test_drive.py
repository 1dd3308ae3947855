"""All games together leave room on a Pico's drive."""

from host_tools.deploy.contents import build
from host_tools.deploy.room import RESERVE

CLUSTER = 512
DRIVE = 1_000_000  # a Pico's 2 MB of flash, less 1 MB for CircuitPython, less its file tables
SPARE = 150 * 1024


def test_all_games_leave_room_on_the_drive():
    taken = sum(-(-len(content) // CLUSTER) * CLUSTER for content in build(True).values())
    assert DRIVE - RESERVE - taken >= SPARE
