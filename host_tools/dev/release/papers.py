"""The guides as PDF: the site's pages as a browser prints them, the same bytes every time."""

import mimetypes
import re
from pathlib import Path
from typing import Any

from host_tools.apps.guides.guides import LANGUAGES
from host_tools.apps.web.chromium import chromium
from host_tools.games import NAMES

_ORIGIN = "http://courtier.invalid/"
"""An address without a server: the pages are served from files."""
BUILD_PAGES = {
    "build.en": "build/index.html",
    "build.fr": "build/fr.html",
    "case.en": "build/case.html",
    "pcb.en": "build/pcb.html",
}
_DATE = re.compile(rb"(/(?:CreationDate|ModDate) \(D:)\d{14}")
_DAY = rb"\g<1>20260101000000"
# Pictures are loaded before anybody has scrolled to them; on paper no link leads into the site.
_FOR_PAPER = """() => {
  document.querySelectorAll("img").forEach((image) => (image.loading = "eager"));
  for (const link of [...document.links]) {
    if (link.origin === location.origin && !link.getAttribute("href").startsWith("#")) {
      link.removeAttribute("href");
    }
  }
}"""
_LOADED = "() => [...document.images].every((image) => image.complete)"


def pages() -> dict[str, str]:
    """Return the site's pages that are printed, by the name of their PDF."""
    guides = {
        f"{name}.{lang}": f"guides/{name}.{lang}.html" for name in NAMES for lang in LANGUAGES
    }
    return guides | BUILD_PAGES


def print_guides(site: Path) -> dict[str, bytes]:
    """Print the guides of a site that has been built."""

    def answer(route: Any) -> None:
        path = site / route.request.url.removeprefix(_ORIGIN).split("?")[0]
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.is_file():
            route.fulfill(path=path, content_type=kind)
        else:
            route.fulfill(status=404)

    papers = {}
    with chromium() as browser:
        context = browser.new_context(service_workers="block")
        context.route("**/*", answer)
        page = context.new_page()
        for name, path in pages().items():
            page.goto(f"{_ORIGIN}{path}")
            page.evaluate(_FOR_PAPER)
            page.wait_for_function(_LOADED)
            papers[f"{name}.pdf"] = _DATE.sub(_DAY, page.pdf(prefer_css_page_size=True))
    return papers
