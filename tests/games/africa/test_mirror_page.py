"""18Africa on the mirror in a real browser: everything is on it, and fits."""

import pytest
from banker import games
from banker.games.africa.data import OFFERS
from banker.kit.define import validate
from banker.rules.transactions import NEW_GAME

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.dev.board_memory.sample_game import sensible
from host_tools.games.africa.random_play import RandomPlay
from host_tools.link.mirror.pictures import TABLET, TV
from host_tools.link.record import GameRecord
from tests.mirror.test_mirror_page import check_fits, look  # noqa: F401 - fixtures
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

SEED, LEAST, COMPANIES, PAWNS = 10, 260, 9, 6
BOXES = ".line, .code, .awaited, .bank-side, .card, .pawn, #news"


def late() -> MadeUpUnit:
    """Six pawns, nine companies, in an operating round, with every type of train on offer and a
    rich pawn that has priority."""
    game = games.create(4)
    play = RandomPlay(SEED)
    while game.count < LEAST or not game.operating():
        entry = sensible(game, play)
        if entry[0] != NEW_GAME:
            game, _ = games.apply(game, entry)
    rich = game.priority
    game.offer, game.cash[rich], game.bonds[rich] = len(OFFERS) - 1, 12_345, 12
    assert validate(game) is None
    return MadeUpUnit(GameRecord(games.to_bytes(game), []))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", [TV, TABLET, PHONE], ids=["tv", "tablet", "phone"])
def test_everything_is_there_and_fits(look, kind, lang):  # noqa: F811
    unit = late()
    page = look(unit, kind, lang).page
    unit.appear()
    page.wait_for_selector(".line:not(.heads)")
    assert page.title() == "Courtier – 18Africa"
    assert page.locator(".line:not(.heads)").count() == COMPANIES
    assert page.locator(".pawn").count() == PAWNS
    assert page.locator(".privates .owned").count() == 6
    assert page.locator(".concessions .owned").count() == 6
    check_fits(page, kind, BOXES)
