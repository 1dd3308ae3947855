"""Chicago Express in words: every transaction and what followed, in both languages."""

import csv
import io
import json

import pytest
from banker import games
from banker.games.chicago.data import END_DETROIT, END_HOUSES, END_LOCOMOTIVES, END_SHARES, OVER
from banker.games.chicago.game import Game
from banker.games.chicago.transactions import (
    AUCTION,
    CASH,
    CORRECT,
    HOUSES_LEFT,
    LOCOMOTIVES,
    NEW_GAME,
    PRESENCE,
    REMOVE,
    TABLE,
)
from banker.rules.forms import SWITCH
from banker.store.ledger import Ledger

from host_tools.cli import main
from host_tools.games.chicago.phrases import PHRASES
from host_tools.history.command_line import as_csv, as_json, as_text
from host_tools.history.sentences import (
    LANGUAGES,
    columns,
    consequences,
    headline,
    kind_name,
    moment_sentence,
)
from host_tools.history.story import Story
from host_tools.link.command_output import summary
from host_tools.script.media import Flash
from tests.games.chicago.stories import CHICAGO_GAME, TURNS, evening, told_story
from tests.games.chicago.table import opened, over
from tests.support.trader import FLOAT
from tests.support.trader import Game as Trader

BOTH_GAMES = [(FLOAT, 2, 12), (SWITCH, CHICAGO_GAME, 1, 2, 3, 0, 0, 0), *TURNS]


def said(transactions=TURNS, lang="en"):
    return [moment_sentence(moment, lang) for moment in told_story(transactions).moments()]


def mixed():
    """A log in which both games occur."""
    story = Story(games.to_bytes(Trader(1, False)), [*BOTH_GAMES, (SWITCH, 0, 5, 0)])
    assert story.problem is None
    return story


def test_a_few_turns_in_english():
    lines = said()
    assert lines[1] == "Nobody bids for B&O: the car gets the share for nothing."
    assert lines[4] == (
        "The car builds 2 locomotives for PRR into Wheeling, at a cost of 6; its income goes up "
        "by 6 to 13. PRR has 2 in its treasury."
    )
    assert lines[7].endswith(
        "PRR has reached Chicago; the bank pays 15 a share: car 15. "
        "The Wabash opens with an income of 3."
    )
    assert lines[8].startswith("The hat wins the first Wabash share for 4.")
    assert lines[10] == "The hat puts up a share of NYC; nobody bids."
    assert lines[12].endswith("its income goes up by 2 to 7. The develop dial is on red.")
    assert lines[14] == (
        "The bank pays the general dividends: hat 8, car 22, dog 12. Detroit goes up to 2. "
        "Round 2 begins."
    )


def test_a_few_turns_in_french():
    lines = said(lang="fr")
    assert lines[5].startswith(
        "Le chien met aux enchères une action NYC\u00a0; le chapeau l’emporte pour 6."
    )
    assert lines[6] == (
        "Le chapeau développe une ville de valeur 2\u00a0: revenu PRR 15 (+2), NYC 10 (+2)."
    )
    assert lines[13] == (
        "Le chapeau renonce et tourne le cadran des enchères. "
        "Deux cadrans sont au rouge\u00a0: place aux dividendes généraux."
    )


def outcome(game, *transaction):
    return game.prepared(transaction)[1]


def test_what_was_put_right_and_set():
    game = opened()
    assert headline(outcome(game, CORRECT, CASH, 2, 31), "en") == (
        f"Corrected: cash of the car 31 (before: {game.cash[1]})."
    )
    assert headline(outcome(game, CORRECT, CASH, 2, 31), "fr").startswith(
        "Correction\u00a0: argent de la voiture 31"
    )
    assert headline(outcome(game, CORRECT, LOCOMOTIVES, 4, 12), "en") == (
        "Corrected: locomotives of NYC 12 (before: 23)."
    )
    assert headline(outcome(game, CORRECT, HOUSES_LEFT, 0, 7), "en") == (
        "Corrected: houses left 7 (before: 20)."
    )
    assert headline(outcome(game, CORRECT, PRESENCE, 1, 0b101), "en") == (
        "Corrected: companies in Detroit PRR, C&O (before: none)."
    )
    entries = [headline(outcome(game, TABLE, number, 4), "en") for number in range(1, 10)]
    assert entries[0] == "Set: uses of the auction dial until red 4 (before: 3)."
    assert entries[3] == "Set: first income of PRR 4 (before: 7)."
    assert entries[6].startswith("Set: first income of NYC")
    assert entries[7].startswith("Set: last value of Wheeling")
    assert entries[8] == "Set: last value of Pittsburgh 4 (before: 8)."


def test_a_new_game_and_a_player_who_leaves():
    begins = outcome(opened(), NEW_GAME, 3, 1, 0, 0, 0, 0)
    assert headline(begins, "en") == "A new game begins."
    assert consequences(begins, "en") == ["In turn: dog, hat, with 60 each."]
    assert headline(outcome(opened(), REMOVE, 2), "fr").startswith("La voiture quitte la partie.")


@pytest.mark.parametrize(
    ("flag", "word"),
    [
        (END_LOCOMOTIVES, "locomotives"),
        (END_SHARES, "sold out"),
        (END_HOUSES, "houses"),
        (END_DETROIT, "Detroit"),
    ],
)
def test_every_warning_of_the_end(flag, word):
    happened = outcome(opened(), CORRECT, HOUSES_LEFT, 0, 12)
    happened.flags_set = flag
    (warning,) = consequences(happened, "en")
    assert word in warning
    assert warning.endswith("the next dividends end the game.")


def test_the_end_names_the_winners():
    story = evening()
    last = list(story.moments())[-1]
    assert last.after.stage == OVER
    _, pawn, cash = last.after.ranking()[0]
    assert pawn == 4
    assert moment_sentence(last, "en").endswith(f"The game is over: the shoe wins with {cash}.")
    shared = last.outcome
    shared.players = tuple((pawn, 5, 90) for pawn in (1, 2, 3))
    assert consequences(shared, "en") == [
        "The game is over: the hat, the car and the dog share the victory with 90 each."
    ]
    assert "le chapeau, la voiture et le chien" in consequences(shared, "fr")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 11, 29])
def test_everything_that_happens_can_be_told(lang, seed):
    kinds = set()
    for moment in evening(seed, 400, all_kinds=True).moments():
        words = moment_sentence(moment, lang)
        assert words.endswith(".")
        assert not {"{", "}", "None"} & set(words.split())
        assert kind_name(moment.outcome, lang)
        kinds.add(moment.transaction[0])
    assert kinds == set(range(AUCTION, TABLE + 1))


def test_both_languages_have_every_phrase():
    assert PHRASES["en"].keys() == PHRASES["fr"].keys()


def test_columns_of_a_table():
    rows = [columns(moment.outcome) for moment in told_story().moments()]
    assert rows[0] == (2, 1, -8)  # who won the auction has paid
    assert rows[1] == (2, 2, 0)
    assert rows[4] == (2, 1, -6)  # out of the treasury
    assert rows[9] == (3, 3, 2)
    assert rows[10] == (1, 4, None)
    assert rows[14] == (0, 0, 8 + 22 + 12)


def test_a_log_with_both_games_is_told_through():
    lines = as_text(mixed(), "en").splitlines()
    assert lines[0].endswith("for 5 shares and the presidency.")
    assert lines[1] == (
        "   0  A game of Chicago Express begins. In turn: hat, car, dog, with 40 each."
    )
    assert "wins the opening auction of PRR" in lines[2]
    assert lines[-1] == "   0  A game of Trader begins."
    assert "Une partie de Chicago Express commence." in as_text(mixed(), "fr")
    rows = list(csv.DictReader(io.StringIO(as_csv(mixed(), "en"))))
    assert [row["kind"] for row in rows[:3]] == ["Float", "New game", "Auction"]
    assert (rows[2]["pawn"], rows[2]["company"], rows[2]["amount"]) == ("car", "1", "-8")
    content = json.loads(as_json(mixed(), "en"))
    assert content["transactions"][1]["transaction"][:2] == [SWITCH, CHICAGO_GAME]
    assert bytes.fromhex(content["ends"]) == games.to_bytes(mixed().end)


@pytest.fixture
def folder(tmp_path):
    """A virtual unit's folder on which both games were played."""
    flash = Flash(tmp_path / "unit")
    ledger = Ledger(flash.nvm, flash.drive, lively=False)
    for transaction in BOTH_GAMES:
        ledger.confirm(transaction)
    return tmp_path / "unit"


def test_the_commands_name_the_game(folder, tmp_path, capsys):
    assert main(["history", str(folder), "--lang", "en"]) == 0
    assert "A game of Chicago Express begins." in capsys.readouterr().out
    backup = tmp_path / "both.json"
    assert main(["backup", "--sim", "--save", str(folder), str(backup)]) == 0
    printed = capsys.readouterr().out
    assert "Chicago Express, 15 transactions, round 2; cash: hat 38, car 69, dog 32." in printed
    assert "Its story has 17 transactions." in printed
    assert main(["history", str(backup), "--format", "csv", "--lang", "fr"]) == 0
    assert "Dividendes" in capsys.readouterr().out
    assert main(["ports", "--sim", "--save", str(folder)]) == 0
    assert "game: chicago" in capsys.readouterr().out


def test_a_game_in_a_line():
    assert summary(Game((4, 2))) == (
        "Chicago Express, 0 transactions, round 1; cash: shoe 60, car 60"
    )
    game = opened()
    game.apply((REMOVE, 2))
    assert "car" not in summary(game)
    assert summary(over()).startswith("Chicago Express, ")
