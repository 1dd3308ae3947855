"""The unit as a plain program on this Python, which is the quickest way to press its keys."""

from pathlib import Path

from banker.games import to_bytes
from banker.store.ledger import Ledger
from banker.ui.app import App
from banker.ui.canvas import Canvas

from host_tools.simulator.script.app_driver import AppDriver
from host_tools.simulator.script.media import Flash
from host_tools.simulator.script.unit import (
    Options,
    PowerIsCut,
    Prompt,
    first_game,
    first_settings,
    offered,
)


class AppUnit(AppDriver):
    """An App on a model of the flash."""

    app: App | None

    def __init__(self, options: Options, canvas: type[Canvas] = Canvas) -> None:
        flash = Flash(Path(options.save) if options.save else None)
        settings, games = first_settings(options.lang), offered(options.game)

        def start() -> App:
            number, tables = first_game(options)
            lively = options.market == "lively"
            ledger = Ledger(flash.nvm, flash.drive, options.seed, lively, settings, number, tables)
            return App(ledger, canvas(), games)

        super().__init__(flash.supply, start)

    def cells(self) -> bytes:
        """Return the screen's glyph codes; blank without power."""
        return bytes(self.app.cells) if self.app else b" " * 168

    def game(self) -> bytes:
        """Return the game as saved."""
        return to_bytes(self._powered().game)

    def prompt(self) -> Prompt:
        """Return what the screen asks for."""
        app = self._powered()
        return Prompt(app.screen_name, app.amount, app.second_amount)

    def _powered(self) -> App:
        if self.app is None:
            raise PowerIsCut
        return self.app

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
