"""Another language is one file for the unit and one for each described game: tried with one that
nobody speaks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from banker.games import GAMES

from host_tools import FIRMWARE

NUMBER, CODE, NAME = 3, "xx", "Xyzzy"
SCRIPT = """#: --game ticker --lang en
press MENU
expect 1 Language English
press 1
expect 1 xLanguage Xyzzy
press CONFIRM
hold NEW_GAME 2
press 1 2 CONFIRM
wait 5
expect 6 xGold
press BUY_BANK
expect xBuy from the bank
press 1 6 2 CONFIRM CONFIRM REVIEW
expect xLast: xPurchase
press CONFIRM MENU
press 1
expect 1 Langue Français
"""
TOLD = """
from host_tools.games import NAMES, part
from host_tools.link.history.sentences import LANGUAGES, headline
from host_tools.link.command_output import summary
from host_tools.link.mirror.views import view_of
from host_tools.link.report.games import report_on
from host_tools.link.record import GameRecord
from banker.games import to_bytes
number = NAMES.index("ticker")
assert LANGUAGES == ("en", "fr", "xx"), LANGUAGES
game = part(number, "sample_game").begun()
outcome = game.prepared((1, 2, 6, 3))[1]
print(headline(outcome, "xx"))
print(view_of(number).setup("xx")["worth"])
print(summary(game, "xx"))
assert report_on(GameRecord(to_bytes(game), [(1, 2, 6, 3)]), "xx")
"""


def invented(folder: Path) -> None:
    """Write a file that says all that its English one does, with an x before each line."""
    made: dict = {"__package__": f"banker.games.{folder.name}", "__name__": "words"}
    exec((folder / "words_en.py").read_text("utf-8"), made)
    texts = {name: _with_x(name, text) for name, text in made["TEXTS"].items()}
    if "language" in texts:
        texts |= {"language": NAME, "language_number": str(NUMBER)}
    (folder / f"words_{CODE}.py").write_text(f'"""Invented."""\n\nTEXTS = {texts!r}\n', "utf-8")


def _with_x(name: str, text: str) -> str:
    """Return a text in the invented language, with the same width if that matters."""
    if name in ("money", "contractions", "the_pawns") or name.startswith("pawn_"):
        return text
    return "|".join("x" + part for part in text.split("|"))


@pytest.fixture(scope="module")
def firmware(tmp_path_factory):
    """Return the firmware with three languages."""
    there = tmp_path_factory.mktemp("three") / "firmware"
    shutil.copytree(FIRMWARE, there, ignore=shutil.ignore_patterns("__pycache__"))
    invented(there / "banker/ui")
    for name, *_ in GAMES:
        invented(there / "banker/games" / name)
    return there


def run(firmware: Path, *arguments: str, text: str = "") -> str:
    """Return the output of a program with this firmware."""
    places = os.pathsep.join((str(firmware), *filter(None, sys.path)))
    done = subprocess.run(
        [sys.executable, *arguments],
        input=text,
        env=os.environ | {"PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_unit_lists_and_speaks_it(firmware):
    run(firmware, "-m", "host_tools.cli", "script", text=SCRIPT)


def test_the_first_start_offers_it(firmware):
    script = "#: --game ticker --lang ask\nexpect 1 Français\nexpect 2 English\nexpect 3 Xyzzy\n"
    script += "press 4\nexpect Pressez\npress 3\nexpect 1 xGrain\n"
    run(firmware, "-m", "host_tools.cli", "script", text=script)


def test_pages_speak_it_where_a_game_has_the_words(firmware):
    headline, worth, summary = run(firmware, "-c", TOLD).splitlines()
    assert headline == "Xthe car bought 3 of xGold for 1500 $."
    assert worth == "xWorth, $"
    assert summary.startswith("Ticker, ")
