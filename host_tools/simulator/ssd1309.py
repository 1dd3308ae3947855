"""A model of the SSD1309, the chip of 2.42 inch modules: an SSD1306 whose module, not the chip,
makes the high voltage.

For a program written for the SSD1306 it differs in two ways. It has no charge pump: 0x8D is not in
its table and does nothing, so the byte after it is a command of its own: 0x14, a column for page
addressing, which has no effect in the other modes. And the voltage that 0xDB sets has other steps.
"""

from host_tools.simulator.ssd1306 import PAGE, SSD1306, ChipRefusal

_PUMP = 0x8D
_ARGUMENTS = {command: count for command, count in SSD1306.arguments.items() if command != _PUMP}


class SSD1309(SSD1306):
    """The chip on its module."""

    arguments = _ARGUMENTS

    def power_on(self) -> None:
        super().power_on()
        self._after_pump = False

    def _command(self, command: int, arguments: bytes) -> None:
        if command == _PUMP:
            self._after_pump = True
            return
        if self._after_pump:
            self._after_pump = False
            if not 0x10 <= command <= 0x17:
                raise ChipRefusal(f"0x{command:02x} after 0x8d would be carried out")
            if self.mode != PAGE:
                return
        super()._command(command, arguments)

    @property
    def lit(self) -> bool:
        """Return whether anything is visible; the module's own converter always runs."""
        return self.on
