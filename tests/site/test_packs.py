"""What runs beside the firmware in the page imports only modules that the page has."""

import ast

import pytest

from host_tools.deploy.contents import compiled
from host_tools.deploy.form import outside
from host_tools.deploy.form.firmware import firmware
from host_tools.site.packs import _ROOT, BESIDE, LATER

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", BESIDE + LATER)
def test_every_module_of_the_firmware_is_there(path):
    there = {name.removesuffix(".mpy").removesuffix("/__init__") for name in compiled("banker")}
    text = outside.rewrite(firmware(), (_ROOT / path).read_text("utf-8"))
    found = [one.module for one in ast.walk(ast.parse(text)) if isinstance(one, ast.ImportFrom)]
    wanted = {name.replace(".", "/") for name in found if name.startswith("banker")}
    assert wanted <= there
