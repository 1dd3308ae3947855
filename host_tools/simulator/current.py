"""The board whose firmware is running: what `board`, `supervisor` and their like mean just now."""

from host_tools.simulator.hardware import Hardware

_running: list[Hardware] = []


def hardware() -> Hardware:
    """The running board's hardware."""
    if not _running:
        raise RuntimeError("no virtual board is running")
    return _running[-1]


def enter(board: Hardware) -> None:
    """From now on this board runs."""
    _running.append(board)


def leave() -> None:
    """And now it does not."""
    _running.pop()
