"""The board whose firmware is running: it decides what `board`, `supervisor` and the like mean."""

from host_tools.simulator.hardware import Hardware

_running: list[Hardware] = []


def hardware() -> Hardware:
    """Return the running board's hardware."""
    if not _running:
        raise RuntimeError("no virtual board is running")
    return _running[-1]


def enter(board: Hardware) -> None:
    """Make this board the one that runs."""
    _running.append(board)


def leave() -> None:
    """Let the board before it run again."""
    _running.pop()
