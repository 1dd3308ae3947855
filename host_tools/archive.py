"""Zip files that are the same bytes every time they are made."""

import zipfile
from collections.abc import Mapping
from pathlib import Path

_DAY = (2026, 1, 1, 0, 0, 0)


def write_archive(path: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a zip, in their order."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(zipfile.ZipInfo(name, _DAY), content, zipfile.ZIP_DEFLATED, 9)


def folder_files(folder: Path) -> dict[str, bytes]:
    """Return all files below a folder, by their path in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
