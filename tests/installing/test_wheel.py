"""`pip install .`: the wheel has everything, and runs from any folder."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
MUST = {
    "firmware": {"code.py", "boot.py", "pins.py", "banker/__init__.py"},
    "host_tools": {
        "apps/web/page/index.html",
        "apps/web/page/main.js",
        "apps/web/page/style.css",
        "link/mirror/page/index.html",
        "dev/emulated_pico/core.wasm",
        "simulator/micropython/vm.mjs",
    },
}
LEFT_BEHIND = {"__pycache__", "node_modules"}
BOOTED = "Adafruit CircuitPython 10.0.3 on 2025-10-17; Raspberry Pi Pico with rp2040\n"
BOOTED += "Board ID:raspberry_pi_pico\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Return a folder with the unpacked wheel, made without a network."""
    made = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = made.glob("courtier-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(made / "site")
    return made / "site"


def courtier(installed, folder, *words, text=""):
    """Run the installed command in a folder that is not the project's."""
    start = "import sys; from host_tools import cli; print(cli.__file__); sys.exit(cli.main())"
    done = subprocess.run(
        [sys.executable, "-c", start, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(installed)},
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    where, _, output = done.stdout.partition("\n")
    assert Path(where).is_relative_to(installed)
    assert done.returncode == 0, done.stderr
    return output


def files(folder):
    """Return the paths of the project's files below a folder."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if not LEFT_BEHIND & set(path.parts)}


@pytest.mark.parametrize("part", ["firmware", "host_tools"])
def test_every_file_is_in_the_wheel(installed, part):
    inside = installed / "host_tools"
    got = files(inside / "firmware" if part == "firmware" else inside)
    wanted = files(ROOT / part)
    assert wanted <= got
    assert got >= MUST[part]


def test_it_plays_from_another_folder(installed, tmp_path):
    script = "press BUY_BANK 1 1 3 1 CONFIRM\nexpect-state companies.13.price 48\nshow\n"
    for backend in ([], ["--board"]):
        assert "13 4" in courtier(installed, tmp_path, "script", *backend, text=script)


def test_it_deploys_from_another_folder(installed, tmp_path):
    drive = tmp_path / "CIRCUITPY"
    drive.mkdir()
    (drive / "boot_out.txt").write_text(BOOTED, "utf-8")
    assert "code.py" in courtier(installed, tmp_path, "deploy", "--dry-run", str(drive))


@pytest.mark.parametrize("name", ["web", "term", "mirror", "report"])
def test_every_way_to_look_at_it_loads(installed, tmp_path, name):
    assert f"courtier {name}" in courtier(installed, tmp_path, name, "--help")
