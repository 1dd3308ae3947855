"""`gc`: the desktop has memory to spare, and collecting its garbage would only take time."""


def collect() -> None:
    """Do nothing."""
