"""Golden screens of the self-test, taken while a person goes through it."""

from host_tools.deploy.selftest.maker import TABLES, Maker
from host_tools.deploy.selftest.trial import START_MS, deploy
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.faults import inject
from host_tools.simulator.script.screen_reading import read_cells

_DRAWN_MS = 150.0

# Name of the picture: language, a fault, and a line on the screen.
PAGES = {
    "self_test_offer": ("fr", None, TABLES["fr"]["offer"]),
    "self_test_key": ("en", "dead-key-5", "> Interest"),
    "self_test_look": ("fr", None, TABLES["fr"]["pixels"]),
    "self_test_column": ("fr", "dead-column-3", "Colonne 3, GP13:"),
    "self_test_rows": ("en", "swapped-rows-2-3", "Rows 2 and 3 are"),
    "self_test_diode": ("fr", "bridged-diode-BUY_PLAYER", "Achat joueurs"),
    "self_test_good": ("en", None, TABLES["en"]["good"]),
}


def cells(name: str) -> bytes:
    """Return a page by its name, reached as a person reaches it."""
    lang, fault, wanted = PAGES[name]
    with VirtualBoard() as board:
        deploy(board)
        if fault:
            inject(board, fault)
        board.boot(START_MS)
        maker = Maker(board, lang)
        while wanted not in maker.screen():
            if maker.screen()[0] == maker.texts["offer"]:
                maker.accept()
            maker.do(maker.screen())
        board.run(_DRAWN_MS)
        return read_cells(board.picture())
