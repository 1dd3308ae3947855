"""The case made again from its solid model, in the environment that has build123d."""

import re
import subprocess
import sys

import pytest

from host_tools.hardware.case import manifest
from host_tools.hardware.case.solids import read_stl

PYTHON = manifest.ROOT / ".venv-hardware" / "bin" / "python"
READY = manifest.ROOT / ".venv-hardware" / ".ready"
DECIMAL = re.compile(r"(-?\d+\.\d*(?:E[-+]?\d+)?)")

pytestmark = pytest.mark.skipif(
    not READY.exists() or sys.platform == "win32",
    reason="the case is not made again: make hardware-setup makes the environment for that",
)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Return the folder of the files that the model makes now. It checks them: sound solids,
    walls, and no two printed parts in the same place."""
    folder = tmp_path_factory.mktemp("case")
    command = [str(PYTHON), "-m", "host_tools.hardware.case.build", str(folder)]
    run = subprocess.run(command, cwd=manifest.ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return folder


def test_the_model_makes_the_committed_meshes(made):
    for part in manifest.PARTS:
        one, other = (read_stl(folder / f"{part}.stl") for folder in (made, manifest.CASE))
        assert one.volume == pytest.approx(other.volume, rel=1e-6)
        assert one.bounds.ravel() == pytest.approx(other.bounds.ravel())


def test_the_model_makes_the_committed_solids(made):
    # Another processor may round a last digit differently; all else must be the same.
    for part in manifest.PARTS:
        one, other = (
            DECIMAL.split((folder / f"{part}.step").read_text(encoding="utf-8"))
            for folder in (made, manifest.CASE)
        )
        assert one[::2] == other[::2], part
        numbers, committed = (list(map(float, text[1::2])) for text in (one, other))
        assert numbers == pytest.approx(committed, abs=1e-9), part
