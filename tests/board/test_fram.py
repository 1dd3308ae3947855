"""A FRAM on the bus is found at the start and takes every save, while the flash stays unchanged."""

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.fram import ADDRESS, IDENTITY_ADDRESS, Fram, Identity

FLOAT_13 = ("BUY_BANK", "1", "1", "3", "CONFIRM")


def fit_fram(board: VirtualBoard) -> Fram:
    """Solder a FRAM to the board's bus."""
    fram = Fram(board.hardware.supply)
    board.hardware.bus.devices[ADDRESS] = fram
    board.hardware.bus.devices[IDENTITY_ADDRESS] = Identity()
    return fram


def play(board: VirtualBoard, *keys: str) -> None:
    """Press keys."""
    for key in keys:
        board.tap(key)


def test_the_game_is_in_the_fram_and_nowhere_else() -> None:
    with VirtualBoard() as board:
        fit_fram(board)
        board.boot(3000)
        play(board, "2", "CANCEL", *FLOAT_13)
        assert board.app.game.presidents[13] == 1
        assert board.hardware.supply.sectors_erased == 0
        assert board.hardware.nvm is not None
        assert set(board.hardware.nvm.memory) == {0xFF}
        assert not any(name.startswith("/saves") for name in board.hardware.drive.files)
        board.cut()
        board.boot(3000)
        assert board.app.game.presidents[13] == 1


def test_another_chip_at_its_address_is_not_used_as_a_fram() -> None:
    with VirtualBoard() as board:
        fram = fit_fram(board)
        del board.hardware.bus.devices[IDENTITY_ADDRESS]
        board.boot(3000)
        play(board, "2", "CANCEL", *FLOAT_13)
        assert "saving to flash" in board.console
        assert not any(fram.memory)
        board.cut()
        board.boot(3000)
        assert board.app.game.presidents[13] == 1
