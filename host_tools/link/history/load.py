"""The story that a save tells, wherever the save is."""

from host_tools.link.history.record import GameRecord
from host_tools.link.sources import load_save
from host_tools.link.transfer import Progress, silent


def load(
    source: str | None = None,
    sim: bool = False,
    save: str | None = None,
    progress: Progress = silent,
) -> GameRecord:
    """As `load_save`, whose troubles it has too."""
    return GameRecord(*load_save(source, sim, save, progress).told())
