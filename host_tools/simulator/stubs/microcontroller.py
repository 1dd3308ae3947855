"""`microcontroller`: the chip itself: nvm, watchdog, reset."""

from typing import Any

from host_tools.simulator.current import hardware
from host_tools.simulator.flash import Nvm
from host_tools.simulator.power import POWER_ON, SOFTWARE, WATCHDOG, Reset
from host_tools.simulator.stubs import pin as pin
from host_tools.simulator.wires import Pin as Pin


class ByteArray:
    """`nvm` as CircuitPython offers it: single bytes, and slices without a step."""

    def __init__(self, nvm: Nvm) -> None:
        self._nvm = nvm

    def __len__(self) -> int:
        return len(self._nvm)

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            start, stop = self._bounds(index)
            return bytearray(self._nvm.read(start, stop - start))
        return self._nvm.read(0, len(self))[index]

    def __setitem__(self, index: int | slice, value: Any) -> None:
        if isinstance(index, slice):
            start, stop = self._bounds(index)
            if not isinstance(value, (bytes, bytearray, memoryview)):
                raise NotImplementedError("array/bytes required on right side")
            if len(value) != stop - start:
                raise ValueError("Slice and value different lengths.")
            self._nvm.program(start, bytes(value))
        else:
            at = range(len(self))[index]
            if not 0 <= value <= 255:
                raise ValueError("bytes must be 0-255")
            self._nvm.program(at, bytes([value]))

    def _bounds(self, index: slice) -> tuple[int, int]:
        start, stop, step = index.indices(len(self))
        if step != 1:
            raise NotImplementedError("only slices with step=1 (aka None) are supported")
        return start, max(start, stop)


def reset() -> None:
    """Restart the board."""
    raise Reset(SOFTWARE)


class ResetReason:
    """The reasons for a start that the model knows."""

    POWER_ON = POWER_ON
    SOFTWARE = SOFTWARE
    WATCHDOG = WATCHDOG


class Processor:
    """The chip."""

    @property
    def reset_reason(self) -> str:
        """Return why the chip has started."""
        return hardware().reset_reason


cpu = Processor()


def __getattr__(name: str) -> Any:
    if name == "watchdog":
        return hardware().watchdog
    if name == "nvm":
        nvm = hardware().nvm
        return None if nvm is None else ByteArray(nvm)
    raise AttributeError(name)
