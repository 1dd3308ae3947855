"""What runs of 1861 bring the players."""

from typing import Any

RUNS = ("run", "dividend")


def paid(outcome: Any) -> dict[int, int]:
    """Return what a run brought each pawn."""
    if outcome.act not in RUNS:
        return {}
    changes = {where: now - was for cells, where, was, now in outcome.changes if cells[0] == "cash"}
    return {pawn: change for pawn, change in changes.items() if change > 0}
