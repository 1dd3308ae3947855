"""The desktop's tools have all their messages in both languages in a page."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import host_tools
from host_tools.apps.site.messages import MESSAGES, translate
from host_tools.deploy import DeployError
from host_tools.deploy.recognise import check, recognise
from host_tools.link.trouble import GONE, Nonsense

SOURCES = (
    "deploy/apply",
    "deploy/files",
    "deploy/manifest",
    "deploy/plan",
    "deploy/recognise",
    "deploy/report",
    "link/backup_file",
    "link/restore_command",
    "link/save",
    "link/transfer",
    "link/trouble",
    "link/mirror/unit_news",
    "apps/site/host_page",
    "apps/site/installer",
)
NOT_IN_A_PAGE = (
    ", in place of {}",
    "(On the virtual unit CONFIRM is pressed for you.)",
    "Adafruit CircuitPython ([0-9]{1,3}\\.[0-9A-Za-z.+-]{1,40}) on ",
    "1 hello",
    "CONFIRM counts only on the unit itself.",
    "Courtier {}",
    "Free on the drive",
    "Free on the drive: {} bytes.",
    "Keeping a copy of the unit's game",
    "Nothing was changed. Already right: {}.",
    "The unit takes no keys from a PC: allow it in its MENU, line 6.",
    "Game {} on the shelf cannot be read.",
    "There are {} games on the shelf.",
    "There is no file {}.",
    "Would be free afterwards: {} bytes.",
    "^Board ID:\\s*([0-9A-Za-z_.-]{1,60})\\s*$",
    "a backup, or the folder of a virtual unit",
    "the drive is read-only: the unit keeps it for its saved games. Unplug the unit, hold MENU, "
    "plug it in again, let go of MENU when the drive appears, and run this again",
    "one game, onto the unit's shelf: 1 to 8 from the shelf in the file, 0 the one played",
    "the shelf in the file too, onto the unit's shelf",
    "there is no folder {}",
    "this is a {}: pins.py must fit it",
    "file for the replaced game",
    "would remove {}",
    "would write {} ({})",
    "{}, CircuitPython {}",
    "{} already exists: choose another name for --keep.",
    "{} is not a CIRCUITPY drive: its boot_out.txt is a link",
)
"""For terminals, or for what a page cannot meet; the page says itself that a drive is read-only."""


def said_in(path: Path) -> Iterator[str]:
    """Return the texts of several words in a source, with {} for inserted values."""
    tree = ast.parse(path.read_text("utf-8"))
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            silent.update(id(one) for one in ast.walk(node) if one is not node)
    for node in ast.walk(tree):
        if id(node) in silent:
            continue
        text = ""
        if isinstance(node, ast.JoinedStr):
            filled = (one.value if isinstance(one, ast.Constant) else "{}" for one in node.values)
            text = "".join(map(str, filled))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        if len(text.split()) > 1 and any(letter.isalpha() for letter in text.replace("{}", "")):
            yield text


@pytest.mark.parametrize("source", SOURCES)
def test_whatever_the_tools_say_is_known_in_french(source):
    path = Path(host_tools.__file__).parent / f"{source}.py"
    for text in said_in(path):
        if text not in NOT_IN_A_PAGE:
            assert translate(text, "fr") != text, text


def test_the_table_has_nothing_that_nobody_says():
    root = Path(host_tools.__file__).parent
    everything = {text for source in SOURCES for text in said_in(root / f"{source}.py")}
    for said, (english, french) in MESSAGES.items():
        if len(said.split()) > 2 and said not in ("Courtier {}, in place of {}",):
            assert said in everything, said
        assert (english or said).count("{}") <= said.count("{}")
        assert french.count("{}") <= said.count("{}")


def test_what_is_filled_in_is_put_into_words_too(tmp_path):
    said = "Written and read back: 203 files, 211,368 bytes. Already right: 0. Removed: 1."
    assert translate(said, "en") == said
    assert translate(said, "fr") == (
        "Écrit et relu\u202f: 203 fichiers, 211\u202f368 octets. "
        "Déjà à jour\u202f: 0. Supprimés\u202f: 1."
    )
    with pytest.raises(DeployError) as caught:
        recognise(tmp_path)
    assert translate(str(caught.value), "fr").startswith("Ce n’est pas un lecteur CIRCUITPY")
    (tmp_path / "boot_out.txt").write_text(
        "Adafruit CircuitPython 10.1.0 on 2026-01-01; Raspberry Pi Pico W with rp2040\n"
        "Board ID:raspberry_pi_pico_w\n"
    )
    (note,) = check(recognise(tmp_path), any_board=False)
    assert translate(f"Note: {note}.", "fr") == (
        "Remarque\u202f: c’est un Pico W\u202f: son lecteur est plus petit\u202f; la radio ne sert "
        "pas, et rien n’a été essayé sur un vrai."
    )
    assert "courtier deploy" not in translate(str(Nonsense("x")), "en")
    assert translate(GONE, "fr").startswith("Le câble")
