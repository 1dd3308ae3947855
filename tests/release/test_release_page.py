"""Every part of a release is unpacked and started: the wheel in a new environment, the drives in a
MicroPython, the site in a browser without a network. And a second release has the same bytes."""

import contextlib
import hashlib
import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest
from banker import __version__

from host_tools.dev.release.build import HARDWARE, SUMS, release
from host_tools.dev.release.papers import pages
from host_tools.games import NAMES, NUMBERS, part
from host_tools.games.key_words import chosen_game
from host_tools.simulator.micropython.vm import MicroPython
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import ALL, Options
from host_tools.simulator.script.vm_unit import VmUnit
from tests.support.in_site import needs_browser, played_offline
from tests.support.side_by_side import CPYTHON, MICROPYTHON, run

pytestmark = [needs_browser, pytest.mark.long, pytest.mark.longest]
NAME = f"courtier-{__version__}"


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    """Return a release."""
    target = tmp_path_factory.mktemp("release") / "dist"
    release(target)
    return target


def unpacked(dist, name, folder):
    """Unpack an archive of a release."""
    with zipfile.ZipFile(dist / f"{NAME}-{name}.zip") as archive:
        archive.extractall(folder)
    return folder


def test_all_of_it_is_there_with_its_sums(dist):
    sums = dict(reversed(line.split()) for line in (dist / SUMS).read_text().splitlines())
    zips = ("circuitpy", *(f"circuitpy-{name}" for name in NAMES), "site", "guides", *HARDWARE)
    others = ("-py3-none-any.whl", ".tar.gz", "-sbom.json", "-licences.txt", "-notes.md")
    assert set(sums) == {f"{NAME}-{one}.zip" for one in zips} | {f"{NAME}{one}" for one in others}
    for name, digest in sums.items():
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest, name


def test_a_second_release_has_the_same_bytes(dist, tmp_path):
    release(tmp_path / "dist")
    assert (tmp_path / "dist" / SUMS).read_text() == (dist / SUMS).read_text()


def test_texts(dist):
    bill = json.loads((dist / f"{NAME}-sbom.json").read_text("utf-8"))
    assert bill["metadata"]["component"]["version"] == __version__
    assert "Pyodide" in (dist / f"{NAME}-licences.txt").read_text("utf-8")
    assert "\n- " in (dist / f"{NAME}-notes.md").read_text("utf-8")


def drive_in_vm(folder):
    """Return a MicroPython with a drive's files; names in it are those of the deployed form."""
    vm = MicroPython(roots=(), deployed=True)
    for path in sorted((folder / "banker").rglob("*")):
        name = f"/{path.relative_to(folder).as_posix()}"
        if path.suffix == ".mpy":
            vm.put_mpy(name, path.read_bytes())
        elif path.is_file():
            vm.put_bytes(name, path.read_bytes())
    return vm


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_a_drive_with_one_game_plays_it(dist, tmp_path, number):
    folder = unpacked(dist, f"circuitpy-{NAMES[number]}", tmp_path)
    keys = part(number, "keys")
    options = Options(game=NAMES[number])
    script = f"hold NEW_GAME 2\npress {keys.SEATS}\npress {keys.OPENING} {keys.ROUND}\n"
    with drive_in_vm(folder) as vm:
        run(script + "show\nstate\n", {CPYTHON: AppUnit(options), MICROPYTHON: VmUnit(options, vm)})
        installed = vm.run("from banker.games import installed\nprint(installed())")
        assert installed.splitlines()[-1] == f"({number},)"


def test_a_drive_with_all_games_plays_each(dist, tmp_path):
    folder = unpacked(dist, "circuitpy", tmp_path)
    options = Options(game=ALL)
    script = "".join(
        f"hold NEW_GAME 2\npress {chosen_game(number)} CONFIRM {part(number, 'keys').SEATS}\n"
        "state\n"
        f"press {part(number, 'keys').OPENING} {part(number, 'keys').ROUND}\nshow\n"
        for number in NUMBERS
    )
    with drive_in_vm(folder) as vm:
        run(script, {CPYTHON: AppUnit(options), MICROPYTHON: VmUnit(options, vm)})
    assert (folder / "code.py").is_file()
    assert (folder / "boot.py").is_file()


def test_the_site_plays_without_a_network(dist, tmp_path, browser):
    context = browser.new_context(accept_downloads=True)
    played_offline(context, unpacked(dist, "site", tmp_path / "site"), tmp_path)
    context.close()


def test_the_guides_are_pages_of_paper(dist, tmp_path):
    folder = unpacked(dist, "guides", tmp_path)
    assert {path.stem for path in folder.glob("*.pdf")} == set(pages())
    for path in folder.glob("*.pdf"):
        paper = path.read_bytes()
        assert paper.startswith(b"%PDF-")
        count = len(re.findall(rb"/Type\s*/Page\b", paper))
        assert count == 1 or not path.name.startswith(tuple(NAMES)), path.name
        assert b"courtier.invalid" not in paper


def test_the_hardware_can_be_ordered_printed_and_laid_on(dist, tmp_path):
    folders = {name: unpacked(dist, name, tmp_path / name) for name in HARDWARE}
    gerbers = next(folders["pcb"].glob("*gerbers.zip"))
    with zipfile.ZipFile(gerbers) as layers:
        names = layers.namelist()
    assert any(name.endswith((".gbr", ".gtl")) for name in names)
    assert any(name.endswith(".drl") for name in names)
    for table in ("bom.csv", "placement.csv"):
        assert (folders["pcb"] / table).read_text("utf-8").count("\n") > 10
    assert list(folders["case"].glob("*.stl"))
    for lang in ("en", "fr"):
        assert list(folders["legends"].glob(f"*_{lang}.pdf"))


@pytest.fixture(scope="module")
def environment(dist, tmp_path_factory):
    """Return a new environment with the wheel; its dependencies come from this one."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    scheme = {"base": str(folder), "platbase": str(folder)}
    library = Path(sysconfig.get_path("purelib", "venv", scheme))
    # After the environment's own: the `courtier` that is installed here is not taken.
    (library / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    python = Path(sysconfig.get_path("scripts", "venv", scheme)) / Path(sys.executable).name
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps"]
        + ["--no-index", "--ignore-installed", str(dist / f"{NAME}-py3-none-any.whl")],
        check=True,
    )
    return python


def test_the_wheel_serves_the_page(environment, tmp_path):
    start = "import sys, host_tools; print(host_tools.__file__, flush=True)\n"
    start += "from host_tools.cli import main; sys.exit(main())"
    program = subprocess.Popen(
        [environment, "-c", start, "web", "--no-browser", "--port", "0", "--save", str(tmp_path)],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert Path(program.stdout.readline().strip()).is_relative_to(environment.parents[1])
        address = re.search(r"http://\S+", program.stdout.readline())[0]
        with contextlib.closing(urllib.request.urlopen(address)) as answer:
            assert b"Courtier" in answer.read()
    finally:
        program.terminate()
        program.wait()


def test_the_command_of_the_wheel_is_there(environment):
    command = environment.with_name("courtier" + environment.suffix)
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"courtier {__version__}\n"


def test_the_sources_make_the_same_wheel(dist, tmp_path):
    with tarfile.open(dist / f"{NAME}.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=tmp_path / NAME,
        env=os.environ | {"SOURCE_DATE_EPOCH": "1767225600"},
        check=True,
        capture_output=True,
    )
    wheel = f"{NAME}-py3-none-any.whl"
    with zipfile.ZipFile(tmp_path / wheel) as made, zipfile.ZipFile(dist / wheel) as known:
        assert {one.filename: one.CRC for one in made.infolist()} == {
            one.filename: one.CRC for one in known.infolist()
        }
