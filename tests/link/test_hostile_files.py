"""Malicious files give one sentence, nothing raw on the terminal, and no traceback."""

import hashlib
import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from banker import games
from banker.link.lines import to_line
from banker.store import changes, slots
from banker.store.slots import header
from banker.store.states import encode_state

from host_tools.cli import READER_LEFT, main
from host_tools.link import ports, ports_command
from host_tools.link.backup_file import read_backup, write_backup
from host_tools.link.client import Client
from host_tools.link.lying_unit import LyingUnit
from host_tools.link.save import NotASave, Save
from host_tools.printable import printable
from tests.link.test_session import some_save
from tests.support.trader import FORMS, GO

ESCAPE = "\x1b]0;owned\x07\x1b[2J"
DEPTHS = (500, 900, 950, 990, 1_000, 100_000)


def sealed(content):
    """Return the text of a backup with the right checksum."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return json.dumps({**content, "sha256": hashlib.sha256(text.encode()).hexdigest()})


def told(capsys):
    """Return the only line printed, without anything that a terminal would obey."""
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.isprintable()
    return line


@pytest.mark.parametrize("depth", DEPTHS)
def test_lists_in_lists_in_lists(depth, tmp_path, capsys):
    deep = "[" * depth + "]" * depth
    for name, text in {
        "bare": deep,
        "kind": f'{{"kind": {deep}}}',
        "more": f'{{"kind": "courtier backup", "version": 1, "log": {deep}, "story": ""}}',
    }.items():
        path = tmp_path / f"{name}.json"
        path.write_text(text)
        for command in ("history", "report", "restore"):
            assert main([command, str(path)]) == 1
            assert str(path) in told(capsys)


@pytest.mark.parametrize("depth", DEPTHS)
def test_tables_of_lists_in_lists(depth, tmp_path, capsys):
    path = tmp_path / "tables.json"
    for text in ("[" * depth + "]" * depth, '{"dials": ' + "[" * depth + "]" * depth + "}"):
        path.write_text(text)
        assert main(["tables", "chicago", str(path)]) == 1
        assert len(told(capsys)) < 600


def test_names_and_numbers_of_tables_are_not_repeated_raw_or_in_full(tmp_path, capsys):
    path = tmp_path / "tables.json"
    for content in ({ESCAPE: 1}, {"x" * 100_000: 1}, {"dial": ESCAPE}, {"game": ESCAPE}):
        path.write_text(json.dumps(content))
        assert main(["tables", "chicago", str(path)]) == 1
        assert len(told(capsys)) < 600


def test_a_backup_without_end(tmp_path):
    path = tmp_path / "long.json"
    content = {"kind": "courtier backup", "version": 1, "log": "", "story": "53" * 100_000}
    for one in (content, {**content, "story": "53" * 10_000_000}):
        path.write_text(sealed(one))
        with pytest.raises(NotASave):
            read_backup(path)


def test_an_invalid_version_is_not_called_newer(tmp_path):
    path = tmp_path / "b.json"
    for version, message in (
        (2, "newer"),
        ("\x1b[2J", "damaged"),
        (None, "damaged"),
        (-1, "damaged"),
    ):
        path.write_text(sealed({"kind": "courtier backup", "version": version}))
        with pytest.raises(NotASave, match=message):
            read_backup(path)


def test_a_file_name_that_a_terminal_would_obey(tmp_path, capsys):
    path = tmp_path / f"a{ESCAPE.replace('/', '')}.json"
    assert main(["history", str(path)]) == 1
    assert "?]0;owned?" in told(capsys)
    write_backup(path, some_save())
    output = tmp_path / "\x1b[2J.html"
    assert main(["report", str(path), "-o", str(output)]) == 0
    assert output.exists()
    assert capsys.readouterr().out.rstrip("\n").isprintable()


def test_a_script_that_a_terminal_would_obey(tmp_path, capsys):
    path = tmp_path / "a.txt"
    path.write_text(f"{ESCAPE}\n")
    assert main(["script", str(path)]) == 1
    assert "no such command: ?]0;owned??[2J" in told(capsys)


def test_a_device_that_a_terminal_would_obey(monkeypatch, capsys):
    port = ports.Port(f"/dev/tty{ESCAPE}", f"Pico{ESCAPE}", False)
    monkeypatch.setattr(ports_command, "board_ports", lambda: [port])
    assert main(["ports"]) == 0
    assert capsys.readouterr().out.rstrip("\n").isprintable()
    named = SimpleNamespace(product=ESCAPE, description="", device="/dev/x", location="")
    named.vid, named.serial_number = 0x239A, ESCAPE
    assert ports.board_ports(lambda: [named])[0].board == ESCAPE, "it is made safe where printed"


def test_a_line_with_control_characters_is_ignored():
    client = Client(LyingUnit())
    client.start()
    client.wire.read = lambda: to_line(f"- hello 1 {ESCAPE} trader 2 1")
    client.poll()
    assert client.hello.firmware.isprintable()


def test_what_is_printable():
    assert printable("dés à 5 €") == "dés à 5 €"
    assert printable("\x1b[2J\x9b1m\u202e\ud800\r\n") == "?[2J?1m????"
    assert printable("a\nb\tc", lines=True) == "a\nb?c"


@pytest.mark.parametrize("first", [b"\0" * 142, b"\xf1" + b"\0" * 141, None])
@pytest.mark.parametrize("entry", [b"\xff\xff", b"\x01\x0f", b"\xff\xff\xff", b"\x00\x00\x00"])
def test_a_log_that_ends_well_and_begins_with_anything(first, entry, tmp_path, capsys):
    """Every slot is valid, and the game follows from the second state."""
    settings, present = bytes((2, 1, 3)), games.to_bytes(games.create(0))
    after = games.to_bytes(games.create(0).prepare((GO, 2))[0])
    last = changes.encode(FORMS.pack((GO, 2)), present, after)
    log = header(1) + slots.encode_entry(2, last, False)
    log += encode_state(1, present, settings, 0) + slots.encode_entry(1, entry, False)
    log += encode_state(0, first or present, settings, slots.FIRST)
    path = tmp_path / "b.json"
    write_backup(path, Save(log))
    assert main(["history", str(path)]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    assert "The car" in output.out


def test_tables_that_cannot_be(tmp_path):
    settings, present = bytes((2, 1, 3)), games.to_bytes(games.create(0))
    for junk in (b"\xff", b"\xff" * 200):
        log = header(1)
        log += slots.encode_entry(1, bytes((slots.TABLES, 1)) + junk, True)
        log += encode_state(0, present, settings, slots.FIRST)
        with pytest.raises(NotASave, match="Chicago Express cannot be played"):
            Save(log).tables(1)


# Whoever reads leaves.


def test_a_closed_pipe_ends_it_quietly(tmp_path):
    backup = tmp_path / "b.json"
    write_backup(backup, some_save())
    script = tmp_path / "s.txt"
    script.write_text("show\n" * 400)
    report = ["report", str(backup), "-o", str(tmp_path / "r.html")]
    for words in (["script", str(script)], ["history", str(backup)], report):
        reader, writer = os.pipe()
        os.close(reader)
        ended = subprocess.run(
            [sys.executable, "-m", "host_tools.cli", *words],
            stdout=writer,
            stderr=subprocess.PIPE,
            check=False,
        )
        os.close(writer)
        assert (ended.stderr, ended.returncode) == (b"", READER_LEFT), words
