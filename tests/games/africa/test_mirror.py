"""What the mirror's page is told of 18Africa."""

import pytest
from banker.games.africa.data import COMPANY_AT, GONE, POOL

from host_tools.games.africa.mirror.view import View
from host_tools.link.history.sentences import LANGUAGES
from tests.games.africa.records import told_story, whole_evening
from tests.games.africa.table import (
    AR,
    CGH,
    COR,
    KEEP,
    Game,
    direct,
    do,
    drawn,
    fill_pool,
    first,
    give_private,
    hand,
    operating,
    price,
    stock,
)


def shown(game, before=None, lang="en"):
    """What the page gets."""
    view = View()
    view.recent.begin(game)
    return view.shown(game, before, lang)


def test_companies_stand_in_their_order_and_the_others_behind_them():
    game = first()
    for pawn, code in ((1, CGH), (2, AR), (3, COR)):
        direct(game, pawn, code)
    price(game, COR, 100)
    assert [one["name"] for one in shown(game)["companies"]] == [
        *("AR", "COR", "CGH"),
        *("CSA", "AO", "EAR", "MF", "MNR", "CNR"),
    ]


def test_a_company_with_all_it_has():
    game = operating(trains=(2, 6), money=469)
    game.add_shares(2, CGH, 2)
    game.add_shares(COMPANY_AT + COR, CGH, 1)
    game.ordinary[CGH] = 4
    company = shown(game)["companies"][0]
    assert (company["code"], company["name"], company["status"]) == ("08", "CGH", "started")
    assert (company["price"], company["cash"], company["stations"]) == (76, 469, "1/3")
    assert company["trains"] == ["2", "E"]
    assert (company["leader"], company["directed"]) == (1, True)
    assert company["holders"] == [2, 2, 0, 0, 0, 0]
    assert (company["held"], company["pool"]) == (1, 1)
    assert company["acts"]


def test_a_purchase_shows_on_the_company_and_on_what_is_left():
    game = operating(money=469)
    do(game, "run", 0, KEEP)
    after = game.copy()
    do(after, "buy_train", 2)
    data = shown(after, game)
    assert data["companies"][0]["moved"]
    assert not any(one["moved"] for one in data["companies"][1:])
    assert data["trains"] == [{"name": "2", "left": 5, "price": 180}]


def test_the_bank_and_the_economy():
    game = first()
    direct(game, 1, CGH)
    stock(game)
    game.bonds[1] = 3
    fill_pool(game, 4)
    data = shown(game, lang="fr")
    assert (data["bank"], data["pool"], data["bonds"]) == (game.bank(), 4, 22)
    assert (data["economy"], data["slump"], data["bond"]) == ("récession", True, 30)


def test_who_has_privates_and_concessions():
    game = operating()
    give_private(game, 3, 21)
    give_private(game, COMPANY_AT + CGH, 24)
    give_private(game, POOL, 26)
    game.concessions[31:] = [1, COMPANY_AT + CGH, GONE, 1, 1, 1, 1]
    data = shown(game, lang="fr")
    assert data["privates"] == [
        {"name": "Cape Wine", "owner": 3},
        {"name": "Jamieson", "owner": "CGH"},
        {"name": "Madianos", "owner": ""},
    ]
    assert [one["name"] for one in data["concessions"]] == [
        *("Minerais", "Dattes", "Pétrole", "Cuivre", "Coton", "Or")
    ]
    assert [one["owner"] for one in data["concessions"]] == [1, "CGH", 1, 1, 1, 1]
    assert shown(first())["concessions"] == []


def test_players():
    game = first()
    direct(game, 1, CGH)
    hand(game, 2, CGH)
    game.bonds[2] = 2
    hat, car, _, _ = shown(game)["pawns"]
    assert (hat["cash"], hat["worth"], hat["certificates"]) == (1848, 2000, "1/18")
    assert (car["bonds"], car["rank"], hat["rank"]) == (2, 1, 2)
    assert hat["turn"]
    assert hat["priority"]
    assert not car["priority"]


def test_what_is_awaited_from_whom():
    assert shown(Game((1, 2)))["awaited"] == "Which companies are in play?"
    assert shown(drawn())["awaited"] == "24 cards to auction; the hat offers"
    waits = [View().shown(moment.before, None, "en")["awaited"] for moment in told_story().steps()]
    assert waits[0] == "The hat’s turn"
    assert waits[10:15] == [
        *("CGH, led by the hat: track", "CGH, led by the hat: station"),
        *("CGH, led by the hat: run", "CGH, led by the hat: trains"),
        "CGH, led by the hat: trains",
    ]
    assert View().shown(told_story().end, None, "fr")["awaited"].startswith("Concessions")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_an_evening_can_be_shown(lang):
    view, waits = View(), set()
    for moment in list(whole_evening().steps())[::5]:
        data = view.shown(moment.after, moment.before, lang)
        waits.add(data["awaited"])
        assert "{" not in data["awaited"] + data["where"]
        assert len(data["companies"]) == (9 if moment.after.drawn else 0)
        assert sorted(one["rank"] for one in data["pawns"])[0] == 1
    assert len(waits) > 20


def test_the_end():
    data = View().shown(whole_evening().end, None, "en")
    assert (data["stage"], data["turn"], data["awaited"]) == ("over", None, "The game is over")


def test_moods():
    view = View()
    runs = [moment for moment in told_story().steps() if moment.outcome.act == "run"]
    assert [view.mood(moment.outcome) for moment in runs] == ["", "paid"]
    game = operating(managed=True)
    price(game, CGH, 10)
    assert view.mood(do(game, "run", 0, KEEP)) == "alarm"
