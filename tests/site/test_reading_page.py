"""Pages for reading rather than playing: in the reader's language, on a small phone, on paper."""

import re
from typing import Any

import pytest

from host_tools.games import NAMES
from tests.support.in_site import needs_browser

pytestmark = needs_browser
_BOTH = ("", "play/report/", "unit/", "install/")
"""In both languages, of which one is shown."""
_WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
_EAGER = "document.querySelectorAll('img').forEach((image) => (image.loading = 'eager'))"


@pytest.mark.parametrize(("locale", "lang"), [("fr-CA", "fr"), ("en-GB", "en"), ("de-DE", "en")])
def test_every_page_is_in_the_readers_language_and_no_wider_than_a_phone(
    browser: Any, host: Any, locale: str, lang: str
) -> None:
    context = browser.new_context(
        service_workers="block", locale=locale, viewport={"width": 320, "height": 568}
    )
    page = context.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    for path in (
        "",
        "play/report/",
        "unit/",
        "install/",
        "build/",
        "build/fr.html",
        f"guides/cash.{lang}.html",
    ):
        page.goto(f"{host.address}{path}")
        page.wait_for_selector("h1 >> visible=true")
        assert path not in _BOTH or page.get_attribute("html", "lang") == lang, path
        other = {"fr": "en", "en": "fr"}[lang]
        assert page.locator(f":is(main, span)[lang={other}] >> visible=true").count() == 0, path
        assert page.evaluate(_WIDER) == 0, path
    context.close()
    assert all(address.startswith(host.address) for address in asked)


def test_every_guide_is_one_sheet_of_paper(browser: Any, host: Any) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    for name in NAMES:
        for lang in ("fr", "en"):
            page.goto(f"{host.address}guides/{name}.{lang}.html")
            page.evaluate(_EAGER)
            page.wait_for_function("() => [...document.images].every((image) => image.complete)")
            paper = page.pdf(prefer_css_page_size=True)
            assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, (name, lang)
    context.close()
