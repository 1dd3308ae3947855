"""`courtier web` as a program: it starts, prints its address, and ends without losing anything."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession

from host_tools.apps.web.browser import has_windows
from host_tools.apps.web.lan import lan_address, qr_code, qr_path
from host_tools.apps.web.serving import listen
from host_tools.cli import main
from host_tools.simulator.live.port import running_port
from host_tools.simulator.lock import PORT
from tests.support.live import CALM, LivePlayer
from tests.support.timeouts import TIMEOUT_S

pytestmark = pytest.mark.slow


def start(folder: Path, *more: str) -> tuple[subprocess.Popen[str], str]:
    """Start the program, and return it with the address that it prints."""
    command = [sys.executable, "-m", "host_tools.cli", "web", "--no-browser", "--port", "0"]
    command += ["--save", str(folder), "--market", "calm", "--lang", "en", *more]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert program.stdout
    found = re.search(r"http://\S+", program.stdout.readline())
    assert found
    return program, found[0]


async def play(address: str, keys: str, until: str) -> None:
    """Press keys, and wait for something on the screen."""
    origin = address.rstrip("/")
    async with ClientSession() as session:
        page = await session.ws_connect(f"{address}socket", headers={"Origin": origin})
        lines: list[str] = []
        while not any("€ M" in line for line in lines):
            lines = await _text(page)
        for key in keys.split():
            for on in (True, False):
                await page.send_str(json.dumps({"type": "key", "key": key, "on": on}))
        while not any(until in line for line in lines):
            lines = await _text(page)


async def _text(page) -> list[str]:
    async for message in page:
        if isinstance(message.data, str) and (news := json.loads(message.data))["type"] == "text":
            return news["lines"]
    raise AssertionError("closed")


def test_a_killed_program_has_lost_nothing(tmp_path):
    program, address = start(tmp_path)
    try:
        asyncio.run(asyncio.wait_for(play(address, "BUY_BANK 1 1 3 CONFIRM", "13 4 ₅"), TIMEOUT_S))
    finally:
        program.kill()
        program.wait()
    with LivePlayer(CALM, tmp_path) as player:
        assert player.unit.board.app.game.shares[1, 13] == 5


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
def test_ctrl_c_ends_it_quietly(tmp_path):
    program, _ = start(tmp_path, "--record", str(tmp_path / "keys.txt"))
    program.send_signal(signal.SIGINT)
    assert program.wait(TIMEOUT_S) == 0
    assert (tmp_path / "keys.txt").read_text() == "#: --game all --market calm --seed 1 --lang en"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
@pytest.mark.parametrize("ending", ["SIGTERM", "SIGHUP", "SIGKILL"])
def test_no_port_file_is_left_after_the_end(tmp_path, ending):
    program, _ = start(tmp_path)
    assert re.fullmatch(r"/dev/\S+|socket://\S+", running_port(tmp_path))
    program.send_signal(getattr(signal, ending))
    assert program.wait(TIMEOUT_S) == (-signal.SIGKILL if ending == "SIGKILL" else 0)
    assert (tmp_path / PORT).exists() == (ending == "SIGKILL")
    assert running_port(tmp_path) is None


def test_a_port_in_use_is_reported(tmp_path, capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["web", "--port", port, "--no-browser", "--save", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert f"port {port} is taken by another program" in said
    assert "--port N" in said


def test_a_default_port_in_use_is_named_and_another_one_used(monkeypatch, capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        usual = taken.getsockname()[1]
        with listen(False, None, usual) as found:
            assert found.getsockname()[1] != usual
    assert f"Port {usual} is taken" in capsys.readouterr().out


def test_a_unit_already_running_is_reported_with_its_address(tmp_path, capsys):
    with LivePlayer(CALM, tmp_path) as player:
        player.unit.publish_address("http://localhost:2001/")
        assert main(["web", "--port", "0", "--no-browser", "--save", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "another program is running the unit" in said
    assert "http://localhost:2001/" in said
    assert "--save DIR" in said


def test_the_address_of_an_earlier_program_does_not_count(tmp_path, capsys):
    with LivePlayer(CALM, tmp_path) as player:
        player.unit.publish_address("http://localhost:2001/")
    with LivePlayer(CALM, tmp_path):
        assert main(["web", "--port", "0", "--no-browser", "--save", str(tmp_path)]) == 1
    assert "localhost:2001" not in capsys.readouterr().err


def test_a_browser_is_opened_only_on_a_desktop():
    assert has_windows({}, "darwin")
    assert has_windows({"DISPLAY": ":0"}, "linux")
    assert has_windows({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert not has_windows({}, "linux")


def test_the_address_for_phones_is_not_this_machines_own():
    address = lan_address()
    assert address is None or not address.startswith("127.")


def test_the_qr_code_of_the_page_is_that_of_the_terminal():
    code = qr_path("http://192.168.1.20:2001/")
    assert code["size"] == 25
    assert code["path"].startswith("M0 0h1v1h-1z")
    assert 200 < code["path"].count("M") < 400


def test_the_qr_code_is_drawn():
    lines = qr_code("http://192.168.1.20:2001/").splitlines()
    assert len(lines) > 10
    assert len({len(line) for line in lines if line}) == 1
