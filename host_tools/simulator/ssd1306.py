"""A model of the SSD1306: decodes I2C transfers into a picture, and rejects what the chip would
not understand as it was meant."""

import random

WIDTH = 128
PAGES = 8
HEIGHT = 8 * PAGES
HORIZONTAL, VERTICAL, PAGE = 0, 1, 2

# Commands with arguments, and how many bytes follow. All other commands have none.
_ARGUMENTS = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1,
    0xDB: 1,
}  # fmt: skip
_PLAIN = {0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xAE, 0xAF, 0xC0, 0xC8, 0xE3}

_LOOKS = [
    [bytes(b".#"[(byte >> bit & 1) != inverse] for byte in range(256)) for bit in range(8)]
    for inverse in (False, True)
]
"""What each byte of the chip's memory shows in each of its eight lines, inverted or not."""


class ChipRefusal(BaseException):
    """Data that the chip would not understand as it was meant. Not an `Exception`: the firmware
    must not carry on as if nothing had happened."""


class SSD1306:
    """The chip on its module. If `present` is False, it does not acknowledge its address.
    `dead_lines` stay dark."""

    arguments = _ARGUMENTS
    columns = WIDTH
    """Columns of its memory; the panel shows WIDTH of them, from `left` on."""
    left = 0

    def __init__(self, seed: int = 1) -> None:
        self.present = True
        self._seed = seed
        self.dead_lines: set[int] = set()
        self.power_on()

    def power_on(self) -> None:
        """Set the state after power-on: page addressing, dark, noise in memory."""
        self.ram = bytearray(random.Random(self._seed).randbytes(self.columns * PAGES))
        self.on = False
        self.charge_pump = False
        self.inverse = False
        self.all_on = False
        self.contrast = 0x7F
        self.mode = PAGE
        self.segment_remap = False
        self.com_reversed = False
        self.mux = 63
        self.offset = 0
        self.start_line = 0
        self._columns = (0, WIDTH - 1)
        self._pages = (0, PAGES - 1)
        self._column = self._page = 0
        self._room = 0

    def write(self, data: bytes) -> None:
        """Receive one transfer, without its address byte."""
        at = 0
        commands = bytearray()
        while at < len(data):
            control = data[at]
            at += 1
            if control & 0x3F:
                raise ChipRefusal(f"control byte 0x{control:02x}")
            end = at + 1 if control & 0x80 else len(data)
            if at >= len(data):
                raise ChipRefusal(f"nothing after control byte 0x{control:02x}")
            if control & 0x40:
                self._finish(commands)
                self._store(data[at:end])
            else:
                commands += data[at:end]
            at = end
        self._finish(commands)

    def _finish(self, commands: bytearray) -> None:
        """Run the commands collected so far."""
        while commands:
            command = commands.pop(0)
            count = self.arguments.get(command, 0)
            if len(commands) < count:
                raise ChipRefusal(f"command 0x{command:02x} lacks an argument")
            self._command(command, bytes(commands[:count]))
            del commands[:count]

    def _command(self, command: int, arguments: bytes) -> None:
        if command == 0x20:
            if arguments[0] > PAGE:
                raise ChipRefusal(f"addressing mode {arguments[0]}")
            self.mode = arguments[0]
        elif command in (0x21, 0x22):
            self._set_window(command, *arguments)
        elif command <= 0x1F or 0xB0 <= command <= 0xB7:
            self._set_page_position(command)
        elif 0x40 <= command <= 0x7F:
            self.start_line = command & 63
        elif command in _ARGUMENTS:
            self._set_register(command, arguments[0])
        elif command in _PLAIN:
            self._switch(command)
        else:
            raise ChipRefusal(f"unknown command 0x{command:02x}")

    def _set_window(self, command: int, first: int, last: int) -> None:
        """Set the column or page range, which counts only in horizontal and vertical mode."""
        if self.mode == PAGE:
            raise ChipRefusal(f"command 0x{command:02x} in page addressing mode")
        if first > last or last >= (WIDTH if command == 0x21 else PAGES):
            raise ChipRefusal(f"command 0x{command:02x}: range {first}..{last}")
        if command == 0x21:
            self._columns = (first, last)
        else:
            self._pages = (first, last)
        self._column, self._page = self._columns[0], self._pages[0]
        self._room = (self._columns[1] - self._column + 1) * (self._pages[1] - self._page + 1)

    def _set_page_position(self, command: int) -> None:
        """Set the position in page mode."""
        if self.mode != PAGE:
            raise ChipRefusal(f"command 0x{command:02x} outside page addressing mode")
        if command >= 0xB0:
            self._page = command & 7
        elif command >= 0x10:
            self._column = self._column & 0x0F | (command & 0x0F) << 4
        else:
            self._column = self._column & 0xF0 | command
        self._room = self.columns - self._column

    def _set_register(self, command: int, value: int) -> None:
        if command == 0x81:
            self.contrast = value
        elif command == 0x8D:
            self.charge_pump = bool(value & 4)
        elif command == 0xA8:
            if not 15 <= value <= 63:
                raise ChipRefusal(f"multiplex ratio {value}")
            self.mux = value
        elif command == 0xD3:
            self.offset = value & 63

    def _switch(self, command: int) -> None:
        if command in (0xA0, 0xA1):
            self.segment_remap = command == 0xA1
        elif command in (0xA4, 0xA5):
            self.all_on = command == 0xA5
        elif command in (0xA6, 0xA7):
            self.inverse = command == 0xA7
        elif command in (0xAE, 0xAF):
            self.on = command == 0xAF
        elif command in (0xC0, 0xC8):
            self.com_reversed = command == 0xC8

    def _store(self, data: bytes) -> None:
        """Store pixels. More than the window holds would wrap over the first ones, so that is an
        error."""
        if len(data) > self._room:
            raise ChipRefusal(f"{len(data)} bytes of pixels where {self._room} fit")
        self._room -= len(data)
        for byte in data:
            self.ram[self._page * self.columns + self._column] = byte
            if self.mode == VERTICAL:
                self._page += 1
                if self._page > self._pages[1]:
                    self._page = self._pages[0]
                    self._column += 1
            else:
                self._column += 1
                if self.mode == HORIZONTAL and self._column > self._columns[1]:
                    self._column = self._columns[0]
                    self._page += 1

    @property
    def lit(self) -> bool:
        """Return whether anything is visible: switched on, with the charge pump running."""
        return self.on and self.charge_pump

    def picture(self) -> list[str]:
        """Return the screen's lines, '#' for a lit pixel."""
        return [self._seen_line(y) for y in range(HEIGHT)]

    def _seen_line(self, y: int) -> str:
        """Return a line as it looks on the module, which is mounted for remapped segments and
        reversed lines."""
        if not self.lit or y in self.dead_lines:
            return "." * WIDTH
        if self.all_on:
            return "#" * WIDTH
        line = y if self.com_reversed else HEIGHT - 1 - y
        line = (line + self.start_line + self.offset) % HEIGHT
        start = line // 8 * self.columns + self.left
        columns = self.ram[start : start + WIDTH]
        if not self.segment_remap:
            columns.reverse()
        return columns.translate(_LOOKS[self.inverse][line % 8]).decode()
