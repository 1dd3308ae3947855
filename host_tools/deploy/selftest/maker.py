"""Plays the person who follows the self-test: reads the screen, presses keys, looks and listens.

It knows only what a person would see and hear.
"""

from banker.ui.sounds import SOUNDS
from drivers.selftest import words_en, words_fr

from host_tools.dev.glyphs.text import screen_text
from host_tools.games.legends import LEGENDS
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.script.screen_reading import read_cells

TABLES = {"fr": words_fr.TEXTS, "en": words_en.TEXTS}
PATIENCE_MS = 20 * 60_000
_TAP_MS = 120.0
_PICTURE_MS = 60
"""A picture arrives row by row; by then it is complete."""
_LOOK_MS = 100.0
_PANEL = (
    ["#" * 128] * 64,
    ["." * 128] * 64,
    ["#." * 64, ".#" * 64] * 32,
    [".#" * 64, "#." * 64] * 32,
)


class Maker:
    """The person. `pages` are the lines of the result's pages; `asked` the keys in the order
    asked for."""

    def __init__(self, board: VirtualBoard, lang: str) -> None:
        self._board = board
        self.texts = TABLES[lang]
        self._keys = {legend.line(lang): key for key, legend in LEGENDS.items()}
        self._boots = board.boots
        self._pressed: tuple[str, ...] = ()
        self._heard = 0
        self._any = "0"
        self._yes = self._no = ""
        self.pages: list[list[str]] = []
        self.asked: list[str] = []

    def screen(self) -> list[str]:
        """Return the lines on the OLED, without trailing blanks."""
        return [line.rstrip() for line in screen_text(read_cells(self._board.picture()))]

    def do_all(self) -> None:
        """Follow the test until the unit restarts; raise RuntimeError if that never happens."""
        end = self._board.now_ms + PATIENCE_MS
        while self._board.boots == self._boots:
            if self._board.now_ms > end:
                raise RuntimeError("the self-test does not end:\n" + "\n".join(self.screen()))
            self.do(self.screen())

    def accept(self) -> None:
        """Accept the offer in the right language, with the first key that works."""
        for self._any in "0159":
            self._wait_for(self.texts["offer"])
            self._tap(self._any)
            if self.screen()[0] != self.texts["offer"]:
                return

    def decline(self) -> None:
        """Decline the offer."""
        self._wait_for(self.texts["offer"])
        self._tap("CANCEL")

    def _wait_for(self, heading: str) -> None:
        for _ in range(100):
            if self.screen()[0] == heading:
                return
            self._board.run(_LOOK_MS)
        raise RuntimeError(f"no {heading!r} is shown")

    def do(self, lines: list[str]) -> None:
        """Do what the screen asks for; if it asks for nothing, wait a little."""
        heading = lines[0]
        texts = self.texts
        if lines[2].startswith("> "):
            self._press_asked(lines)
        elif heading == texts["pixels"]:
            self._heard = len(self._board.hardware.piezo.tones)
            self._read_answers(self._whole()[5:7])
            self._tap(self._any)
            self._judge_pictures()
        elif heading == texts["heard"].format(len(SOUNDS)):
            self._read_answers(self._whole()[3:5])
            self._answer(self._heard_all())
        elif heading == texts["good"] or heading.startswith(texts["fault"].split("{")[0]):
            lines = self._whole()
            if lines not in self.pages:
                self.pages.append(lines)
            self._tap(self._any)
        else:
            self._board.run(_LOOK_MS)

    def _whole(self) -> list[str]:
        """Return the lines once the whole picture has arrived."""
        self._board.run(_PICTURE_MS)
        return self.screen()

    def _press_asked(self, lines: list[str]) -> None:
        """Press the key that is asked for, once each time."""
        asking = (lines[0], lines[1])
        if asking == self._pressed:
            self._board.run(_LOOK_MS)
            return
        self._pressed = asking
        key = self._keys[lines[2][2:]]
        if key not in self.asked:
            self.asked.append(key)
        self._tap(key)

    def _judge_pictures(self) -> None:
        """Check every pixel of four pictures, and answer."""
        for wanted in _PANEL:
            seen = self._board.picture()
            self._answer(seen == wanted)
            if self._board.picture() == seen:
                return  # the answer was not accepted

    def _heard_all(self) -> bool:
        """Return whether all tones have sounded."""
        tones = sum(1 for sound in SOUNDS.values() for hertz, _ in sound if hertz)
        return len(self._board.hardware.piezo.tones) - self._heard >= tones

    def _answer(self, good: bool) -> None:
        self._tap(self._yes if good else self._no)

    def _read_answers(self, lines: list[str]) -> None:
        """Read which keys mean yes and no."""
        self._yes, self._no = (self._keys[line.split(":")[0]] for line in lines)

    def _tap(self, key: str) -> None:
        self._board.tap(key, _TAP_MS, _TAP_MS)
