"""Renders documents of the project as pages: guides to the games, and the build guide.

Links and pictures stay only if the page can reach their target; otherwise the link's words stay as
plain text.
"""

import re
import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from host_tools import ROOT

_SOURCE = re.compile(r'src="([^"]+)"')
Find = Callable[[Path], str | None]
"""Returns a link to a file of the project; None if the page can reach no copy."""


class Document:
    """One Markdown file. `find` returns the address of another file of the project."""

    def __init__(self, path: Path, find: Find, until: str = "") -> None:
        """Read the document, up to the heading `until`."""
        text = path.read_text("utf-8")
        self._folder = path.parent
        self._find = find
        self._headings: set[str] = set()
        self.text = text.split(until)[0] if until else text
        self.title = self.text.split("\n", 1)[0].removeprefix("# ").strip()

    def html(self) -> str:
        """Return the document's body as HTML."""
        reader = MarkdownIt("commonmark", {"html": True}).enable("table")
        tokens = reader.parse(self.text)
        self._headings = _name_headings(tokens)
        for token in tokens:
            self._fit(token)
        page = str(reader.renderer.render(tokens, reader.options, {}))
        page = re.sub(r"<!--.*?-->", "", page, flags=re.DOTALL)
        page = re.sub(r"<th[^>]*></th>", "<td></td>", page)  # an empty corner is not a heading
        # Let the keyboard scroll what is wider than a phone.
        page = page.replace("<pre>", '<pre tabindex="0">')
        page = page.replace("<table>", '<div class="wide" tabindex="0"><table>')
        return page.replace("</table>", "</table></div>")

    def _fit(self, token: Token) -> None:
        if token.type in ("html_block", "html_inline"):
            there = all(self._address(one) for one in _SOURCE.findall(token.content))
            token.content = _SOURCE.sub(
                lambda found: f'loading="lazy" src="{self._address(found[1])}"',
                token.content if there else "",
            )
        kept: list[Token] = []
        left_out = 0
        for child in token.children or ():
            self._fit(child)
            if child.type == "image":
                child.attrSet("src", self._address(str(child.attrGet("src"))) or "")
            if child.type == "link_open":
                address = self._address(str(child.attrGet("href")))
                left_out += address is None
                if address is None:
                    continue
                child.attrSet("href", address)
            elif child.type == "link_close" and left_out:
                left_out -= 1
                continue
            kept.append(child)
        if token.children is not None:
            token.children = kept

    def _address(self, link: str) -> str | None:
        if link.startswith("https://"):
            return link
        link = unquote(link)  # the parser has quoted accents
        if link.startswith("#"):
            return link if link[1:] in self._headings else None  # it may come after `until`
        path, _, heading = link.partition("#")
        found = self._find((self._folder / path).resolve())
        return f"{found}#{heading}" if found and heading else found


def _name_headings(tokens: list[Token]) -> set[str]:
    """Give each heading the id that links use for it; return all ids."""
    names = set()
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            name = re.sub(r"[^\w\- ]", "", inline.content.lower()).replace(" ", "-")
            token.attrSet("id", name)
            names.add(name)
    return names


class Shelf:
    """Files that pages show or offer. Each is copied beside the pages when first asked for."""

    def __init__(self, folder: Path, address: str) -> None:
        self._folder = folder
        self._address = address

    def address(self, path: Path) -> str:
        """Copy a file of the project and return the copy's address."""
        name = "-".join(path.relative_to(ROOT).parts[-3:]).replace("screens-", "")
        self._folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, self._folder / name)
        return self._address + name
