"""The board's trials without a board: aims, tables, exit codes, errors, and the keys pressed."""

import base64
import json

import pytest

from host_tools.dev import board
from host_tools.dev.board_trials import entries, going_back, table_pace
from host_tools.dev.board_trials.bench import Bench, Outcome, Part, Trial
from host_tools.dev.board_trials.desktop import Desktop, give_saves, log_bytes, take_saves
from host_tools.dev.board_trials.emulated_unit import PLACES
from host_tools.dev.board_trials.measures import Figures, Measure, missed, table
from host_tools.dev.board_trials.run_parts import run_parts
from host_tools.dev.board_trials.torn_flash import torn
from host_tools.dev.board_trials.trials import TRIALS
from host_tools.dev.emulated_pico import flash_image
from host_tools.games import NAMES
from host_tools.games.kit.chance import Chance
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import Options
from tests.board.test_flash_image import block
from tests.support.blank_drive import blank_flash

MEASURES = [measure for trial in TRIALS for measure in trial.measures]


def test_an_aim_is_met_or_missed():
    """Test both sides; what was not measured is never met."""
    most, least, free = (
        Measure("a", "a", most=100),
        Measure("b", "b", least=10),
        Measure("c", "of interest"),
    )
    assert [most.verdict(value) for value in (100, 100.1, None)] == ["ok", "MISSED", "NOT MEASURED"]
    assert [least.verdict(value) for value in (10, 9, None)] == ["ok", "MISSED", "NOT MEASURED"]
    assert [free.verdict(value) for value in (0, None)] == ["", "NOT MEASURED"]
    assert missed((most, least, free), {"a": 101, "b": 10}) == ["a", "c"]


def test_the_table_has_figure_unit_aim_and_verdict():
    """A line has figure, unit, aim and verdict."""
    lines = table(
        "Free", [Measure("f", "at rest", "bytes", least=40_000)], {"f": 31_800}
    ).splitlines()
    assert lines[0] == "Free"
    assert " ".join(lines[1].split()) == "at rest 31,800 bytes at least 40,000 MISSED"


def test_figures_keep_extremes_and_spreads():
    """They keep the largest, the smallest, and a spread."""
    figures = Figures()
    for value in (3, 9, 5):
        figures.worst("slow", value)
        figures.lowest("free", value)
    figures.spread("key", range(1, 101))
    assert figures == {"slow": 9, "free": 3, "key.p50": 51, "key.p95": 96, "key.max": 100}


def test_every_trial_names_its_aims():
    """Each key is unique and its trial's own, and every promised figure has an aim."""
    keys = [measure.key for measure in MEASURES]
    assert len(keys) == len(set(keys))
    for trial in TRIALS:
        assert all(measure.key.startswith(f"{trial.name}.") for measure in trial.measures)
        assert any(measure.aim for measure in trial.measures)
    aims = {measure.key: (measure.most, measure.least) for measure in MEASURES}
    railway = {"1861", "africa", "lilliput", "1830", "1889", "chesapeake"}
    assert set(entries.LARGE) == railway
    for name in NAMES:
        large = name in entries.LARGE
        assert aims[f"start.{name}_late"] == (2400 if large else 2200, None)
        assert aims[f"start.{name}_full"] == (2400, None)
        assert aims[f"keys.{name}.confirm.p95"] == (120 if large else 100, None)
        assert aims[f"keys.{name}.first.max"] == (150, None)
        assert aims[f"keys.{name}.entry.max"] == aims[f"pace.{name}.first.max"] == (150, None)
        assert aims[f"keys.{name}.digit.p95"] == aims[f"pace.{name}.digit.p95"] == (60, None)
        assert aims[f"pace.{name}.worst"] == aims[f"back.{name}.worst"] == (None, 40_000)
        assert aims[f"back.{name}.review.max"] == (250, None)
        assert aims[f"back.{name}.undo.max"] == (200, None)
        assert aims[f"back.{name}.game"] == (3000, None)
        assert aims[f"lost.{name}.60_60"] == aims[f"lost.{name}.40_40"] == (0, None)
        assert aims[f"lost.{name}.renewal"] == aims[f"lost.{name}.start"] == (0, None)
        assert aims[f"heap.{name}.worst"] == aims[f"usb.{name}.worst"] == (None, 40_000)
    for key in ("slow", "dead", "neither", "outside"):
        assert aims[f"cuts.{key}"] == (0, None)


def test_one_game_can_be_tried():
    """Its measures stay, and none that is about another game or needs one."""
    with pytest.raises(ValueError, match="there is no game 1829; there are: trader, "):
        board.chosen("1829", NAMES, "game")
    assert board.chosen("", NAMES, "game") == NAMES
    assert board.chosen("lilliput, 1861", NAMES, "game") == ("1861", "lilliput")
    assert [trial.of(NAMES) for trial in TRIALS] == list(TRIALS)
    for trial in TRIALS:
        of_one = trial.of(("1861",))
        assert of_one.parts
        assert {part.game for part in of_one.parts} == {"1861"}
        assert {one.game for one in of_one.measures} <= {"1861", ""}
        assert all(one.game or one.shared for one in of_one.measures)
        games = {one.game for one in trial.measures} - {""}
        assert trial.name == "cuts" or games == set(NAMES)


def test_a_recorded_game_is_typed_as_it_was_played():
    """The beginning names the game and the seats; all other entries are there, key by key."""
    number = NAMES.index("1861")
    begin, *played = table_pace.recorded(number)
    assert begin == ["hold:NEW_GAME", "4", "CONFIRM", "1", "2", "3", "CONFIRM"]
    desktop = AppUnit(Options(game="all"))
    desktop.hold("NEW_GAME", 2100)
    for key in begin[1:]:
        desktop.press(key)
    for keys in played[:40]:
        assert set(keys) <= set(PLACES)
        before = desktop.game()
        for key in keys:
            desktop.press(key)
        assert desktop.app.at_home
        assert desktop.game() != before, keys
    assert table_pace.recorded(entries.FIRST) == []


def test_keys_at_a_table_are_measured_by_kind():
    """Kinds are the first key of an entry, digits, and others; a key without effect does not
    count."""
    desktop = AppUnit(Options(game="all"))
    times = {"first": [], "digit": [], "other": []}
    keys = ["BUY_BANK", "1", "0", "5", "1", "CANCEL"]
    table_pace.note(times, keys, [10.0, 20.0, 30.0, None, 50.0, 60.0], desktop)
    assert [ms for ms, _ in times["first"]] == [10]
    assert [ms for ms, _ in times["digit"]] == [20, 30, 50]
    assert times["other"] == [(60, "key 6 of BUY_BANK 1 0 5 1 CANCEL")]
    table_pace.note(times, ["CANCEL"], [70.0], desktop)
    assert [ms for ms, _ in times["first"]] == [10]


def test_undo_returns_to_another_game():
    """The other game is never the same, and includes small and large ones."""
    other = {name: NAMES[going_back.other_than(at)] for at, name in enumerate(NAMES)}
    assert (other["1861"], other["africa"]) == ("trader", "lilliput")
    assert all(name != new for name, new in other.items())


def test_screens_at_rest_take_turns(tmp_path):
    """All of them are known, like the states of a blinking field."""
    desktop = Desktop(tmp_path)
    desktop.type_keys("2 BUY_BANK")
    first = desktop.show()
    screens = desktop.at_rest()
    assert first in screens
    assert len(screens) > 1
    assert len({tuple(one) for one in screens}) == len(screens)


def test_parts_have_names_of_their_own():
    """Names tell them apart."""
    names = [part.name for trial in TRIALS for part in trial.parts]
    assert len(names) == len(set(names))


def _trial(*figures):
    """Return a trial that measures one thing, and the results of its parts."""
    parts = tuple(Part(f"part {n}", lambda *_: None) for n in range(len(figures)))
    trial = Trial("start", "Start", (Measure("start.fresh", "fresh", most=2200),), parts)
    outcomes = {
        part.name: Outcome(Figures({"start.fresh": value}))
        for part, value in zip(parts, figures, strict=True)
    }
    return trial, outcomes


def test_all_is_well_only_if_every_aim_is_met_and_nothing_went_wrong():
    """The verdict is printed, and saved as data."""
    trial, outcomes = _trial(2100, 2200)
    text, facts, good = board.summed_up([trial], outcomes)
    assert good
    assert "All aims met; no troubles." in text
    assert facts["start"]["figures"][0]["value"] == 2200
    assert facts["start"]["figures"][0]["verdict"] == "ok"
    json.dumps(facts)
    _, facts, good = board.summed_up([trial], _trial(2100, 2201)[1])
    assert not good
    assert facts["missed"] == ["start.fresh"]
    outcomes["part 1"].troubles.append("it crashed")
    text, facts, good = board.summed_up([trial], outcomes)
    assert not good
    assert "TROUBLE: it crashed" in text
    assert facts["start"]["troubles"] == ["it crashed"]


def test_an_undeclared_figure_is_a_trouble():
    """Otherwise it would be measured and never shown."""
    trial, outcomes = _trial(2100)
    outcomes["part 0"].figures["start.unheard"] = 1
    text, _, good = board.summed_up([trial], outcomes)
    assert not good
    assert "start.unheard" in text


def test_the_figures_of_a_trials_parts_are_combined():
    """Counts add up; of free bytes the least counts, of times the most."""
    one = Figures({"cuts.dead": 1, "heap.trader.worst": 50, "usb.trader.after": 8, "cuts.start": 9})
    two = Figures({"cuts.dead": 2, "heap.trader.worst": 40, "usb.trader.after": 7, "cuts.start": 5})
    whole = board.together([one, two], TRIALS_BY_KEY)
    assert whole == {
        "cuts.dead": 3,
        "heap.trader.worst": 40,
        "usb.trader.after": 7,
        "cuts.start": 9,
    }


TRIALS_BY_KEY = {measure.key: measure for measure in MEASURES}


@pytest.mark.parametrize("kind", ["nothing", "folder", "missing", "text", "other chip"])
def test_a_missing_image_is_explained_in_one_sentence(kind, tmp_path, capsys):
    """The exit code is 2, and nothing is made."""
    text, other = tmp_path / "text.uf2", tmp_path / "other.uf2"
    text.write_text("hello", encoding="utf-8")
    other.write_bytes(block(0, 1, b"a" * 256, family=0xE48BFF59))
    given = {
        "nothing": "",
        "folder": str(tmp_path),
        "missing": str(tmp_path / "none.uf2"),
        "text": str(text),
        "other chip": str(other),
    }[kind]
    made = tmp_path / "made"
    assert board.main([given, "--folder", str(made), "--json", str(made / "board.json")]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert 'CircuitPython 10 .uf2 file for "Raspberry Pi Pico"' in output.err
    assert not made.exists()


def test_an_unknown_trial_is_named(capsys):
    """The existing ones are listed."""
    assert board.main(["x.uf2", "--only", "start speed"]) == 2
    assert "there is no trial speed; there are: start, keys," in capsys.readouterr().err


def _fine(bench, outcome):
    outcome.figures["start.fresh"] = len(str(bench.folder))


def _broken(bench, outcome):
    raise ValueError("a wire is loose")


@pytest.mark.slow
def test_parts_run_in_parallel_and_are_printed_as_they_end(tmp_path, capsys):
    """An exception in one is a trouble, and the others continue."""
    parts = [Part("fine", _fine), Part("broken", _broken, 90)]
    outcomes = run_parts(parts, Bench(tmp_path), 2)
    assert outcomes["fine"].figures == {"start.fresh": len(str(tmp_path))}
    assert outcomes["fine"].troubles == []
    assert "a wire is loose" in outcomes["broken"].troubles[0]
    output = capsys.readouterr().err
    assert "[2/2]" in output
    assert "broken: done; 1 troubles" in output


def _operation(address, before, after):
    return {
        "address": address,
        "before": base64.b64encode(before).decode(),
        "after": base64.b64encode(after).decode(),
    }


def test_a_cut_leaves_the_last_operation_half_done():
    """All operations before it are complete; its own bits are each old or new."""
    operations = [_operation(0, b"\x00\xff", b"\xff\xff"), _operation(1, b"\xff" * 64, bytes(64))]
    before = b"\x00" + b"\xff" * 80
    assert torn(before, operations, 0, Chance(1)) == b"\xff" * 81
    assert torn(before, operations, 1000, Chance(1)) == b"\xff" + bytes(64) + b"\xff" * 16
    half = torn(before, operations, 500, Chance(1))
    ones = sum(bin(byte).count("1") for byte in half[1:65])
    assert 180 < ones < 330
    assert half[65:] == b"\xff" * 16
    with pytest.raises(ValueError, match="do not follow"):
        torn(b"\x01" * 81, operations, 0, Chance(1))


def test_saves_go_into_a_flash_and_come_back(tmp_path):
    """Nothing else in the flash changes."""
    flash = blank_flash()
    flash_image.drive(flash).write("saves/box.bin", b"\xff" * 65536)
    flash_image.drive(flash).write("code.py", b"x")
    image, other = tmp_path / "a.bin", tmp_path / "b.bin"
    image.write_bytes(flash)
    desktop = Desktop(take_saves(image, tmp_path / "desktop"))
    desktop.type_keys("2 GO 1 CONFIRM hold:NEW_GAME 2 CONFIRM 1 2 3 CONFIRM")
    assert log_bytes(desktop.folder) > 0
    give_saves(image, desktop.folder, other)
    assert flash_image.without(other.read_bytes(), "saves/box.bin") == flash_image.without(
        flash, "saves/box.bin"
    )
    again = Desktop.like(other, tmp_path / "again")
    assert again.saved() == desktop.saved()
    assert again.played.number == entries.SECOND
    assert again.settings == desktop.settings


def _unit(number):
    """Return a unit in English with a game that has begun."""
    unit = AppUnit(Options(game="all"))
    if number != entries.FIRST:
        for key in entries.BEGIN[number].replace("hold:", "").split():
            unit.hold(key, 2100 if key == "NEW_GAME" else 60)
            unit.wait(60)
    return unit


@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_an_entry_typed_is_the_entry_meant(number):
    """Random moves are typed by their keys; each is booked as one transaction."""
    unit = _unit(number)
    play = entries.player(number, 8)
    for _ in range(60):
        before = unit.app.game.count
        try:
            keys = entries.next_entry(unit.app.game, play)
        except entries.GameOver:
            break
        for key in keys:
            assert key in PLACES
            unit.press(key)
        assert unit.app.game.count == before + 1, keys
        assert unit.app.at_home


@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_the_tour_opens_screens_and_comes_home(number):
    """It books nothing and ends where it began."""
    unit = _unit(number)
    play = entries.player(number, 8)
    for _ in range(25):
        for key in entries.next_entry(unit.app.game, play):
            unit.press(key)
    before = unit.game()
    opened = set()
    for keys in entries.SCREENS[number]:
        for key in keys.split():
            held = key.startswith("hold:")
            unit.hold(key.removeprefix("hold:"), 2100 if held else 60)
            unit.wait(60)
            opened.add(unit.prompt().screen)
        assert unit.app.at_home, keys
    assert unit.game() == before
    assert len(opened) > 8
