"""Everything that is written in a report can be told from what is under it, as a browser draws it:
of every game, on a light ground and on a dark one."""

from io import BytesIO

import pytest
from PIL import Image

from host_tools.games import NAMES, NUMBERS
from host_tools.report.games import report_on
from host_tools.web.chromium import NoBrowser, find_chromium
from tests.games.test_every_game import evening
from tests.mirror.test_mirror_page import browser  # noqa: F401 - a fixture
from tests.support.contrast import text_contrasts

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

LEAST = 4.5
WRITTEN = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement, style = getComputedStyle(parent);
    if (!node.textContent.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    let seen = 1;
    for (let up = parent; up; up = up.parentElement) seen *= getComputedStyle(up).opacity;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const ink = parent instanceof SVGElement ? style.fill : style.color;
    found.push({ text: node.textContent.trim().slice(0, 30), ink, seen,
      box: [left + scrollX, top + scrollY, width, height] });
  }
  return found;
}"""
WITHOUT_PRINT = """* { color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; }
  text { fill: transparent !important; }
  *, *::before, *::after { transition: none !important; animation: none !important; }"""


def faint(page):
    """(text, contrast) of what is written too faintly; and how much is written."""
    written = page.evaluate(WRITTEN)
    page.add_style_tag(content=WITHOUT_PRINT)
    taken = page.screenshot(full_page=True, animations="disabled")
    ground = Image.open(BytesIO(taken)).convert("RGB")
    found = zip(written, text_contrasts(written, ground), strict=True)
    return [(one["text"], round(ratio, 1)) for one, ratio in found if ratio < LEAST], len(written)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_a_report_can_be_read(browser, number, scheme, tmp_path):  # noqa: F811
    path = tmp_path / "report.html"
    path.write_text(report_on(evening(number), "en")[0], encoding="utf-8")
    context = browser.new_context(
        viewport={"width": 1200, "height": 1000}, color_scheme=scheme, bypass_csp=True
    )
    page = context.new_page()
    page.goto(path.as_uri())
    too_faint, count = faint(page)
    context.close()
    assert too_faint == []
    assert count > 40
