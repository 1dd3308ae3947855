"""Writes the build guide in both languages, with the case, the board, and all files that a maker
needs: boards to order, parts to print, sheets to lay on the keys."""

from pathlib import Path

from host_tools.apps.guides.documents import ROOT, Document, Shelf
from host_tools.apps.site.frame import render_page, toolbar

_HARDWARE = ROOT / "hardware"
BUILD = {
    _HARDWARE / "README.md": "",
    _HARDWARE / "LISEZMOI.md": "fr.html",
    _HARDWARE / "case" / "README.md": "case.html",
    _HARDWARE / "pcb" / "README.md": "pcb.html",
}
"""The documents by their addresses; the guide itself is the first."""
_OFFERED = (".png", ".svg", ".pdf", ".stl", ".step", ".csv", ".zip", ".dxf")
_ELSEWHERE = {
    ROOT / "host_tools" / "deploy" / "README.md": "../install/",
    ROOT / "host_tools" / "site" / "README.md": "../install/",
    ROOT / "README.md": "../",
}


def write_build_guide(target: Path) -> None:
    """Write the pages of the build guide."""
    target.mkdir(parents=True)
    shelf = Shelf(target / "files", "files/")

    def find(path: Path) -> str | None:
        if path.is_dir():
            path /= "README.md"
        if path in _ELSEWHERE:
            return _ELSEWHERE[path]
        if path in BUILD:
            return BUILD[path] or "./"
        inside = path.is_relative_to(_HARDWARE) and path.suffix in _OFFERED
        return shelf.address(path) if inside and path.is_file() else None

    for path, name in BUILD.items():
        lang = "fr" if name == "fr.html" else "en"
        document = Document(path, find)
        row = toolbar(lang, "./" if lang == "fr" else "fr.html")
        body = f'{row}<article lang="{lang}">{document.html()}</article>'
        page = render_page(f"{document.title} – Courtier", body, "../", lang)
        (target / (name or "index.html")).write_text(page, encoding="utf-8")
