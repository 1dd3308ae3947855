"""What every game must have and do, over the one list of games: an unfinished one fails here, by
its name. What a game does beyond that is tested in its own folder.

What takes long goes over the same list in other files: `test_every_game_cut` (power cuts),
`test_games_on_micropython`, `test_memory`, and in a browser those of the mirror and report."""

import json
from functools import cache
from pathlib import Path

import pytest
from banker import games
from banker.rules import saved
from banker.rules.saved import NotAGame
from banker.rules.transactions import MOST_BYTES, NEW_GAME, SWITCH, Refused
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui import texts
from banker.ui.keys import CONFIRM

from host_tools.apps.term.caps import cap
from host_tools.games import NAMES, NUMBERS, PACKAGES, legends, part
from host_tools.games.key_words import chosen_game
from host_tools.games.kit.acts import fields_by_kind
from host_tools.link.command_output import summary
from host_tools.link.event import Event
from host_tools.link.history import sentences
from host_tools.link.mirror import assets
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.record import GameRecord, RecordStep
from host_tools.link.report.games import report_on
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.commands import Commands
from host_tools.simulator.script.state import unit_state
from host_tools.simulator.script.unit import ALL, Options
from tests.support.hash_seeds import printed_under_each

TRIES, ENOUGH = 6000, 600
"""Random transactions in which every kind has been confirmed; and how many are tried at least."""
SOME = 60


@pytest.fixture(params=NUMBERS, ids=NAMES)
def number(request):
    """Return each game's number."""
    return request.param


@pytest.fixture(params=sentences.LANGUAGES)
def lang(request):
    """Return each language."""
    return request.param


@cache
def confirmed(number):
    """Return accepted transactions of random play, with every kind among them."""
    game = part(number, "sample_game").begun()
    play = part(number, "random_play").RandomPlay(7)
    found, kinds = [], set(fields_of(number))
    for at in range(TRIES):
        if not kinds and at >= ENOUGH:
            break
        transaction, before = play.next_move(game), game.copy()
        try:
            outcome = game.apply(transaction)
        except Refused:
            assert games.to_bytes(game) == games.to_bytes(before), "a refusal changes nothing"
            continue
        if outcome.changed:
            found.append(RecordStep(game.count, transaction, outcome, before, game.copy()))
            kinds.discard(transaction[0])
    return found


def first_of_each_kind(number):
    """Return the first step of every kind that was confirmed."""
    found = {}
    for moment in confirmed(number):
        found.setdefault(moment.transaction[0], moment)
    return found


def evening(number):
    """Return the record of a short game."""
    sample = part(number, "sample_game")
    return GameRecord(games.to_bytes(sample.begun()), sample.transactions(SOME))


PARTS = (
    *("legends", "sentences", "state", "mirror.view", "report.page"),
    *("random_play", "sample_game", "keys", "screens"),
)


@pytest.mark.parametrize("name", PARTS)
def test_its_desktop_package_is_complete(number, name):
    assert part(number, name).__doc__


# The rules.


def fields_of(number):
    """Return the fields of every kind of transaction."""
    transactions = games.rules(number)
    return getattr(transactions, "FIELDS", None) or fields_by_kind(transactions)


def test_it_knows_its_number(number):
    assert games.create(number).number == number
    assert games.to_bytes(games.create(number))[0] >> 4 == number


def test_every_kind_of_transaction_comes_up_in_random_play(number):
    kinds = fields_of(number)
    assert set(first_of_each_kind(number)) == set(kinds)


def test_the_store_tells_what_begins_a_game_from_all_else(number):
    kinds = fields_of(number)
    assert [kind for kind in kinds if kind & 15 in (NEW_GAME, SWITCH)] == [NEW_GAME]


def test_a_game_comes_back_from_its_bytes(number):
    for moment in confirmed(number)[::10]:
        data = games.to_bytes(moment.after)
        assert len(data) <= saved.MOST_BYTES
        assert games.to_bytes(games.from_bytes(data)) == data
        with pytest.raises(NotAGame):
            games.from_bytes(data[:-1] + bytes((data[-1] ^ 1,)))


def test_a_transaction_comes_back_from_its_bytes(number):
    for moment in confirmed(number):
        packed = games.pack(number, moment.transaction)
        assert 1 <= len(packed) <= MOST_BYTES
        assert games.unpack(number, packed) == moment.transaction


def test_every_field_has_its_bits_and_a_label_where_it_is_asked_for(number):
    screens = games.screens(number)
    labels = texts.Texts(texts.ENGLISH, screens.TEXTS)
    for kind, fields in fields_of(number).items():
        assert kind & 15 < SWITCH
        for lowest, highest, bits, _, *asked in fields:
            assert 0 <= lowest <= highest < 1 << bits
            assert not asked or asked[0] in labels or asked[0] == "pawn"


def test_the_preview_is_the_result_and_changes_nothing(number):
    for moment in confirmed(number)[::5]:
        game = moment.before.copy()
        assert vars(game.prepared(moment.transaction)[1]) == vars(moment.outcome)
        assert games.to_bytes(game) == games.to_bytes(moment.before)


def test_confirm_uses_the_preview_without_computing_it_again(number, monkeypatch):
    keys = part(number, "keys")
    lines = (f"hold:NEW_GAME {chosen_game(number)} CONFIRM {keys.SEATS}", *keys.EVERYTHING)
    worked_out = []
    rules = type(games.create(number))
    prepare = rules.prepare

    def noted(game, transaction):
        ready = prepare(game, transaction)
        if ready:
            worked_out.append((games.to_bytes(game), transaction))
        return ready

    monkeypatch.setattr(rules, "prepare", noted)
    unit = AppUnit(Options(game=ALL))
    for line in lines:
        for key in line.split():
            shown = getattr(unit.app.screen, "_outcome", None)
            before = len(worked_out)
            if key.startswith("hold:"):
                unit.hold(key.removeprefix("hold:"), 2200)
            else:
                unit.press(key)
            if shown and key == CONFIRM:
                assert len(worked_out) == before, line
            if len(worked_out) > before and not getattr(unit.app.screen, "_outcome", True):
                worked_out.pop()  # it is not held while a consent is asked for
    assert len(worked_out) > len(keys.EVERYTHING) // 2
    assert len(worked_out) == len(set(worked_out))


def test_every_transaction_can_be_undone_and_survives_a_restart(number):
    medium = RamMedium(8192)
    ledger = Ledger(medium, number=number)
    play = part(number, "random_play").RandomPlay(3)
    were = [games.to_bytes(ledger.game)]
    while len(were) <= SOME:
        try:
            if ledger.confirm(play.next_move(ledger.game)).changed:
                were.append(games.to_bytes(ledger.game))
        except Refused:
            continue
    ledger = Ledger(medium)
    for was in reversed(were[1:]):
        assert games.to_bytes(ledger.game) == was
        assert ledger.undo() is not None
    assert games.to_bytes(ledger.game) == were[0]
    assert ledger.undo() is None


# On the unit.


def test_both_languages_have_the_same_texts(number):
    package = games.screens(number).TEXTS
    french, english = (texts.table(one, package) for one in (texts.FRENCH, texts.ENGLISH))
    assert list(french) == list(english)
    assert all(french.values())
    assert all(english.values())


def test_it_can_be_chosen_and_played_on_a_unit_with_all_games(number):
    unit = AppUnit(Options(game=ALL))
    keys = part(number, "keys")
    commands = Commands(unit, print)
    commands.run("hold NEW_GAME 2")
    commands.run(f"press {chosen_game(number)} CONFIRM {keys.SEATS}")
    assert unit.app.game.number == number
    commands.run(f"press {keys.OPENING} {keys.ROUND}")
    commands.run(f"press {keys.ROUND}")
    assert unit.app.at_home
    assert unit.app.game.count


def test_its_state_is_json_with_its_name(number):
    unit = AppUnit(Options(game=NAMES[number]))
    state = json.loads(json.dumps(unit_state(unit)))
    assert state["game"] == NAMES[number]
    own = part(number, "state").game_state(confirmed(number)[SOME].after)
    assert set(own) <= set(state)
    assert own
    assert not {"game", "screen", "amount", "forced", "transactions"} & set(own)
    json.dumps(own)


def test_its_sample_game_is_the_same_every_time(number):
    """The order of Python's sets does not matter."""
    made = f"part({number}, 'sample_game').transactions({SOME})"
    same = f"from host_tools.games import part\nprint({made})"
    assert printed_under_each(same) == [f"{part(number, 'sample_game').transactions(SOME)}\n"] * 2


def test_it_has_key_scripts_and_golden_screens_in_both_languages(number):
    here = Path(__file__).parent / PACKAGES[number]
    assert list(here.glob("scenarios/*.txt"))
    assert {lang for lang, _ in part(number, "screens").SCREENS.values()} >= {"en", "fr"}


def test_its_legends_are_on_keys(number, lang):
    overlay = part(number, "legends").OVERLAY
    assert set(overlay) <= set(legends.LEGENDS)
    for key, legend in legends.of_game(number).items():
        assert legend.line(lang), key
        if key in overlay:
            assert legend.text(lang) == overlay[key][lang == "en"]


def test_its_legends_fit_the_keys_of_the_terminal(number, lang):
    widest = max(cap(key, lang).width for key in legends.LEGENDS)
    assert all(cap(key, lang, number).width <= widest for key in legends.LEGENDS)


# For the table.


def test_every_kind_of_transaction_has_sentences(number, lang):
    for kind, moment in first_of_each_kind(number).items():
        assert sentences.step_sentence(moment, lang).strip(), kind
        assert sentences.kind_name(moment.outcome, lang).strip(), kind
        pawn, company, amount = sentences.columns(moment.outcome)
        assert pawn in range(7)
        assert isinstance(company, int)
        assert amount is None or isinstance(amount, int)
    first = confirmed(number)[0].outcome
    assert games.title(number) in sentences.headline(first, lang, (SWITCH, number))


def test_a_game_is_described_in_one_line(number, lang):
    line = summary(confirmed(number)[SOME].after, lang)
    assert line.startswith(f"{games.title(number)}, ")


class Page:
    """Somebody who looks at the mirror."""

    def __init__(self):
        self.heard = {}

    def post(self, kind, message):
        """Keep the latest of each kind."""
        self.heard[kind] = json.loads(message)


def test_the_mirror_shows_it(number, lang):
    hub, page = MirrorHub(lang), Page()
    hub.join(page)
    hub.take(Event("state", games.create(number)))
    idle = page.heard["market"]["headline"]
    assert idle
    story = evening(number)
    hub.take(Event("state", story.end, record=story))
    shown = page.heard["market"]
    assert shown["game"] == NAMES[number]
    assert shown["count"] == story.end.count
    assert shown["pawns"]
    assert shown["headline"] != idle
    assert {"worth"} <= set(page.heard["setup"][NAMES[number]])
    assert f'as "{NAMES[number]}" from' in assets.games()


def test_the_report_shows_it(number, lang):
    story = evening(number)
    html = report_on(story, lang)
    assert html.startswith("<!doctype html>")
    assert f'lang="{lang}"' in html
    assert html.count("<li value=") == len(story.transactions)
    assert "<svg" in html
    empty = report_on(GameRecord(games.to_bytes(games.create(number)), []), lang)
    assert "<li value=" not in empty
