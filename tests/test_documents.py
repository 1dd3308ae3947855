"""The documents: what they link to and name is there, and everything can be reached from README."""

import functools
import re
from pathlib import Path

import pytest
from banker.games import GAMES, title

from host_tools.cli import COMMANDS

ROOT = Path(__file__).parents[1]
ASIDE = {"node_modules", "build", "dist"}
FIRST = ROOT / "README.md"
RELEASES = "../../releases/latest"
"""On the code host, which has the project's releases beside its files."""
FOLDERS = ("firmware/", "host_tools/", "hardware/", "tests/")
"""How a path in the project begins."""
MOST_WORDS = 25
"""In a table's cell, beside code and what stands in brackets."""
A_GAME = "<game>"
"""Stands in a path for the name of any game."""
PAGES = sorted(
    path
    for path in ROOT.rglob("*.md")
    if not any(part in ASIDE or part[0] == "." for part in path.relative_to(ROOT).parts)
)


@pytest.fixture(params=PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def page(request):
    """Return each document."""
    return request.param


@functools.cache
def text_of(page):
    """Return a document without its blocks of code."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"^    .*$", "", text, flags=re.MULTILINE)


def links(page):
    """Return the files that a document links to or shows: (path, heading)."""
    text = re.sub(r"`[^`]*`", "", text_of(page))
    found = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    for link in sorted({link for link in found if "://" not in link and link != RELEASES}):
        path, _, heading = link.partition("#")
        yield (page.parent / path).resolve() if path else page, heading


def headings(page):
    """Return the anchors of a document's headings, as GitHub makes them."""
    found = re.findall(r"^#+ (.*)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in found}


def named(page):
    """Return the paths in the project that a document names as code."""
    words = {word.rstrip("/") for word in re.findall(r"`([^`\s]+)`", text_of(page))}
    return sorted(word for word in words if word.startswith(FOLDERS))


def test_links_in_documents_work(page):
    for path, heading in links(page):
        assert path.exists(), path.relative_to(ROOT)
        assert path.is_relative_to(ROOT)
        if heading:
            assert heading in headings(path)


def test_every_document_can_be_reached_from_the_first():
    """A link to a folder leads to the documents in it."""
    reached, waiting = set(), [FIRST]
    while waiting:
        here = waiting.pop()
        if here not in reached:
            reached.add(here)
            found = [path for path, _ in links(here)]
            waiting += [one for one in PAGES if any(one.is_relative_to(path) for path in found)]
    assert set(PAGES) - reached == set()


def test_no_cell_of_a_table_is_a_paragraph(page):
    for line in text_of(page).splitlines():
        for cell in re.split(r"(?<!\\)\|", line) if line.startswith("|") else ():
            prose = re.sub(r"`[^`]*`|\([^)]*\)", "", cell)
            assert len(prose.split()) <= MOST_WORDS, cell


def test_files_named_in_documents_exist(page):
    for path in named(page):
        assert list(ROOT.glob(path.replace(A_GAME, "*"))), path


def test_commands_named_in_documents_exist(page):
    whole = page.read_text("utf-8")
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    told = re.findall(r"(?:`|^    )make ([a-z-]+)", whole, re.MULTILINE)
    assert set(told) <= set(targets)
    told = re.findall(r"(?:`|^    )courtier ([a-z][a-z-]*)", whole, re.MULTILINE)
    assert set(told) <= set(COMMANDS)


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[name for name, *_ in GAMES])
def test_the_first_page_has_every_game(number):
    link = f"| [{title(number)}](host_tools/games/{GAMES[number][0]}/README.md) |"
    assert link in FIRST.read_text("utf-8")
