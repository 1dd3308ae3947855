"""The cable's commands: ports, backup, restore and history, with the virtual unit at the other
end."""

import json
import re
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from banker.games import to_bytes
from banker.rules.transactions import SWITCH
from banker.store import shelf
from banker.store.ledger import Ledger
from hypothesis import given
from hypothesis import strategies as st

from host_tools.cli import main
from host_tools.dev.glyphs.text import screen_text
from host_tools.link import answers, ports, restore_command
from host_tools.link.backup_command import port_and_file
from host_tools.link.backup_file import read_backup, write_backup
from host_tools.link.client import Client
from host_tools.link.command_output import stamped, summary
from host_tools.link.connect import open_wire
from host_tools.link.logs import log_of
from host_tools.link.save import NotASave, Save
from host_tools.link.sim import SimUnit, SimWire
from host_tools.link.sources import load_save, read_folder
from host_tools.link.transfer import fetch, offer, outcome
from host_tools.link.trouble import LinkTrouble
from host_tools.link.wire import SerialWire, open_port
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.hardware import Hardware
from host_tools.simulator.script.first_start import begin
from host_tools.simulator.script.media import Flash
from host_tools.simulator.script.unit import Options
from tests.link.test_session import some_save
from tests.support.linking import cabled, polled
from tests.support.live import LivePlayer
from tests.support.trader import GO, sample_game

PLAYED = sample_game(400)
CASH_PAYS = 1


@pytest.fixture(scope="module")
def long_game(tmp_path_factory):
    """Return the folder of a virtual unit on which a game was played."""
    folder = tmp_path_factory.mktemp("unit")
    flash = Flash(folder)
    ledger = Ledger(flash.nvm, flash.drive, seed=2001, lively=True, settings=bytes((2, 1, 3)))
    for transaction in PLAYED:
        ledger.confirm(transaction)
    return folder


@pytest.fixture
def backup(tmp_path, long_game):
    """Return a backup of that game."""
    path = tmp_path / "game.json"
    write_backup(path, read_folder(long_game))
    return path


def test_a_backup_holds_the_whole_game(long_game, tmp_path, capsys):
    path = tmp_path / "b.json"
    assert main(["backup", "--sim", "--save", str(long_game), str(path)]) == 0
    assert "400 transactions" in capsys.readouterr().out
    assert load_save(str(path)).record().transactions == PLAYED
    assert read_backup(path) == read_folder(long_game)
    assert main(["backup", "--sim", "--save", str(long_game), str(path)]) == 1
    assert "already exists" in capsys.readouterr().err


def test_reading_a_folder_changes_nothing(long_game):
    before = {path: path.read_bytes() for path in long_game.rglob("*") if path.is_file()}
    assert load_save(str(long_game)).record().transactions == PLAYED
    assert {path: path.read_bytes() for path in long_game.rglob("*") if path.is_file()} == before


def test_history_in_words_in_csv_and_in_json(backup, capsys):
    assert main(["history", str(backup)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 400
    assert lines[0].startswith("   1  The ")
    assert main(["history", str(backup), "--format", "csv", "--lang", "fr"]) == 0
    table = capsys.readouterr().out.splitlines()
    assert table[0] == "number,kind,pawn,company,amount,text"
    assert len(table) == 401
    assert main(["history", str(backup), "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [tuple(row["transaction"]) for row in told["transactions"]] == PLAYED
    assert told["ends"] == to_bytes(read_backup(backup).game).hex()


def test_an_empty_game(tmp_path, capsys):
    assert main(["history", "--sim", "--save", str(tmp_path)]) == 0
    assert "Nothing has happened yet." in capsys.readouterr().out
    assert main(["ports", "--sim", "--save", str(tmp_path)]) == 0
    assert "virtual unit: Courtier" in capsys.readouterr().out


def test_restore_shows_both_games_keeps_the_old_and_waits_for_confirm(backup, tmp_path, capsys):
    folder, copy = tmp_path / "other", tmp_path / "copy.json"
    arguments = ["restore", str(backup), "--sim", "--save", str(folder), "--keep", str(copy)]
    begin(Hardware(VirtualBoard().pins, folder), Options())
    assert main(arguments) == 0
    output = capsys.readouterr().out
    assert "On the unit now:  Trader, 0 transactions" in output
    assert "To be restored:   Trader, 400 transactions" in output
    assert "Restored." in output
    assert to_bytes(load_save(str(folder)).game) == to_bytes(read_backup(backup).game)
    assert read_backup(copy).game.count == 0


@pytest.mark.parametrize("meanwhile", [0, 1])
def test_cancel_keeps_the_units_game_with_what_was_confirmed_meanwhile(meanwhile, tmp_path, capsys):
    with cabled() as (unit, client):
        unit.tap("GO 1 CONFIRM")
        unit.board.run(1500)
        messages = []

        def say(sentence):
            messages.append(sentence)
            if "To be restored" in sentence and meanwhile:
                unit.tap("GO 2 CONFIRM")
                unit.board.run(1500)
            if "CONFIRM on it" in sentence:
                unit.tap("CANCEL")

        assert restore_command.restore(client, some_save(), tmp_path / "copy.json", say) == 1
        told = any("Meanwhile:        Trader, 2 transactions" in one for one in messages)
        assert told == bool(meanwhile)
        assert unit.board.app.game.count == 1 + meanwhile
        assert "Not restored" in capsys.readouterr().err
        assert read_backup(tmp_path / "copy.json").game.count == 1 + meanwhile


@pytest.mark.slow
def test_without_an_answer_nothing_is_restored(tmp_path, monkeypatch):
    monkeypatch.setattr(restore_command, "PATIENCE_S", 5.0)
    with cabled() as (unit, client):
        with pytest.raises(LinkTrouble, match="Nobody has pressed CONFIRM"):
            restore_command.restore(
                client, some_save(), tmp_path / "copy.json", lambda sentence: None
            )
        assert unit.board.app.game.count == 0


# Files that are none.


@given(st.data())
def test_a_damaged_backup_is_refused(tmp_path_factory, data):
    folder = tmp_path_factory.getbasetemp()
    path = folder / "damaged.json"
    write_backup(path, some_save())
    whole = json.loads(path.read_bytes())
    content = bytearray(path.read_bytes())
    at = data.draw(st.integers(0, len(content) - 1))
    content[at] ^= data.draw(st.integers(1, 255))
    path.write_bytes(content)
    try:
        same = json.loads(content) == whole
    except ValueError:
        same = False
    if same:
        assert read_backup(path) == some_save(), "spaces do not matter"
    else:
        with pytest.raises(NotASave, match=re.escape(str(path))):
            read_backup(path)


@pytest.mark.slow
@given(st.recursive(st.none() | st.text() | st.integers(), lambda inner: st.lists(inner)))
def test_any_other_json_is_refused(tmp_path_factory, content):
    path = tmp_path_factory.getbasetemp() / "anything.json"
    for thing in (content, {"kind": content}, {"kind": "courtier backup", "version": content}):
        path.write_text(json.dumps(thing), "utf-8")
        with pytest.raises(NotASave):
            read_backup(path)


@pytest.mark.parametrize("words", [["restore"], ["history"]])
def test_missing_and_invalid_files_are_named(words, tmp_path, capsys):
    missing, wrong = tmp_path / "missing.json", tmp_path / "wrong.json"
    wrong.write_text("no")
    assert main([*words, str(missing)]) == 1
    assert f"There is no file {missing}." in capsys.readouterr().err
    assert main([*words, str(wrong)]) == 1
    assert "is not a backup, or is damaged" in capsys.readouterr().err
    assert main([*words, str(tmp_path)]) == 1
    assert "no virtual unit's game" in capsys.readouterr().err


# Ports.


def a_port(device, interface, serial="E660", vid=0x239A):
    return SimpleNamespace(
        device=device,
        vid=vid,
        product="Pico",
        description="Pico - CircuitPython CDC",
        serial_number=serial,
        location=f"1-1:1.{interface}",
    )


def test_the_second_of_a_boards_two_ports_is_used():
    found = [a_port("/dev/ttyACM1", 2), a_port("/dev/ttyACM0", 0)]
    found.append(SimpleNamespace(**{**vars(a_port("/dev/ttyS0", 0, "x", 1)), "product": "Modem"}))
    assert [(port.name, port.data) for port in ports.board_ports(lambda: found)] == [
        ("/dev/ttyACM0", False),
        ("/dev/ttyACM1", True),
    ]
    assert ports.only_unit(lambda: found) == "/dev/ttyACM1"


def test_no_board_a_board_without_courtier_and_two_boards():
    with pytest.raises(LinkTrouble, match="Plug it in"):
        ports.only_unit(list)
    with pytest.raises(LinkTrouble, match="courtier deploy"):
        ports.only_unit(lambda: [a_port("/dev/ttyACM0", 0)])
    two = [a_port(f"/dev/ttyACM{n}", n % 2 * 2, f"board {n // 2}") for n in range(4)]
    with pytest.raises(LinkTrouble, match="/dev/ttyACM1 or /dev/ttyACM3"):
        ports.only_unit(lambda: two)


def test_one_word_may_be_the_port_or_the_file():
    assert port_and_file([]) == (None, None)
    assert port_and_file(["/dev/ttyACM1"]) == ("/dev/ttyACM1", None)
    assert port_and_file(["COM7", "x.json"]) == ("COM7", Path("x.json"))
    assert port_and_file(["x.json"]) == (None, Path("x.json"))
    with pytest.raises(LinkTrouble):
        port_and_file(["a", "b"])


def test_a_missing_busy_or_wrong_port_says_what_to_do(tmp_path):
    with pytest.raises(LinkTrouble, match="courtier ports"):
        SerialWire(str(tmp_path / "ttyACM7"))
    (tmp_path / "file").write_text("")
    with pytest.raises(LinkTrouble, match=r"cannot be opened as a serial port\. courtier ports"):
        SerialWire(str(tmp_path / "file"))
    unit = SimUnit(options=Options())
    try:
        first = SimWire(unit)
        with pytest.raises(LinkTrouble, match="close the other program"):
            open_port(unit.bridge.name)
        first.close()
    finally:
        unit.close()


@pytest.mark.slow
def test_sim_uses_the_unit_that_another_program_runs(tmp_path):
    with LivePlayer(folder=tmp_path) as player:
        client = Client(open_wire(None, True, str(tmp_path)))
        player.tap("GO 1 CONFIRM")
        assert to_bytes(player.heard_by(client)[-1].game) == to_bytes(player.unit.board.app.game)
        player.unit.cut()
        with pytest.raises(LinkTrouble, match="Plug it in"):
            client.poll()
        client.close()
        player.unit.boot()
        player.wait(1.5)
        again = Client(open_wire(None, True, str(tmp_path)))
        events = []
        for _ in range(30):
            player.wait(0.05)
            events += again.poll()
        assert events[-1].kind == "state"
        again.close()


def test_what_is_confirmed_while_a_game_is_fetched_is_in_it():
    with cabled() as (unit, client):
        unit.tap("GO 1 CONFIRM")
        tapped = []

        def progress(done):
            if not tapped:
                tapped.append(done)
                unit.tap("GO 2 CONFIRM")

        assert fetch(client, progress).record().transactions == [(GO, 1), (GO, 2)]
        polled(client)
        assert client.number == 2


def test_no_file_is_overwritten(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def now():
        return datetime(2026, 1, 2, 3, 4)

    first = stamped("courtier", now)
    assert str(first) == "courtier-2026-01-02-0304.json"
    first.touch()
    assert str(stamped("courtier", now)) == "courtier-2026-01-02-0304-2.json"


def test_a_game_in_a_line():
    game = some_save().game
    assert summary(game).startswith("Trader, 2 transactions, car 435, hat 0, ")


@pytest.fixture
def shelved(capsys, tmp_path):
    """Return a backup of a unit that plays Cash, with Trader on its shelf."""
    folder = tmp_path / "with_shelf"
    flash = Flash(folder)
    ledger = Ledger(flash.nvm, flash.drive, seed=2001, settings=bytes((2, 1, 3)))
    for transaction in PLAYED[:20]:
        ledger.confirm(transaction)
    shelf.put(ledger, (SWITCH, 2, 1, 2, 3, 0, 0, 0))
    path = tmp_path / "all.json"
    assert main(["backup", "--sim", "--save", str(folder), str(path)]) == 0
    return path


def on_shelf(folder):
    """Return the games on a virtual unit's shelf, as bytes."""
    return [shelf.game_in(one) for one in read_folder(folder).shelf]


def test_a_backup_has_the_shelf_and_may_be_of_one_game_alone(capsys, shelved, tmp_path):
    assert "On the shelf, 1: Trader, 20 transactions" in capsys.readouterr().out
    one = tmp_path / "one.json"
    words = ["backup", "--sim", "--save", str(shelved.parent / "with_shelf"), str(one), "--only"]
    assert main([*words, "1"]) == 0
    assert "Trader, 20 transactions" in capsys.readouterr().out
    assert to_bytes(read_backup(one).game) == on_shelf(shelved.parent / "with_shelf")[0]
    one.unlink()
    assert main([*words, "2"]) == 1
    assert "There are 1 games on the shelf." in capsys.readouterr().err


def test_a_whole_backup_or_one_game_can_be_restored(shelved, tmp_path, capsys):
    folder = tmp_path / "other"
    flash = Flash(folder)
    Ledger(flash.nvm, flash.drive, settings=bytes((2, 1, 3)))
    words = ["restore", "--sim", "--save", str(folder), str(shelved)]
    assert main([*words, "--shelf", "1"]) == 0
    told = capsys.readouterr().out
    assert "For the shelf:    Trader, 20 transactions" in told
    assert "It is on the shelf." in told
    wanted = read_backup(shelved)
    assert on_shelf(folder) == [shelf.game_in(wanted.shelf[0])]
    assert read_folder(folder).game.number == 0
    assert main([*words, "--all", "--keep", str(tmp_path / "kept.json")]) == 0
    assert on_shelf(folder) == [shelf.game_in(wanted.shelf[0])] * 2
    assert to_bytes(read_folder(folder).game) == to_bytes(wanted.game)


def test_a_full_shelf_is_reported_and_accepts_nothing():
    with cabled() as (unit, client):
        ledger = unit.board.app.ledger
        for _ in range(shelf.ROOM + 1):
            unit.tap("MENU 5 CONFIRM CONFIRM CANCEL CANCEL")
        assert len(shelf.items(ledger)) == shelf.ROOM
        unit.board.run(5000)
        offer(client, some_save(), shelved=True)
        assert unit_screen(client)[:2] == ["A PC offers a game.", "Put it on the shelf?"]
        unit.board.run(1500)
        unit.tap("CONFIRM")
        assert unit_screen(client)[-1] == "First throw one away."
        unit.tap("CANCEL")
        assert outcome(client) == "declined"
        assert len(fetch(client).shelf) == shelf.ROOM


def test_undo_removes_a_game_from_the_shelf_that_came_from_a_pc():
    with cabled() as (unit, client):
        offer(client, some_save(), shelved=True)
        unit.board.run(1500)
        unit.tap("CONFIRM")
        assert len(fetch(client).shelf) == 1
        unit.tap("UNDO")
        assert "leaves the shelf" in unit_screen(client)
        unit.tap("CONFIRM")
        assert fetch(client).shelf == ()


def unit_screen(client):
    """Return the lines of a unit's screen."""
    return [line.strip() for line in screen_text(answers.screen(client.ask("screen")))]


def test_a_record_continues_when_its_game_returns_from_the_shelf():
    ledger = Ledger(Flash(None).nvm, Flash(None).drive, seed=2001, lively=True)
    for transaction in PLAYED[:30]:
        ledger.confirm(transaction)
    shelf.put(ledger, (SWITCH, 2, 1, 2, 3, 0, 0, 0))
    ledger.confirm((CASH_PAYS, 1, 30))
    assert Save(log_of(ledger.journal)).record().transactions == [(CASH_PAYS, 1, 30)]
    shelf.take(ledger, 0)
    shelf.throw(ledger, 0)
    for transaction in PLAYED[30:40]:
        ledger.confirm(transaction)
    told = Save(log_of(ledger.journal)).record().transactions
    assert told == PLAYED[40 - len(told) : 40]
    assert len(told) > 10
