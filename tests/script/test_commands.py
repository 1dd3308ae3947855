"""`courtier script`: every command, every mistake in one, every option."""

import io
import json

import pytest
from banker.ui.keys import KEYS
from PIL import Image

from host_tools.cli import main
from host_tools.simulator.lock import hold_folder

FLOAT = "press BUY_BANK 1 1 3 CONFIRM\n"


@pytest.fixture
def script(capsys, monkeypatch):
    """Return a function that runs a text from standard input: (exit status, output, errors)."""

    def run(text, *options):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        status = main(["script", *map(str, options)])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


def state(script, text, *options):
    """Return the unit's state at the end of a script."""
    status, printed, _ = script(text + "state\n", *options)
    assert status == 0
    return json.loads(printed.splitlines()[-1])


# Commands.


def test_show_prints_8_lines_of_21_characters_and_a_blank_one(script):
    _, printed, _ = script("show\n")
    lines = printed.split("\n")
    assert [len(line) for line in lines] == [21] * 8 + [0, 0]
    assert lines[0] == "   B ① ② ③ ④ ⑤ ⑥ € M "


def test_state_of_a_new_game_is_one_line_of_json(script):
    status, printed, _ = script("state\n")
    assert status == 0
    assert printed.count("\n") == 1
    company = {"offices": 0, "bank": 9, "shares": [0] * 6}
    company.update({"president": None, "price": None, "trend": ""})
    assert json.loads(printed) == {
        "game": "trader",
        "companies": {f"{code:02}": company for code in range(1, 23)},
        "dividends": [0] * 6,
        "out": [],
        "totals": [0] * 6,
        "screen": "market",
        "amount": None,
        "forced": None,
        "transactions": 0,
    }


def test_press_takes_keys_in_order(script):
    after = state(script, "press BUY_BANK 1 1 3\n")
    assert (after["screen"], after["amount"]) == ("buy_bank", -220)
    after = state(script, FLOAT + "press BUY_BANK 2 1 3 2 CONFIRM\n")
    assert after["companies"]["13"]["shares"] == [5, 2, 0, 0, 0, 0]
    assert after["companies"]["13"]["trend"] == "+"


@pytest.mark.parametrize("key", KEYS)
def test_every_key_can_be_pressed_and_held(script, key):
    assert script(f"press {key}\npress CANCEL CANCEL\nhold {key} 0.1\n") == (0, "", "")


def test_hold_takes_seconds(script):
    assert state(script, FLOAT + "hold NEW_GAME 1.9\n")["transactions"] == 1
    assert state(script, FLOAT + "hold NEW_GAME 2\n")["transactions"] == 0
    assert state(script, FLOAT + "hold NEW_GAME 2.5\n")["transactions"] == 0


def test_wait_lets_time_pass(script):
    assert script("wait 16\nexpect Pink/Orange\n")[0] == 0
    assert state(script, "wait 301.5\n")["screen"] == "off"
    assert state(script, "wait 0\n")["screen"] == "market"


def test_tones_are_those_since_the_last_call(script):
    _, printed, _ = script("tones\ntones\n" + FLOAT + "press GO 9 CANCEL\ntones\n")
    tones = [json.loads(line) for line in printed.splitlines()]
    assert tones == [["on"], [], ["confirmed", "president", "error", "cancel"]]


def test_no_tone_is_lost_in_a_long_script(script):
    _, printed, _ = script("press GO\n" + "press 9\n" * 30 + "tones\n")
    assert json.loads(printed) == ["on"] + ["error"] * 30


def test_shot_writes_a_picture_four_times_as_large(script, tmp_path):
    assert script(f"shot {tmp_path / 'screen.png'}\n") == (0, "", "")
    with Image.open(tmp_path / "screen.png") as picture:
        assert picture.format == "PNG"
        assert picture.size == (512, 256)
        assert len(picture.getcolors()) > 1, "something is on it"


@pytest.mark.parametrize("text", ["Brown/Light blue", "B ① ②", "01   9  ·   ·", "€ M"])
def test_expect_ignores_the_number_of_spaces(script, text):
    assert script(f"expect {text}\n") == (0, "", "")


@pytest.mark.parametrize(
    "expectation",
    ["companies.13.price 48", "companies.13.shares [5,0,0,0,0,0]", "companies.13.shares.0 5"]
    + ['companies.13.trend ""', "companies.12.price null", "screen market", 'screen "market"']
    + ["totals.0 240", "transactions 1"],
)
def test_expect_state_compares_values(script, expectation):
    assert script(f"{FLOAT}expect-state {expectation}\n") == (0, "", "")


def test_expect_tones(script):
    assert script("expect-tones on\nexpect-tones\n") == (0, "", "")
    status, _, complaint = script("press GO 9\nexpect-tones on cancel\n")
    assert status == 1
    assert complaint == 'line 2: expected tones: ["on", "cancel"]\nthere is: ["on", "error"]\n'


def test_cut_and_boot(script):
    after = state(script, FLOAT + "press SELL 1\ncut\nboot\n")
    assert (after["screen"], after["transactions"]) == ("market", 1)
    after = state(script, FLOAT + "cut 3\npress GO 1 CONFIRM\nboot\n")
    assert (after["screen"], after["transactions"]) == ("notice", 1)


def test_boot_resets_a_unit_that_is_on(script):
    assert state(script, FLOAT + "press SELL\nboot\n")["screen"] == "market"


def test_without_power_the_screen_is_dark_and_keys_do_nothing(script):
    status, printed, _ = script(FLOAT + "cut\npress GO 1 CONFIRM\nwait 1\nshow\ntones\n")
    assert status == 0
    assert printed == (" " * 21 + "\n") * 8 + "\n[]\n"


def test_comments_and_blank_lines_do_nothing(script):
    text = (
        "# a comment\n\n   \n  # another\n" + "press BUY_BANK 1 1 3   # floats\nexpect 220 # so\n"
    )
    assert script(text) == (0, "", "")


# What can be wrong.


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("dance", "no such command: dance"),
        ("PRESS 1", "no such command: PRESS"),
        ("press", "press: which key?"),
        ("press 10", "no such key: 10"),
        ("press buy_bank", "no such key: buy_bank"),
        ("press 1 2 HOLD", "no such key: HOLD"),
        ("hold", "no such key: none given"),
        ("hold NEW_GAME", "not a number of seconds: none given"),
        ("hold NEW_GAME long", "not a number of seconds: long"),
        ("hold SHIFT 2", "no such key: SHIFT"),
        ("wait", "not a number of seconds: none given"),
        ("wait -1", "not a number of seconds: -1"),
        ("wait 1e3", "not a number of seconds: 1e3"),
        ("wait 90000", "more than a day: 90000"),
        ("show me", "show takes nothing after it, not me"),
        ("shot", "shot: nothing is not the name of a .png file"),
        ("shot screen.jpg", "shot: screen.jpg is not the name of a .png file"),
        ("shot /no/such/place/a.png", "shot: There is no folder /no/such/place."),
        ("state now", "state takes nothing after it, not now"),
        ("tones now", "tones takes nothing after it, not now"),
        ("expect", "expect: which text?"),
        ("expect-state", "expect-state: needs a path and a value"),
        ("expect-state screen", "expect-state: needs a path and a value"),
        ("expect-state companies.23.price 1", "expect-state: the state has no companies.23.price"),
        ("expect-state totals.6 1", "expect-state: the state has no totals.6"),
        ("expect-tones bang", "no such tone: bang"),
        ("cut off", "cut: off is not a number of bytes from 1"),
        ("cut 0", "cut: 0 is not a number of bytes from 1"),
        ("boot now", "boot takes nothing after it, not now"),
    ],
)
def test_a_bad_command_stops_the_script(script, line, complaint):
    status, printed, error = script(f"# a bad one\n{line}\nshow\n")
    assert status == 1
    assert printed == "", "nothing after it is carried out"
    assert error.startswith(f"line 2: {complaint}")


def test_a_bad_key_in_a_row_leaves_all_of_them_unpressed(script, tmp_path):
    assert script("press BUY_BANK 1 1 3 CONFIRM OOPS\n", "--save", tmp_path)[0] == 1
    assert state(script, "", "--save", tmp_path)["transactions"] == 0


def test_a_failed_expectation_shows_the_screen(script):
    status, printed, error = script(FLOAT + "\nexpect  brown\nshow\n")
    assert (status, printed) == (1, "")
    lines = error.splitlines()
    assert lines[:2] == ["line 3: expected on the screen: brown", "there is:"]
    assert lines[4] == "  |13 4 ₅ · · · · ·  48 |"
    assert len(lines) == 10


def test_a_failed_expectation_of_the_state_shows_the_value(script):
    status, _, error = script(FLOAT + "expect-state companies.13.price 47\n")
    assert status == 1
    assert error == "line 2: expected companies.13.price: 47\nthere is: 48\n"


@pytest.mark.parametrize("line", ["state", "expect-state screen market"])
def test_the_state_of_a_unit_without_power(script, line):
    status, _, error = script(f"cut\n{line}\n")
    assert status == 1
    assert error == f"line 2: {line.split()[0]}: the power is cut; boot comes first\n"


# Options.


def test_a_script_from_a_file(script, tmp_path):
    file = tmp_path / "float.txt"
    file.write_text(FLOAT + "expect 48\nshow\n", encoding="utf-8")
    status, printed, _ = script("expect nothing of standard input\n", file)
    assert status == 0
    assert "13 4 ₅" in printed


def test_a_missing_script_is_an_error(script, tmp_path):
    status, _, error = script("", tmp_path / "none.txt")
    assert status == 1
    assert error == f"courtier script: There is no {tmp_path}/none.txt.\n"


def test_a_script_that_is_not_text_is_an_error(script, tmp_path):
    (tmp_path / "odd.txt").write_bytes(b"show\n\xff\xfe\n")
    assert script("", tmp_path / "odd.txt")[0] == 1


@pytest.mark.parametrize("where", ["--save", "--board --save"])
def test_save_keeps_the_game_between_two_runs(script, tmp_path, where):
    flash = (*where.split(), tmp_path / "flash")
    assert script(FLOAT, *flash)[0] == 0
    assert state(script, "", *flash)["companies"]["13"]["president"] == 1
    assert state(script, "press UNDO CONFIRM\n", *flash)["transactions"] == 0
    # What is saved goes before what the options say of a new game.
    assert script("expect Brown\n", *flash, "--lang", "fr")[0] == 0


def test_a_game_saved_by_the_program_continues_on_the_board(script, tmp_path):
    assert script(FLOAT, "--save", tmp_path)[0] == 0
    after = state(script, "press GO 1 CONFIRM\n", "--save", tmp_path, "--board")
    assert after["transactions"] == 2
    assert state(script, "", "--save", tmp_path)["transactions"] == 2


def test_without_save_nothing_is_kept(script):
    script(FLOAT)
    assert state(script, "")["transactions"] == 0


def test_a_folder_that_cannot_be_written_is_an_error(script, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    status, _, error = script("show\n", "--save", tmp_path / "file")
    assert status == 1
    assert error.startswith("courtier script: ")


# Others are bought and sold: a company does not drift where its own price moves.
LIVELY = (
    FLOAT
    + "press BUY_BANK 2 2 4 CONFIRM\n"
    + ("press SELL 2 2 4 1 CONFIRM BUY_BANK 2 2 4 1 CONFIRM\n" * 6)
)


def test_a_lively_market_is_the_same_with_the_same_seed(script):
    def prices(seed):
        after = state(script, LIVELY, "--market", "lively", "--seed", seed)
        return after["companies"]["13"]["price"]

    assert prices(5) == prices(5)
    assert len({prices(seed) for seed in range(8)}) > 1


def test_a_calm_market_does_not_depend_on_the_seed(script):
    for seed in (1, 2, 3):
        assert state(script, LIVELY, "--seed", seed)["companies"]["13"]["price"] == 48


@pytest.mark.parametrize(
    ("options", "word"), [((), "Brown"), (("--lang", "en"), "Brown"), (("--lang", "fr"), "Brun")]
)
def test_languages(script, options, word):
    assert script(f"expect {word}\nexpect-state screen market\n", *options) == (0, "", "")


def test_the_first_start_asks_for_the_language(script):
    assert script("expect-state screen language\n", "--lang", "ask") == (0, "", "")


def test_a_first_line_says_how_the_unit_begins(script):
    text = "#: --lang fr --market lively\npress MENU\nexpect Marché agité\n"
    assert script(text) == (0, "", "")
    assert script(text, "--market", "calm")[0] == 1, "the command line goes before it"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("#: --lang de", "argument --lang: invalid choice: 'de'"),
        ("#: --colour red", "unrecognized arguments: --colour red"),
        ("#: --seed many", "argument --seed: many is not a whole number from 0 to 1073741823"),
    ],
)
def test_an_invalid_first_line_is_an_error(script, line, complaint):
    status, _, error = script(line + "\nshow\n")
    assert status == 1
    assert error.startswith(f"courtier script: line 1: #: {complaint}")


@pytest.mark.parametrize(
    "options", [("--seed", "-1"), ("--seed", 1 << 30), ("--market", "wild"), ("--lang", "de")]
)
def test_invalid_options_are_an_error(script, options, capsys):
    with pytest.raises(SystemExit) as end:
        script("show\n", *options)
    assert end.value.code == 2
    assert options[0] in capsys.readouterr().err


SAME = (
    FLOAT
    + "show\nstate\ntones\nhold NEW_GAME 2\nshow\nwait 4\nshow\nwait 15\nshow\npress POWER\n"
    + "wait 1\nshow\ntones\nstate\ncut\nshow\ntones\nboot\nshow\ntones\ncut 3\npress GO 3 CONFIRM\n"
    + "show\nboot\nshow\nwait 310\nshow\npress 1\nshow\ntones\nwait 20\nshow\n"
)


@pytest.mark.parametrize("where", ["--micropython", "--board"])
def test_the_same_commands_give_the_same_results_everywhere(script, where):
    assert script(SAME, where) == script(SAME)


def test_micropython_cannot_save(script, tmp_path):
    status, _, error = script("show\n", "--micropython", "--save", tmp_path)
    assert status == 1
    assert "leave out --save" in error


def test_a_folder_in_use_is_not_touched(script, tmp_path):
    with hold_folder(tmp_path):
        status, _, complaint = script("press BUY_BANK 1 1 3 CONFIRM", "--save", str(tmp_path))
    assert status == 1
    assert "another program" in complaint
    assert not (tmp_path / "nvm.bin").exists()
