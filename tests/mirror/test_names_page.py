"""Six long names on the mirror of every game: nothing overlaps or is cut off."""

import json
from functools import cache

import pytest
from banker.games import to_bytes
from banker.kit.pages import is_over

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.games import NAMES, part
from host_tools.games.kit import rules
from host_tools.games.sampling import sample_transactions
from host_tools.link.mirror.pictures import TV
from host_tools.link.record import GameRecord
from tests.mirror.test_mirror_page import look  # noqa: F401 - fixtures
from tests.support.layout import unreadable
from tests.support.long import every_kind_of_game
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

PEOPLE = (
    "MAXIMILIAN-OWENS",
    "ÉLÉONORE-ÂGATHÉE",
    "Marie-Antoinette",
    "Jean-Christophes",
    "ÇİĞDEM-ÀÔÊÜÉÂÎÏÖ",
    "Wilhelmina-Mauve",
)
LOW_TV = {"viewport": {"width": 1280, "height": 720}}
_LATE = 300


@cache
def full_table(number: int) -> GameRecord:
    """Return the record of a long game with as many pawns as can play."""
    game, sample = rules(number), part(number, "sample_game")
    begun = game(range(1, game.most + 1)) if game.seat_fields else sample.begun()
    base = to_bytes(begun)
    play = part(number, "random_play").RandomPlay(5)
    return GameRecord(base, sample_transactions(begun, play, sample.ADMIN, _LATE, is_over))


def shown(look, number, kind):  # noqa: F811
    """Return the page of such a game, with the players' names."""
    unit = MadeUpUnit(full_table(number))
    page = look(unit, kind, "fr").page
    page.evaluate("names => localStorage.setItem('courtier-names', names)", json.dumps(PEOPLE))
    page.reload()
    unit.appear()
    page.wait_for_selector(".pawn .name")
    return page


@every_kind_of_game
def test_six_long_names_fit(look, number):  # noqa: F811
    page = shown(look, number, TV)
    for kind in (TV, LOW_TV, PHONE):
        page.set_viewport_size(kind["viewport"])
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert unreadable(page) == []
        names = page.locator(".pawn .name").all_inner_texts()
        assert names == list(PEOPLE[: len(names)])
        assert page.evaluate("document.documentElement.scrollWidth") <= kind["viewport"]["width"]
        if kind is not PHONE:
            tall = page.evaluate("document.documentElement.scrollHeight")
            assert tall <= kind["viewport"]["height"]


def test_on_a_phone_the_players_come_right_after_the_news(look):  # noqa: F811
    page = shown(look, NAMES.index("1861"), PHONE)
    tops = [page.locator(one).bounding_box()["y"] for one in ("#news", "#pawns", "#market")]
    assert tops == sorted(tops)


def test_the_winner_is_the_large_line(look):  # noqa: F811
    number = NAMES.index("chicago")
    page = shown(look, number, TV)
    end = full_table(number).end
    assert is_over(end)
    _, pawn, worth = end.ranking()[0]
    assert page.inner_text("#headline") == f"{PEOPLE[pawn - 1]} gagne avec {worth}."
    size = page.eval_on_selector("#headline", "one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 60


@pytest.mark.parametrize("name", ["1861", "africa", "1830"])
def test_columns_have_headings_and_colours_a_key(look, name):  # noqa: F811
    page = shown(look, NAMES.index(name), TV)
    if name != "1830":
        heads = page.locator(".heads").first.inner_text().lower()
        wanted = ("cours", "caisse", "trains", "emprunts" if name == "1861" else "gares")
        assert all(one in heads for one in wanted)
    if name != "africa":
        assert page.locator(".key i").count() >= 3
