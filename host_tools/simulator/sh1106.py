"""A model of the SH1106, the chip of most 1.3 inch modules. It has memory for 132 columns, of which
the panel shows the middle 128, and is always written page by page.

It ignores commands that are not in its table: 0x20, which sets the SSD1306's addressing mode, and
0x8D, which switches on its charge pump. Their argument is then a command of its own, so it must be
harmless: part of the column address, which is set again before every page. The chip's own converter
runs unless 0xAD 0x8A switches it off.
"""

from host_tools.simulator.ssd1306 import SSD1306, WIDTH, ChipRefusal

COLUMNS = 132
LEFT = (COLUMNS - WIDTH) // 2
_UNKNOWN = (0x20, 0x8D)
_NOT_THERE = (*_UNKNOWN, 0x21, 0x22)
_ARGUMENTS = {
    command: count for command, count in SSD1306.arguments.items() if command not in _NOT_THERE
}
_ARGUMENTS[0xAD] = 1


class SH1106(SSD1306):
    """The chip on its module."""

    columns = COLUMNS
    left = LEFT
    arguments = _ARGUMENTS

    def power_on(self) -> None:
        super().power_on()
        self.charge_pump = True
        self._after_unknown = False

    def _command(self, command: int, arguments: bytes) -> None:
        if command in _UNKNOWN:
            self._after_unknown = True
            return
        if self._after_unknown and command > 0x1F:
            raise ChipRefusal(f"0x{command:02x} after an unknown command would be carried out")
        self._after_unknown = False
        if command in (0x21, 0x22):
            raise ChipRefusal(f"unknown command 0x{command:02x}")
        if command == 0xAD:
            self.charge_pump = bool(arguments[0] & 1)
        else:
            super()._command(command, arguments)
