"""Every file of the firmware, and every library it takes along, compiles for the board."""

import pytest

from host_tools import FIRMWARE
from host_tools.deploy import DeployError, bytecode, contents
from host_tools.deploy.bundler.firmware import is_table

SOURCES = contents.sources()


def test_all_of_the_firmware_is_deployed_except_documents_and_tables_of_texts():
    files = {path for path in FIRMWARE.rglob("*") if path.is_file()}
    wanted = {path for path in files if "__pycache__" not in path.parts}
    wanted = {path for path in wanted if not is_table(path.relative_to(FIRMWARE).as_posix())}
    assert {path.suffix for path in wanted - set(SOURCES.values())} == {".md"}
    assert not any(path.suffix == ".md" for path in SOURCES.values())


def test_every_module_compiles_and_a_traceback_names_its_file():
    made = contents.build(bytecode=True)
    compiled = [path for path in made if path.endswith(".mpy")]
    assert len(compiled) > 60
    for path in compiled:
        assert made[path][:4] == bytecode.HEADER
        assert path.encode() in made[path]
    assert all(path in contents.TOP for path in made if path.endswith(".py"))


def test_a_syntax_error_is_reported_with_its_place():
    wrong = "x = 1\nmatch x:\n    case 1: pass\n"
    with pytest.raises(DeployError, match=r"banker/wrong\.py(.|\n)*line 2"):
        bytecode.compile_module(wrong, "banker/wrong.py")


@pytest.mark.parametrize("made", [b"M\x07\x00\x1f", b"M\x06\x1f\x1f", b"C\x06\x00\x1f", b""])
def test_another_bytecode_format_is_rejected(made):
    with pytest.raises(bytecode.NoBytecode):
        bytecode.convert(made)
