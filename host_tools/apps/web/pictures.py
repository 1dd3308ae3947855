"""Takes pictures of the page on a desktop and on a phone: `python -m
host_tools.apps.web.pictures`."""

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

from host_tools.apps.web.chromium import chromium
from host_tools.apps.web.driving import click, running, wait_for_text

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = Path(__file__).with_name("pictures")
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
# The manual's example: the red group under the car, shares of one of its companies all round.
_GAME = """
BUY_BANK 2 1 2 CONFIRM BUY_BANK 2 1 3 CONFIRM BUY_BANK 2 1 4 CONFIRM OFFICES 1 2 3 3 4 CONFIRM
BUY_BANK 1 1 6 CONFIRM BUY_BANK 3 1 6 2 CONFIRM BUY_BANK 4 1 7 CONFIRM
BUY_PLAYER 3 2 1 4 2 CONFIRM BUY_BANK 1 1 4 1 CONFIRM BUY_BANK 5 1 4 1 CONFIRM
BUY_BANK 6 1 4 1 CONFIRM
"""


def main() -> None:
    """Play a little and take both pictures."""
    FOLDER.mkdir(exist_ok=True)
    with chromium() as browser:
        take(browser, "desktop", DESKTOP, "en", _GAME, "297")
        take(browser, "phone", PHONE, "fr", _GAME + "SELL 2 1 4 3", "891")
    print(f"Taken: {FOLDER.name}/desktop.png and {FOLDER.name}/phone.png")


def take(
    browser: "Browser", name: str, kind: dict[str, Any], lang: str, keys: str, until: str
) -> None:
    """Take a picture of the page once these keys have led to a screen with this text."""
    with running(lang) as address:
        page = browser.new_page(locale=lang, **kind)
        page.goto(address)
        wait_for_text(page, "€ M")
        click(page, keys)
        wait_for_text(page, until)
        page.mouse.move(1, 1)
        taken = Image.open(BytesIO(page.screenshot(animations="disabled")))
        taken.convert("RGB").save(FOLDER / f"{name}.png", optimize=True)
        page.close()


if __name__ == "__main__":
    main()
