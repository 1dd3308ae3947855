"""The software bill of materials is valid CycloneDX, and has everything in the lock files."""

import json
import re
from collections import Counter

import pytest
from banker import __version__

from host_tools import ROOT
from host_tools.dev.dependencies import sbom
from host_tools.dev.dependencies.lock_file import LOCKS, read_lock

BILL = sbom.bill()
DIGITS = {"SHA-1": 40, "SHA-256": 64, "SHA-512": 128}
PURL = re.compile(r"pkg:(pypi/[a-z0-9-]+|npm/(%40[a-z0-9-]+/)?[a-z0-9._-]+)@[\w.+-]+")
COMPONENT = {"type", "bom-ref", "name", "version", "purl"}
OPTIONAL = {"scope", "hashes", "licenses", "externalReferences", "properties"}


def test_the_document_is_one_of_cyclonedx():
    assert BILL["bomFormat"] == "CycloneDX"
    assert BILL["specVersion"] == "1.6"
    assert BILL["version"] == 1
    itself = BILL["metadata"]["component"]
    assert (itself["type"], itself["name"], itself["version"]) == (
        "application",
        "courtier",
        __version__,
    )
    references = [itself["bom-ref"], *(one["bom-ref"] for one in BILL["components"])]
    assert max(Counter(references).values()) == 1


@pytest.mark.parametrize("component", BILL["components"], ids=lambda one: one["purl"])
def test_a_component_has_its_form(component):
    assert component.keys() >= COMPONENT
    assert component.keys() <= COMPONENT | OPTIONAL
    assert component["type"] == "library"
    assert component["scope"] in ("required", "excluded")
    assert PURL.fullmatch(component["purl"])
    assert component["name"]
    assert component["version"]
    references = component.get("externalReferences", [])
    for one in references:
        assert one["type"] == "distribution"
        assert one["url"].startswith("https://pypi.org/project/")
    for holder in (component, *references):
        for one in holder.get("hashes", []):
            assert re.fullmatch(rf"[0-9a-f]{{{DIGITS[one['alg']]}}}", one["content"])
    for one in component.get("licenses", []):
        assert list(one) == ["expression"]
    assert all(one.keys() == {"name", "value"} for one in component["properties"])


def test_everything_that_is_locked_is_listed_and_nothing_else():
    python = {
        f"pkg:pypi/{pin.name}@{pin.version}"
        for name in LOCKS
        for pin in read_lock((ROOT / name).read_text("utf-8"))
    }
    npm = set()
    for path in ROOT.glob("host_tools/*/*/package-lock.json"):
        packages = json.loads(path.read_text("utf-8"))["packages"]
        for place, facts in packages.items():
            if place:
                name = place.split("node_modules/")[-1].replace("@", "%40")
                npm.add(f"pkg:npm/{name}@{facts['version']}")
    assert {one["purl"] for one in BILL["components"]} == python | npm
    assert len(npm) > 10


SPDX = re.compile(r"[A-Za-z0-9.-]+( (AND|OR|WITH) [A-Za-z0-9.-]+)*")


def test_every_component_has_its_licence():
    for component in BILL["components"]:
        (licence,) = component["licenses"]
        assert SPDX.fullmatch(licence["expression"].replace("(", "").replace(")", "")), component
    pins = {pin.name for name in LOCKS for pin in read_lock((ROOT / name).read_text("utf-8"))}
    assert set(sbom.LICENCES) == pins, "host_tools/dev/dependencies/licences.json"


def test_what_playing_needs_is_told_apart_and_has_hashes():
    run = {pin.name: pin.hashes for pin in read_lock((ROOT / LOCKS[0]).read_text("utf-8"))}
    required = [one for one in BILL["components"] if one["scope"] == "required"]
    assert {
        one["name"]: tuple(each["content"] for each in one["externalReferences"][0]["hashes"])
        for one in required
    } == run


def test_it_is_written_and_the_same_every_time(tmp_path, capsys):
    one, other = tmp_path / "build" / "sbom.json", tmp_path / "other.json"
    assert sbom.main(one) == sbom.main(other) == 0
    assert one.read_bytes() == other.read_bytes()
    assert json.loads(one.read_text("utf-8")) == BILL
    assert f"{len(BILL['components'])} components" in capsys.readouterr().out
