"""The guides and the front page: every game of the list, in both languages, and no dead link."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from banker.games import title

from host_tools.apps.site.around_pages import write_around
from host_tools.apps.site.build_guide import write_build_guide
from host_tools.apps.site.guides import write_guides
from host_tools.apps.site.pages import write_front, write_manifest
from host_tools.apps.web.page_files import FACEPLATE
from host_tools.games import NAMES, NUMBERS, folder

NOT_BUILT_HERE = ("play/", "service_worker.js", "licences.txt", "courtier.zip")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    target = tmp_path_factory.mktemp("pages")
    write_guides(target / "guides")
    write_build_guide(target / "build")
    write_front(target, "courtier.zip")
    write_around(target, "courtier.zip")
    write_manifest(target, FACEPLATE / "icon.svg")
    return target


class Links(HTMLParser):
    """What a page links to and shows."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


def links(page: Path) -> list[str]:
    reader = Links()
    reader.feed(page.read_text("utf-8"))
    return reader.found


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_game_has_a_guide(site, number, lang):
    page = (site / "guides" / f"{NAMES[number]}.{lang}.html").read_text("utf-8")
    assert title(number) in page
    assert "state" not in re.sub(r"<[^>]*>", "", page)
    if (folder(number) / "LISEZMOI.md").exists() and lang == "fr":
        assert '<article lang="fr"' in page


def test_the_front_page_names_every_game_in_both_languages(site):
    page = (site / "index.html").read_text("utf-8")
    assert not re.search(r"@|\]\(|[:,]\.", re.sub(r"<[^>]*>", "", page))
    for number in NUMBERS:
        assert page.count(f"<h3>{title(number)}</h3>") == 2


def test_the_picture_of_the_unit_is_drawn_in_the_readers_language(site):
    for lang, words in (("fr", ("Confirmer", "Bureaux")), ("en", ("Confirm<", "Offices"))):
        picture = (site / f"unit.{lang}.svg").read_text("utf-8")
        assert all(word in picture for word in words)
        page = (site / "index.html").read_text("utf-8").split(f'<main lang="{lang}">')[1]
        assert f'src="unit.{lang}.svg"' in page.split("</main>")[0]
    assert (site / "unit.fr.svg").read_text("utf-8") != (site / "unit.en.svg").read_text("utf-8")


def test_no_link_leads_nowhere(site):
    for page in site.rglob("*.html"):
        for link in links(page):
            path, _, heading = link.partition("#")
            if "://" in link:
                continue
            place = (page.parent / path).resolve() if path else page
            inside = place.relative_to(site.resolve()).as_posix()
            if f"{inside}/".startswith(NOT_BUILT_HERE) or inside in NOT_BUILT_HERE:
                continue
            assert place.exists(), (page.name, link)
            if heading not in ("", "fr", "en"):  # a language of the front page
                there = place / "index.html" if place.is_dir() else place
                assert f'id="{heading}"' in there.read_text("utf-8"), (page.name, link)


def test_nothing_is_asked_of_others(site):
    for page in site.rglob("*.html"):
        assert "Content-Security-Policy" in page.read_text("utf-8")
        outside = [link for link in links(page) if "://" in link]
        assert all(link.startswith("https://circuitpython.org/") for link in outside) or (
            "build" in page.parts
        )
