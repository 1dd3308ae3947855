"""Whether a plan fits on the drive, counted in whole clusters, before anything is written."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from host_tools.deploy import DeployError
from host_tools.deploy.files import Files
from host_tools.deploy.plan import Plan

RESERVE = 24 * 1024
"""What must stay free: the two files of saved games, the manifest twice, a few folders."""


@dataclass(frozen=True)
class Room:
    """Bytes free on a drive, and the bytes of the smallest piece a file takes."""

    free: int
    cluster: int


def measure(drive: Path) -> Room:
    """Return the drive's room. Where the system does not tell the cluster, it is what CircuitPython
    gives a Pico's drive."""
    cluster = os.statvfs(drive).f_frsize if hasattr(os, "statvfs") else 512
    return Room(shutil.disk_usage(drive).free, cluster)


def needed(plan: Plan, files: Files, cluster: int) -> int:
    """Return how many bytes less are free after a plan; negative if it makes room."""

    def taken(size: int) -> int:
        """Return a file of this size in whole clusters."""
        return -(-size // cluster) * cluster

    after = sum(taken(len(content)) for content in plan.write.values())
    replaced = [path for path in plan.write if not {path, path.split("/")[0]} & set(plan.aside)]
    before = sum(taken(files.size(path)) for path in (*replaced, *plan.remove))
    return after - before


def check(plan: Plan, files: Files, room: Room) -> None:
    """DeployError if the plan does not fit."""
    need = needed(plan, files, room.cluster) + RESERVE
    if plan.changes and room.free < need:
        raise DeployError(
            f"the drive is too small: {need:,} more bytes are needed (with room for saved games), "
            f"and {room.free:,} are free. Remove what is not Courtier's from {files.root}"
        )
