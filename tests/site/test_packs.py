"""Code beside the firmware in the page imports only modules that the page has."""

import ast
import gzip
import json

import pytest

from host_tools import ROOT
from host_tools.apps.site.packs import BESIDE, LATER, first_pack
from host_tools.deploy.bundler import outside
from host_tools.deploy.bundler.firmware import firmware
from host_tools.deploy.contents import compiled
from host_tools.games import PACKAGES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", BESIDE + LATER)
def test_every_module_of_the_firmware_is_there(path):
    there = {name.removesuffix(".mpy").removesuffix("/__init__") for name in compiled("banker")}
    text = outside.rewrite(firmware(), (ROOT / path).read_text("utf-8"))
    found = [one.module for one in ast.walk(ast.parse(text)) if isinstance(one, ast.ImportFrom)]
    wanted = {name.replace(".", "/") for name in found if name.startswith("banker")}
    assert wanted <= there


def test_the_first_pack_has_one_game_alone():
    head = json.loads(gzip.decompress(first_pack()).split(b"\n")[0])
    folders = [path.split("/")[3:-1] for path, _ in head if path.startswith("/banker/games/")]
    assert [PACKAGES[0]] in folders
    assert all(folder[:1] in ([], [PACKAGES[0]]) for folder in folders)
