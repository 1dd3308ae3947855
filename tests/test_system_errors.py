"""What cannot be read or written is said in a sentence, by every command, and nothing is left."""

import errno
import os
import subprocess
import sys

import pytest

from host_tools.cli import main
from host_tools.system_errors import explain

SIM = ("--sim", "--save", "unit")
WEB = ("web", "--no-browser", "--port", "0", "--save")
CASES = {
    "backup: no folder": (("backup", *SIM, "none/x.json"), "There is no folder none."),
    "backup: below a file": (("backup", *SIM, "file/x.json"), "file is a file, not a folder."),
    "backup: no unit": (
        ("backup", "--sim", "--save", "file", "x"),
        "file is a file, not a folder.",
    ),
    "restore: no folder": (
        ("restore", "kept.json", *SIM, "--keep", "none/x.json"),
        "There is no folder none.",
    ),
    "report: no folder": (("report", "kept.json", "-o", "none/x"), "There is no folder none."),
    "report: a folder": (
        ("report", "kept.json", "-o", "folder"),
        "folder is a folder, not a file.",
    ),
    "history: a folder": (("history", *SIM, "none.json"), "There is no file none.json."),
    "tables: a folder": (("tables", "cash", "folder", *SIM), "folder is a folder, not a file."),
    "tables: none": (("tables", "cash", "none", *SIM), "There is no none."),
    "web: a file": ((*WEB, "file"), "file is a file, not a folder."),
    "web: below a file": ((*WEB, "file/deep"), "file is a file, not a folder."),
    "web: no save": ((*WEB, "odd"), "odd/nvm.bin is a folder, not a file."),
    "web: no folder": ((*WEB, "new", "--record", "none/x"), "There is no folder none."),
    "web: no tables": ((*WEB, "new", "--tables", "none"), "There is no none."),
    "script: no file": (("script", "none"), "There is no none."),
    "script: a folder": (("script", "folder"), "folder is a folder, not a file."),
    "script: no save": (("script", "file", "--save", "file"), "file is a file, not a folder."),
    "zip: no folder": (("deploy", "--zip", "none/x.zip"), "There is no folder none."),
    "zip: below a file": (("deploy", "--zip", "file/x.zip"), "file is a file, not a folder."),
}


@pytest.fixture(scope="module")
def places(tmp_path_factory):
    """Return a folder with everything that commands may fail on."""
    folder = tmp_path_factory.mktemp("places")
    (folder / "file").write_text("show\n")
    for name in ("folder", "odd/nvm.bin"):
        (folder / name).mkdir(parents=True)
    with pytest.MonkeyPatch.context() as there:
        there.chdir(folder)
        assert main(["backup", *SIM, "kept.json"]) == 0
    return folder


@pytest.mark.slow
@pytest.mark.parametrize(("words", "sentence"), CASES.values(), ids=CASES)
def test_a_command_says_what_is_wrong(places, monkeypatch, capsys, words, sentence):
    monkeypatch.chdir(places)
    assert main(list(words)) == 1
    assert capsys.readouterr().err.splitlines()[-1] == f"courtier {words[0]}: {sentence}"
    assert not list(places.rglob("*.unfinished"))


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
def test_what_cannot_be_printed_is_said(places):
    words = [sys.executable, "-m", "host_tools.cli", "history", str(places / "kept.json")]
    with open("/dev/full", "w") as full:
        ended = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.endswith(": The output cannot be written: the disk is full.\n")


@pytest.mark.parametrize("number", [*errno.errorcode])
def test_no_sentence_has_a_number_in_it(number, tmp_path):
    for name in (str(tmp_path / "x"), None):
        said = explain(OSError(number, os.strerror(number), name))
        assert "Errno" not in said
        assert said.endswith(".")
