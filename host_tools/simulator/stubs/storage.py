"""`storage`: who may write to the drive."""

from host_tools.simulator.current import hardware


class Mount:
    """The mounted drive."""

    @property
    def readonly(self) -> bool:
        """Return whether the program may not write."""
        return hardware().drive.read_only


def getmount(path: str) -> Mount:
    """Return the drive mounted there."""
    if path != "/":
        raise OSError(2, "No such file/directory")
    return Mount()


def remount(path: str, readonly: bool = False) -> None:
    """Give the drive to the program (`readonly` False) or to the PC; for boot.py."""
    getmount(path)
    hardware().drive.read_only = readonly
