"""Every fault wired into the virtual board is named on its screen, in both languages."""

import pytest

from host_tools.deploy.selftest.maker import TABLES
from host_tools.deploy.selftest.trial import examine
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.faults import FAULTS, NoSuchFault, inject

pytestmark = pytest.mark.slow

# The fault: what the unit must call it.
NAMED = {
    "dead-column-3": "dead_column 3 GP13",
    "dead-column-2": "dead_column 2 GP12",
    "dead-row-4": "dead_row 4 GP9",
    "dead-row-5": "dead_row 5 GP10",
    "swapped-rows-2-3": "rows_swapped 2 GP7 3 GP8",
    "swapped-rows-1-4": "rows_swapped 1 GP6 4 GP9",
    "swapped-columns-1-3": "columns_swapped 1 GP11 3 GP13",
    "crossed": "crossed 1 GP6 5 GP10 1 GP11 5 GP15",
    "dead-key-SELL": "dead_key SELL",
    "dead-key-CONFIRM": "dead_key CONFIRM",
    "dead-key-POWER": "dead_power 11 GP22",
    "bridged-diode-5": "no_diode 5",
    "turned-diode-MENU": "turned MENU",
    "turned-diodes": "all_turned",
    "stuck-key-7": "stuck 7",
    "short-GP6-GP7": "short 1 GP6 2 GP7",
    "short-GP12-GP14": "short 2 GP12 4 GP14",
    "short-GP8-GP13": "short 3 GP8 3 GP13",
    "short-GP10-GP22": "short 5 GP10 11 GP22",
    "dead-pixels": "pixels_lit",
    "mute-piezo": "silent GP17",
    "flat-battery": "battery_flat",
    "bad-flash": "not_kept",
    "protected-fram": "fram_not_kept",
}


def words(lang: str, named: str) -> list[str]:
    """Return the page of a fault as the unit must show it."""
    texts = TABLES[lang]
    kind, *about = named.split()
    if kind == "battery_flat":
        about = ["1.85" if lang == "en" else "1,85"]
    return texts[kind].format(*(texts.get(word, word) for word in about)).split("\n")


# Every fault in English, and in French one of each kind that has words of its own.
ONE_OF_EACH = {named.split()[0]: fault for fault, named in NAMED.items()}.values()
CASES = [(fault, "en") for fault in NAMED] + [(fault, "fr") for fault in ONE_OF_EACH]


@pytest.mark.parametrize(("fault", "lang"), CASES)
def test_the_screen_names_the_fault_and_nothing_else(fault: str, lang: str) -> None:
    with VirtualBoard() as board:
        maker = examine(board, lang, (fault,))
        assert [page[0] for page in maker.pages] == [TABLES[lang]["fault"].format(1, 1)]
        wanted = words(lang, NAMED[fault])
        assert maker.pages[0][2 : 2 + len(wanted)] == wanted
        assert " ".join(wanted) in board.console
        assert "Traceback" not in board.console


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("power", [(), ("on-usb",)])
def test_a_healthy_unit_passes(lang: str, power: tuple[str, ...]) -> None:
    with VirtualBoard() as board:
        maker = examine(board, lang, power)
        texts = TABLES[lang]
        (page,) = maker.pages
        assert page[0] == texts["good"]
        told = texts["usb"] if power else texts["cells"].format("3.00" if lang == "en" else "3,00")
        assert told in page
        assert maker.asked == board.hardware.keys.names


def test_several_faults_are_shown_in_turn() -> None:
    with VirtualBoard() as board:
        faults = ("dead-column-3", "swapped-rows-1-2", "bridged-diode-0", "flat-battery")
        maker = examine(board, "en", faults)
        assert [page[0] for page in maker.pages] == [f"FAULT {at} of 4" for at in range(1, 5)]
        assert [page[2] for page in maker.pages] == [
            "Column 3, GP13:",
            "Rows 1 and 2 are",
            "Key 0",
            "The batteries are",
        ]


def test_a_unit_whose_keys_are_all_dead_reports_it() -> None:
    with VirtualBoard() as board:
        maker = examine(board, "fr", tuple(f"dead-row-{row}" for row in range(1, 6)))
        assert maker.pages[0][2] == "Aucune touche ne"
        assert len(maker.asked) == 10, "and does not ask for all of them"


def test_every_fault_of_the_virtual_board_is_tested() -> None:
    elsewhere = {"mute-oled", "no-oled", "oled-at-0x3d", "on-usb"}
    tried = {form for form in FAULTS for fault in NAMED if fault.startswith(form.split("{")[0])}
    assert tried | elsewhere == set(FAULTS)


@pytest.mark.parametrize("name", ["", "dead-column-6", "dead-key-FOO", "short-GP6-GP99", "tired"])
def test_an_unknown_fault_is_refused(name: str) -> None:
    with VirtualBoard() as board, pytest.raises(NoSuchFault):
        inject(board, name)
