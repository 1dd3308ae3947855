"""Zip files that are the same bytes every time they are made."""

import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from host_tools.simulator.durable_files import write_durably

_DAY = (2026, 1, 1, 0, 0, 0)


def write_archive(path: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a zip, in their order. The zip is complete or missing, never half
    written."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, _DAY), content, zipfile.ZIP_DEFLATED, 9)
    write_durably(path, made.getvalue())


def folder_files(folder: Path) -> dict[str, bytes]:
    """Return all files below a folder, by their path in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
