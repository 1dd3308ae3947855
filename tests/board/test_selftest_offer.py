"""When the self-test is offered, how it ends, and that it loses no game."""

import json

import pytest
from banker.store import file_drive

from host_tools.deploy.manifest import NAME, checksum
from host_tools.deploy.selftest.maker import Maker
from host_tools.deploy.selftest.trial import START_MS, deploy, examine, kept
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.faults import inject
from host_tools.simulator.script.first_start import begin
from host_tools.simulator.script.unit import Options, first_settings

pytestmark = pytest.mark.slow

FLOAT_13 = ("BUY_BANK", "1", "1", "3", "CONFIRM")


def result(board: VirtualBoard) -> str:
    """Return the result that the unit has saved."""
    return kept(board.hardware.drive.content(file_drive.SELF_TEST))


def play(board: VirtualBoard, *keys: str) -> None:
    """Press keys."""
    for key in keys:
        board.tap(key)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_cancel_skips_it_for_good(lang: str) -> None:
    with VirtualBoard() as board:
        deploy(board)
        board.boot(START_MS)
        Maker(board, lang).decline()
        assert board.boots == 2
        board.run(START_MS)
        assert board.app is not None
        assert "skipped" in result(board)
        board.cut()
        board.boot(START_MS)
        assert board.app is not None, "nobody is asked again"


def test_a_new_deploy_asks_again() -> None:
    with VirtualBoard() as board:
        examine(board, "en")
        board.cut()
        deploy(board)
        board.boot(START_MS)
        assert board.app is None
        assert Maker(board, "fr").screen()[0] == "Auto-test?"


@pytest.mark.parametrize("file", [None, b"\xff" * 100])
def test_a_unit_without_the_self_tests_file_is_not_asked(file: bytes | None) -> None:
    with VirtualBoard() as board:
        if file:
            board.hardware.drive.give(file_drive.SELF_TEST, file)
        board.boot(START_MS)
        assert board.app is not None


def test_nobody_is_asked_while_a_pc_has_the_drive() -> None:
    with VirtualBoard() as board:
        deploy(board)
        board.press("MENU")
        board.boot(START_MS)
        assert board.hardware.drive.read_only
        assert board.app is not None


def test_without_anybody_there_it_ends_by_itself() -> None:
    with VirtualBoard() as board:
        deploy(board)
        board.boot(10 * 60_000)
        assert board.boots == 2
        assert board.app is not None
        assert "Aucune touche" in result(board)


def test_from_the_menu_and_back_to_the_game() -> None:
    with VirtualBoard() as board:
        deploy(board)
        board.hardware.drive.give(
            file_drive.SELF_TEST, b"done".ljust(file_drive.SELF_TEST_SIZE, b"\0")
        )
        board.boot(START_MS)
        play(board, "2", "CANCEL", *FLOAT_13)
        nvm = bytes(board.hardware.nvm.memory) if board.hardware.nvm else b""
        games = board.hardware.drive.content(file_drive.FILE)
        play(board, "MENU", "0", "0", "CONFIRM")
        maker = Maker(board, "en")
        maker.do_all()
        assert maker.pages[0][0] == "ALL IS WELL"
        assert board.hardware.nvm is not None
        assert bytes(board.hardware.nvm.memory) == nvm
        assert board.hardware.drive.content(file_drive.FILE) == games
        board.run(START_MS)
        assert board.app.game.presidents[13] == 1
        assert "no fault" in result(board)


def test_the_menu_offers_it_and_cancel_leaves_it() -> None:
    with VirtualBoard() as board:
        board.boot(START_MS)
        play(board, "2", "CANCEL", "MENU", "0", "0")
        assert board.app.screen_name == "self_test"
        play(board, "CANCEL")
        assert board.app.screen_name == "market"
        assert board.boots == 1


def test_a_slip_of_the_finger_is_not_a_fault() -> None:
    with VirtualBoard() as board:
        deploy(board)
        board.boot(START_MS)
        maker = Maker(board, "en")
        maker.accept()
        while maker.screen()[2] != "> 2":
            maker.do(maker.screen())
        board.tap("9", 120, 200)
        assert maker.screen()[1] == "Seen: 9. Again:"
        maker.do_all()
        assert maker.pages[0][0] == "ALL IS WELL"


def test_a_power_cut_in_each_of_its_writes_harms_nothing_else() -> None:
    # Five times a sector is erased and programmed: 10 x 4,096 bytes.
    for count in (1, 300, 4096, 4097, 8192, 9000, 12_300, 20_000, 24_000, 28_700, 36_000, 40_960):
        with VirtualBoard() as board:
            begin(board.hardware, Options())
            deploy(board)
            others = {**board.hardware.drive.files}
            board.boot(START_MS)
            board.cut_after(count)
            maker = Maker(board, "en")
            maker.accept()
            while board.powered and board.boots == 1:
                maker.do(maker.screen())
            assert not board.powered, count
            board.cut()
            files = board.hardware.drive.files
            assert {**files, "/" + file_drive.SELF_TEST: b""} == {
                **others,
                "/" + file_drive.SELF_TEST: b"",
            }
            board.boot(START_MS)
            if board.app is None:
                Maker(board, "en").decline()
                board.run(START_MS)
            assert board.app.ledger.settings == first_settings("en")


def test_a_damaged_program_file_is_named() -> None:
    with VirtualBoard() as board:
        files = {"banker/a.mpy": b"C a", "drivers/b.mpy": b"C b", "pins.py": b"mine"}
        marks = {path: checksum(content) for path, content in files.items()}
        marks["pins.py"] = "ours"
        text = json.dumps({"version": "1", "finished": True, "files": marks})
        for path, content in {**files, NAME: text.encode()}.items():
            board.hardware.drive.give(path, content)
        board.hardware.drive.give("drivers/b.mpy", b"C ?")
        maker = examine(board, "en")
        assert len(maker.pages) == 1, "a maker's own pins.py is no damage"
        assert maker.pages[0][2:5] == ["A program file is", "damaged:", "b.mpy"]


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("mute-oled", "SDA is GP4, SCL is GP5"),
        ("no-oled", "Nothing pulls SDA and SCL up"),
        ("oled-at-0x3d", "write that as OLED_ADDRESS"),
    ],
)
def test_a_mute_oled_is_reported_by_sound_light_and_console(fault: str, message: str) -> None:
    with VirtualBoard() as board:
        deploy(board)
        inject(board, fault)
        board.boot(START_MS)
        lights = set()
        for _ in range(40):
            board.run(50)
            lights.add(board.hardware.pins["LED"].high)
        assert lights == {True, False}
        assert [tone.hertz for tone in board.hardware.piezo.tones] == [3951, 3951, 3951, 2794]
        assert "The OLED does not answer" in board.console
        assert message in board.console
        board.run(70_000)
        assert board.boots == 2
        assert message in result(board)
        assert board.app is not None, "the unit itself goes on looking for it"


def test_an_oled_that_comes_back_is_tested() -> None:
    with VirtualBoard() as board:
        deploy(board)
        inject(board, "mute-oled")
        board.boot(10_000)
        board.hardware.oled.present = True
        board.run(4000)
        assert "OLED found" in board.console
        maker = Maker(board, "en")
        maker.accept()
        maker.do_all()
        assert maker.pages[0][0] == "ALL IS WELL"
