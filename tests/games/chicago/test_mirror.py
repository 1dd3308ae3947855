"""The mirror's server with Chicago Express: what it tells the pages, and that games can change."""

import json
from typing import Any

import pytest
from banker.games import apply, to_bytes
from banker.rules.transactions import SWITCH

from host_tools.games.chicago.mirror.railways import awaited, railways
from host_tools.games.chicago.mirror.view import incomes
from host_tools.games.chicago.mirror.words import WORDS
from host_tools.link.event import LOST, Event
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.recent_figures import RecentFigures
from host_tools.link.record import GameRecord
from tests.games.chicago.records import CHICAGO_GAME, TURNS, evening, told_story
from tests.games.chicago.table import (
    ANDY,
    PRR,
    REMOVE,
    Game,
    correct,
    into_chicago,
    opened,
    over,
    to_payday,
    wabash_opened,
)
from tests.mirror.test_mirror import at_table, receive
from tests.support.mirroring import MadeUpUnit
from tests.support.trader import FLOAT
from tests.support.trader import Game as Trader


def shown(hub: MirrorHub) -> Any:
    assert hub._market
    return json.loads(hub._market)


def test_a_page_is_told_the_game_and_what_just_happened():
    async def test(table):
        page = await table.page()
        await receive(page, "setup")
        table.unit.appear()
        setup = await receive(page, "setup")
        assert setup["chicago"]["title"] == "Chicago Express"
        assert setup["chicago"]["companies"] == ["PRR", "B&O", "C&O", "NYC", "Wabash"]
        told = await receive(page, "market")
        assert told["game"] == "chicago"
        assert told["headline"].startswith("The hat passed")
        table.unit.confirm(*TURNS[-1])
        told = await receive(page, "market")
        assert told["headline"] == "The bank paid:"
        assert told["details"] == ["The hat +8, the car +22, the dog +12."]
        assert (told["pawn"], told["mood"], told["round"]) == (0, "paid", 2)
        assert told["awaited"] == "The car’s turn"
        company = told["companies"][0]
        assert (company["income"], company["sold"], company["per_share"]) == (16, 1, 16)
        assert (company["chicago"], company["cities"]) == (True, ["Wheeling"])
        assert company["recent"][-3:] == [16, 16, 16]
        assert company["min_bid"] == 8
        assert told["pawns"][1] == {
            "pawn": 2,
            "cash": 69,
            "change": 22,
            "rank": 1,
            "shares": [1, 1, 0, 0, 0],
            "dividend": 22,
            "turn": True,
            "playing": True,
        }
        assert told["dials"] == [{"uses": 0, "red_at": end} for end in (3, 5, 4)]
        assert told["tracks"][0] == {
            "name": "Detroit",
            "values": [1, 2, 3, 4, 5, 6, 7, 8],
            "value": 2,
            "present": [],
            "moved": True,
        }
        assert [flag["now"] for flag in told["flags"]] == [0, 0, 17, 2]

    at_table(test, MadeUpUnit(told_story(TURNS[:-1])))


def test_the_game_on_the_unit_can_change_and_change_back():
    hub = MirrorHub("en")
    trader = Trader(1, False)
    trader.apply((FLOAT, 2, 12))
    hub.take(Event("state", trader))
    assert shown(hub)["game"] == "trader"
    switch = (SWITCH, CHICAGO_GAME, 1, 2, 3, 0, 0, 0)
    begun, outcome = apply(trader, switch)
    hub.take(Event("transaction", begun, switch, outcome))
    assert shown(hub)["game"] == "chicago"
    assert shown(hub)["headline"] == "A game of Chicago Express begins."
    hub.take(Event("undo", trader, switch, outcome))
    assert shown(hub)["game"] == "trader"
    assert shown(hub)["headline"] == "Taken back: A game of Chicago Express begins."
    assert shown(hub)["companies"][11]["recent"] == [trader.price(12)]


def test_a_game_without_news_is_shown_without_words():
    hub = MirrorHub("fr")
    hub.take(Event("state", Trader(1, False)))
    hub.take(Event("state", told_story().end))
    assert shown(hub)["headline"] == "Chicago Express"
    hub.take(LOST)
    hub.take(Event("state", told_story().end))
    assert shown(hub)["headline"] == "Chicago Express"


def test_a_story_that_ends_in_the_other_game_fills_no_recent_figures():
    told = GameRecord(to_bytes(Trader(1, False)), [(FLOAT, 2, 12), (SWITCH, 1, 1, 2, 0, 0, 0, 0)])
    hub = MirrorHub("en")
    hub.take(Event("state", told.end, record=told))
    assert shown(hub)["companies"][0]["recent"] == [7]
    assert shown(hub)["headline"] == "A game of Chicago Express begins."


def test_what_will_end_the_game_is_alarming():
    hub = MirrorHub("en")
    game = opened()
    hub.take(Event("state", game.copy()))
    outcome = game.apply(correct("houses", 0, 3))
    hub.take(Event("transaction", game, outcome.transaction, outcome))
    assert shown(hub)["mood"] == "alarm"
    assert shown(hub)["flags"][2] == {"now": 3, "end": 3, "set": True}


@pytest.mark.parametrize(
    ("game", "english", "french"),
    [
        (
            Game((2, 1)),
            "First share of PRR: the car bids first, from 7",
            "Première action PRR\u00a0: la voiture enchérit en premier, à partir de 7",
        ),
        (opened(), "The hat’s turn", "Au tour du chapeau"),
        (
            to_payday(opened()),
            "General dividends; then it is the hat’s turn",
            "Dividendes généraux, puis au tour du chapeau",
        ),
        (over(), "The game is over", "La partie est finie"),
    ],
    ids=["opening", "turn", "payday", "over"],
)
def test_the_prompt_says_what_is_awaited(game, english, french):
    game.turn = game.turn if game.in_step("opening") else ANDY
    assert awaited(game, "en") == english
    assert awaited(game, "fr") == french


def test_the_sale_of_the_first_wabash_share_is_awaited():
    game = opened()
    into_chicago(game, PRR, developed=1)
    assert awaited(game, "en") == "First share of Wabash: the hat bids first, from 3"
    assert not railways(opened(), None, RecentFigures(incomes), "en")["companies"][4]["open"]
    sold = railways(wabash_opened(ANDY), None, RecentFigures(incomes), "en")["companies"][4]
    assert (sold["open"], sold["income"], sold["holders"]) == (True, 1, [1, 0, 0, 0, 0, 0])


def test_a_game_that_is_over_awaits_nobody():
    game = evening().end
    assert game.in_step("over")
    players = railways(game, None, RecentFigures(incomes), "en")["pawns"]
    assert not any(player["turn"] for player in players)
    assert {player["dividend"] for player in players} == {None}
    assert min(player["rank"] for player in players) == 1


def test_who_left_is_shown_as_such():
    game = opened()
    game.apply((REMOVE, 2))
    left = railways(game, None, RecentFigures(incomes), "en")["pawns"][1]
    assert (left["playing"], left["turn"], left["dividend"]) == (False, False, None)


def test_both_languages_have_every_word():
    assert WORDS["en"].keys() == WORDS["fr"].keys()
