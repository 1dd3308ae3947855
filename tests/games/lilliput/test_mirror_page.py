"""18Lilliput on the mirror in a real browser: everything is on it, and fits."""

import pytest
from banker import games
from banker.rules.transactions import NEW_GAME

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.dev.board_memory.sample_game import sensible
from host_tools.games.lilliput.random_play import RandomPlay
from host_tools.link.mirror.pictures import TV
from host_tools.link.record import GameRecord
from tests.mirror.test_mirror_page import check_fits, look  # noqa: F401 - fixtures
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

SEED, ENTRIES = 2, 168  # a late game with a company more than at the start, and many trains
BOXES = ".line, .code, .awaited, .depot, .pawn, #news"


def late() -> MadeUpUnit:
    game = games.create(5)
    begun, entries, play = games.to_bytes(game), [], RandomPlay(SEED)
    for _ in range(ENTRIES):
        entry = sensible(game, play)
        assert entry[0] != NEW_GAME
        game, _ = games.apply(game, entry)
        entries.append(entry)
    assert len(game.founded()) == 5
    return MadeUpUnit(GameRecord(begun, entries))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", [TV, PHONE], ids=["tv", "phone"])
def test_everything_is_there_and_fits(look, kind, lang):  # noqa: F811
    unit = late()
    page = look(unit, kind, lang).page
    unit.appear()
    page.wait_for_selector(".line")
    assert page.title() == "Courtier – 18Lilliput"
    assert page.locator(".line").count() == 5
    assert page.locator(".pawn").count() == 4
    assert page.locator(".deck b").count() == 10
    check_fits(page, kind, BOXES)
