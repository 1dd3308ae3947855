"""What the mirror's page is told of 1861."""

import pytest
from banker.games.railways1861.tables import TRAINS_STEP

from host_tools.games.railways1861.mirror.view import View
from host_tools.link.history.sentences import LANGUAGES
from tests.games.railways1861.records import OPENING, told_story, whole_evening
from tests.games.railways1861.table import entered, operate, place, shares, stock


def shown(game, before=None, lang="en"):
    """What the page gets."""
    view = View()
    view.recent.begin(game)
    return view.shown(game, before, lang)


def piles(data):
    """The market's spaces that are not empty, as (row, column, price, names from the top)."""
    return [
        (row, column, space["price"], [token["name"] for token in space["tokens"]])
        for row, spaces in enumerate(data["market"], 1)
        for column, space in enumerate(spaces, 1)
        if space and space["tokens"]
    ]


def test_the_market_is_the_printed_grid():
    market = shown(stock())["market"]
    assert [sum(space is not None for space in row) for row in market] == [
        *(15, 16, 17, 11, 10, 8, 6, 5, 4, 3)
    ]
    assert market[0][18]["price"] == 540
    assert market[9][0]["price"] == 35
    assert market[2][6]["marks"] == ["conversion", "public", "minor"]
    assert market[6][2]["marks"] == ["minor"]
    assert market[1][3]["marks"] == []


def test_the_line_of_the_later_edition():
    game = stock()
    game.line = 1
    (row,) = shown(game)["market"]
    assert [space["price"] for space in row][:3] == [35, 40, 45]
    assert len(row) == 28


def test_tokens_stand_in_the_order_they_came():
    game = stock(phase=4)
    place(game, 22, 4, 6, owner=1)
    place(game, 21, 4, 6, owner=2)
    place(game, 5, 7, 4, owner=3)
    assert piles(shown(game)) == [(4, 6, 110, ["NW", "GR"]), (7, 4, 65, ["OK"])]


def test_a_company_with_all_it_has():
    game = stock(phase=4)
    place(game, 22, 4, 6, owner=1, cash=469, trains=(3, 4), loans=1)
    shares(game, 22, 3, 1, pool=1)
    game.owner[31] = 22
    operate(game, 22, TRAINS_STEP)
    data = shown(game)
    (company,) = data["publics"]
    assert data["minors"] == []
    assert company["name"] == "NW"
    assert company["owner"] == 1
    assert (company["price"], company["cash"], company["loans"]) == (110, 469, 1)
    assert company["trains"] == ["3", "4"]
    assert company["holders"] == [3, 1, 0, 0, 0, 0]
    assert (company["treasury"], company["pool"], company["stations"]) == (5, 1, 1)
    assert company["privates"] == ["TSR"]
    assert company["acts"]
    assert data["awaited"] == "NW: trains"
    assert data["turn"] == 1


def test_a_purchase_shows_on_the_company_and_on_what_is_left():
    game = stock(phase=4)
    place(game, 22, 4, 6, owner=1, cash=469)
    shares(game, 22, 3)
    operate(game, 22, TRAINS_STEP)
    after = game.copy()
    after.apply(entered(after, "train", 4, 1))
    data = shown(after, game)
    assert data["publics"][0]["moved"]
    assert data["publics"][0]["trains"] == ["4"]
    assert data["trains"]["left"][0] == {"name": "4", "left": 3, "price": 350, "sale": True}
    assert data["trains"]["left"][-1]["name"] == "5+5E"
    assert not data["trains"]["left"][-1]["sale"]


def test_players_with_what_they_hold():
    game = stock(phase=4)
    place(game, 22, 4, 6, owner=1)
    shares(game, 22, 3, 1)
    place(game, 5, 7, 4, owner=2)
    hat, car, _ = shown(game)["pawns"]
    assert hat["shares"] == [{"code": 22, "name": "NW", "number": 3, "director": True}]
    assert car["shares"][0]["director"] is False
    assert car["minors"] == [{"code": 5, "name": "OK"}]
    assert hat["worth"] == game.worth(1)
    assert (car["certificates"], car["limit"]) == (game.certificates(2), 21)
    assert hat["turn"]
    assert hat["priority"]


def test_what_is_awaited_from_whom():
    story = told_story(*OPENING)
    waits = [View().shown(moment.before, None, "en")["awaited"] for moment in story.steps()]
    assert waits[0] == "TSR is on offer from 20: the hat bids first"
    assert waits[6] == "N is on offer from 100: the dog bids first"
    assert waits[7] == "The car: sell, buy, start, auction or go on"
    assert waits[10:14] == ["N: track", "N: run", "N: trains", "N: trains"]
    assert waits[16] == "N: interest and repayment"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_an_evening_can_be_shown(lang):
    story = whole_evening()
    view = View()
    steps = set()
    for moment in list(story.steps())[::7]:
        data = view.shown(moment.after, moment.before, lang)
        steps.add(data["awaited"])
        assert "{" not in data["awaited"] + data["when"]
        assert sum(one["cash"] for one in data["pawns"]) <= 15000
    assert len(steps) > 20


def test_the_end_names_the_winner():
    end = whole_evening().end
    place_, pawn, worth = end.ranking()[0]
    data = View().shown(end, None, "fr")
    assert place_ == 1
    assert data["over"]
    assert data["turn"] == 0
    assert data["awaited"].endswith(f"gagne avec {worth}")
    assert [one["pawn"] for one in data["pawns"] if one["rank"] == 1] == [pawn]


def test_moods():
    view = View()
    runs = [
        moment for moment in told_story(*OPENING).steps() if moment.outcome.act in ("run", "idle")
    ]
    assert [view.mood(moment.outcome) for moment in runs] == ["", "paid"]
    assert view.mood(list(whole_evening().steps())[-1].outcome) == "alarm"
