"""Checks that a plan fits on the drive, in whole clusters, before anything is written."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from host_tools.deploy import DeployError
from host_tools.deploy.files import Files
from host_tools.deploy.plan import Plan

RESERVE = 24 * 1024
"""Bytes that must stay free: the two files of saved games, the manifest twice, a few folders."""


@dataclass(frozen=True)
class Room:
    """The free bytes of a drive, and its cluster size."""

    free: int
    cluster: int


def measure(drive: Path) -> Room:
    """Return the drive's room. If the system does not tell the cluster size, it is that of a
    Pico's drive."""
    cluster = os.statvfs(drive).f_frsize if hasattr(os, "statvfs") else 512
    return Room(shutil.disk_usage(drive).free, cluster)


def needed(plan: Plan, files: Files, cluster: int) -> int:
    """Return the bytes that a plan takes, negative if it frees some."""

    def taken(size: int) -> int:
        """Return a size in whole clusters."""
        return -(-size // cluster) * cluster

    after = sum(taken(len(content)) for content in plan.write.values())
    replaced = [path for path in plan.write if not {path, path.split("/")[0]} & set(plan.aside)]
    before = sum(taken(files.size(path)) for path in (*replaced, *plan.remove))
    return after - before


def check(plan: Plan, files: Files, room: Room) -> None:
    """Raise DeployError if the plan does not fit."""
    need = needed(plan, files, room.cluster) + RESERVE
    if plan.changes and room.free < need:
        raise DeployError(
            f"the drive is too small: {need:,} more bytes are needed (with room for saved games), "
            f"and {room.free:,} are free. Remove what is not Courtier's from {files.root}"
        )
