"""The software bill of materials: everything that the lock files name, with versions, hashes and
licences, as CycloneDX JSON. `python -m host_tools.dev.dependencies.sbom` writes build/sbom.json.

Nothing is fetched, and the same locks give the same file. npm's locks name the licences; those of
Python's packages are in licences.json, as each package's own files say (SPDX's expressions).
"""

import base64
import json
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote

from banker import __version__

from host_tools import ROOT
from host_tools.dev.dependencies.lock_file import LOCKS, Pin, read_lock

RESULT = Path("build") / "sbom.json"
NPM_LOCKS = (
    "host_tools/simulator/micropython/package-lock.json",
    "host_tools/dev/javascript/package-lock.json",
    "host_tools/apps/site/package-lock.json",
    "host_tools/dev/emulated_pico/package-lock.json",
)
PLAYING = LOCKS[0]
"""The lock file for players; all others are for development."""

LICENCES: dict[str, str] = json.loads(Path(__file__).with_name("licences.json").read_text("utf-8"))

Component = dict[str, Any]


def from_python(pin: Pin) -> Component:
    """Return a package of PyPI. The hashes are those of its files, one for each kind of machine."""
    purl = f"pkg:pypi/{quote(pin.name)}@{quote(pin.version)}"
    page = f"https://pypi.org/project/{pin.name}/{pin.version}/"
    reference: Component = {"type": "distribution", "url": page}
    if pin.hashes:
        reference["hashes"] = [{"alg": "SHA-256", "content": one} for one in pin.hashes]
    return _component(pin.name, pin.version, purl) | {
        "licenses": [{"expression": LICENCES[pin.name]}],
        "externalReferences": [reference],
    }


def from_npm(lock: dict[str, Any]) -> list[Component]:
    """Return the packages of an npm lock file."""
    components = []
    for path, facts in lock["packages"].items():
        if not path:
            continue
        name = path.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{quote(name, safe='/')}@{quote(facts['version'])}"
        component = _component(name, facts["version"], purl)
        if "license" in facts:
            component["licenses"] = [{"expression": facts["license"]}]
        algorithm, _, digest = facts["integrity"].partition("-")
        component["hashes"] = [
            {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": _hex(digest)}
        ]
        components.append(component)
    return components


def _hex(digest: str) -> str:
    return base64.b64decode(digest, validate=True).hex()


def _component(name: str, version: str, purl: str) -> Component:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def bill() -> Component:
    """Return the bill, with each package once and the lock files that name it."""
    found: dict[str, Component] = {}
    named: dict[str, list[str]] = {}
    for name in (*LOCKS, *NPM_LOCKS):
        text = (ROOT / name).read_text("utf-8")
        ours = (
            from_npm(json.loads(text))
            if name in NPM_LOCKS
            else [from_python(pin) for pin in read_lock(text)]
        )
        for component in ours:
            found.setdefault(component["purl"], component)
            named.setdefault(component["purl"], []).append(name)
    for purl, locks in named.items():
        found[purl]["scope"] = "required" if PLAYING in locks else "excluded"
        found[purl]["properties"] = [{"name": "courtier:lock", "value": one} for one in locks]
    itself = _component("courtier", __version__, f"pkg:pypi/courtier@{quote(__version__)}")
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": itself | {"type": "application", "licenses": [{"license": {"id": "MIT"}}]}
        },
        "components": [found[purl] for purl in sorted(found)],
    }


def main(result: Path = RESULT) -> int:
    """Write the bill."""
    whole = bill()
    result.parent.mkdir(parents=True, exist_ok=True)
    result.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    required = sum(one["scope"] == "required" for one in whole["components"])
    print(
        f"{len(whole['components'])} components, {required} of them to play. Written to {result}."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
