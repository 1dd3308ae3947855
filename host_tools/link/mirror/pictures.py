"""Takes pictures of the mirror and of a report: `python -m host_tools.link.mirror.pictures`."""

from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from banker.games import to_bytes
from PIL import Image

from host_tools.apps.web.chromium import chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.games import NAMES, part
from host_tools.link.mirror.demo import serve_record
from host_tools.link.record import GameRecord
from host_tools.link.report.games import report_on

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = Path(__file__).with_name("pictures")
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
_PAPER: dict[str, Any] = {"viewport": {"width": 1200, "height": 1350}}
_SHADES = 256
"""Colours of a picture, which is mostly flat areas."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    trader, chicago = (part(NAMES.index(game), "sample_game") for game in ("trader", "chicago"))
    record = GameRecord(to_bytes(trader.begun()), trader.transactions(100))
    with chromium() as browser:
        with serve_record(record, "en") as address:
            take(browser, "tv", TV, address, "#headline:has-text('from the boat')")
            take(browser, "phone", PHONE, address, "#headline:has-text('from the boat')")
        take_report(browser, "report", GameRecord(record.base, trader.transactions(220)), "#worth")
        railways = GameRecord(to_bytes(chicago.begun()), chicago.transactions(52))
        with serve_record(railways, "en") as address:
            take(browser, "chicago-tv", TV, address, ".railway.moved")
            take(browser, "chicago-phone", PHONE, address, ".railway.moved")
        whole = GameRecord(to_bytes(chicago.begun()), chicago.transactions())
        take_report(browser, "chicago-report", whole, "#worth")
    for path in sorted(FOLDER.glob("*.png")):
        print(f"Taken: {FOLDER.name}/{path.name}, {path.stat().st_size:,} bytes")


def take(browser: "Browser", name: str, kind: dict[str, Any], address: str, until: str) -> None:
    """Take a picture of a page once this selector matches."""
    page = browser.new_page(**kind)
    page.goto(address)
    page.wait_for_selector(until)
    taken = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    taken.quantize(_SHADES, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
    page.close()


def take_report(browser: "Browser", name: str, record: GameRecord, until: str) -> None:
    """Take a picture of a report."""
    with TemporaryDirectory() as place:
        page = Path(place) / "report.html"
        page.write_text(report_on(record, "en"), encoding="utf-8")
        take(browser, name, _PAPER, page.as_uri(), until)


if __name__ == "__main__":
    main()
