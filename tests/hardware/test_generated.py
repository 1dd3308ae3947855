"""The generated files in hardware/ are up to date."""

from hashlib import sha256

import pytest

from host_tools.hardware import generate
from tests.support.hash_seeds import printed_under_each

DIGESTS = """
from tests.hardware.test_generated import digests
print(digests())
"""


def digests():
    """Return a short form of each generated file."""
    return {path: sha256(content).hexdigest() for path, content in generate.files().items()}


def test_everything_committed_is_what_is_generated():
    """Files are equal byte for byte, including the guide's sections."""
    assert generate.stale() == []


@pytest.mark.slow
def test_it_comes_out_the_same_every_time():
    """There is no date, no id and no order of a set."""
    assert printed_under_each(DIGESTS) == [f"{digests()}\n"] * 2


@pytest.mark.slow
def test_a_change_is_noticed(tmp_path):
    """The content may differ, or a file be missing."""
    for path, content in generate.files().items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    (tmp_path / "parts.csv").write_bytes(b"")
    (tmp_path / "pictures/legends.svg").unlink()
    assert generate.stale(tmp_path) == ["parts.csv", "pictures/legends.svg"]


def test_the_pdfs_say_where_their_objects_are():
    """A reader finds the table of objects, and each object at its offset."""
    for path, content in generate.files().items():
        if path.endswith(".pdf"):
            table = int(content.rsplit(b"startxref\n", 1)[1].split(b"\n")[0])
            assert content[table:].startswith(b"xref\n")
            for number, line in enumerate(content[table:].split(b"\n")[3:10], 1):
                assert content[int(line[:10]) :].startswith(b"%d 0 obj" % number)
