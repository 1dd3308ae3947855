"""The unit as a plain program on this Python: the quickest way to press its keys."""

from pathlib import Path

from banker.games import to_bytes
from banker.store.ledger import Ledger
from banker.ui.app import App
from banker.ui.canvas import Canvas

from host_tools.script.media import Flash
from host_tools.script.unit import (
    TAP_MS,
    Asked,
    Options,
    PowerIsCut,
    first_game,
    first_settings,
    offered,
)
from host_tools.simulator.power import PowerCut

STEP_MS = 20  # the unit looks at the clock this often


class AppUnit:
    """An App on a model of the flash; time passes only when it is told to."""

    def __init__(self, options: Options, canvas: type[Canvas] = Canvas) -> None:
        self._options = options
        self._canvas = canvas
        self._flash = Flash(Path(options.save) if options.save else None)
        self._now = 0
        self.boot()

    def boot(self) -> None:
        """Start as after power-on: from what is saved."""
        self._flash.supply.restore()
        number, tables = first_game(self._options)
        ledger = Ledger(
            self._flash.nvm,
            self._flash.drive,
            seed=self._options.seed,
            lively=self._options.market == "lively",
            settings=first_settings(self._options.lang),
            number=number,
            tables=tables,
        )
        self.app: App | None = App(ledger, self._canvas(), offered(self._options.game))
        self._now = 0
        self._heard: list[str] = []
        self._listen()

    def cut(self, operations: int | None) -> None:
        """Lose the power, now or in the middle of a byte still to come."""
        if operations is None:
            self._go_dark()
        else:
            self._flash.supply.cut_after(operations)

    def press(self, key: str) -> None:
        self.hold(key, TAP_MS)
        self.wait(TAP_MS)

    def hold(self, key: str, ms: int) -> None:
        """Keep a key down for a while."""
        self.key(key, True)
        self.wait(ms)
        self.key(key, False)

    def wait(self, ms: int) -> None:
        """Let time pass, step by step; a power cut in it leaves the unit dark."""
        # Minutes of waiting are thousands of steps: nothing is done here that need not be.
        now, self._now = self._now, self._now + ms
        app, end = self.app, self._now
        if app is None:
            return
        step = app.step
        try:
            while now < end:
                now = now + STEP_MS if end - now > STEP_MS else end
                step(now)
                if app.tones:
                    self._listen()
        except PowerCut:
            self._go_dark()

    def key(self, key: str, down: bool) -> None:
        """A key goes down, or up again."""
        if self.app:
            try:
                self.app.key(key, down)
                self._listen()
            except PowerCut:
                self._go_dark()

    def _listen(self) -> None:
        """Take the tones as a buzzer would: few are kept for it."""
        if self.app:
            self._heard += self.app.tones
            self.app.tones.clear()

    def _go_dark(self) -> None:
        self.app = None
        self._heard = []

    def cells(self) -> bytes:
        """The screen's glyph codes; blank without power."""
        return bytes(self.app.cells) if self.app else b" " * 168

    def tones(self) -> list[str]:
        """Names of the tones since the last call."""
        heard, self._heard = self._heard, []
        return heard

    def game(self) -> bytes:
        """The game as it is saved."""
        return to_bytes(self._powered().game)

    def asked(self) -> Asked:
        """What the screen asks for."""
        app = self._powered()
        return Asked(app.screen_name, app.amount, app.second_amount)

    def _powered(self) -> App:
        if self.app is None:
            raise PowerIsCut
        return self.app

    def close(self) -> None:
        """Nothing to close."""
