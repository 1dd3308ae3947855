"""The unit's end of the cable: its messages, its answers, and what it never does."""

import pytest
from banker.link.lines import to_line
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.keys import KEYS
from hypothesis import given
from hypothesis import strategies as st

from host_tools.dev.glyphs.text import screen_text
from host_tools.link.logs import log_of
from host_tools.link.save import Save
from tests.support.linking import ENGLISH, TalkingApp
from tests.support.trader import FLOAT, FORMS, GO

KEYS_ALLOWED = bytes((2, 3, 3))


def some_save(transactions=((FLOAT, 2, 22), (GO, 2))):
    """Return a game that a PC may offer."""
    ledger = Ledger(RamMedium(4096), lively=False, settings=ENGLISH)
    for transaction in transactions:
        ledger.confirm(transaction)
    return Save(log_of(ledger.journal))


def put(unit, data):
    """Send a game; the last answer."""
    answer = unit.ask(f"1 put {len(data)}")
    for at in range(0, len(data), 64):
        answer = unit.ask(f"{at:x} part {at} {data[at : at + 64].hex()}")
    return answer


def offered(save=None):
    """Return a unit whose screen asks about a restore, and the game in question."""
    unit, save = TalkingApp(), save or some_save()
    unit.press("BUY_BANK 1 1 3 CONFIRM")
    put(unit, save.for_restoring())
    unit.wait(2000)
    assert unit.ask("9 offer") == "9 offer"
    return unit, save


def test_the_question_names_both_games_and_how_long_they_are():
    unit, _ = offered()
    lines = [line.strip() for line in screen_text(unit.app.cells)]
    assert lines == [
        "A PC offers a game.",
        "Replace this one?",
        "- Trader",
        "1 transaction",
        "+ Trader",
        "2 transactions",
        "",
        "CONFIRM or CANCEL",
    ]


def test_it_begins_with_hello_and_its_state():
    unit = TalkingApp()
    hello, state = unit.messages()
    assert hello.startswith("- hello 1 ")
    assert state == f"- state 0 {unit.game.hex()} 020103"
    assert unit.messages() == []


def test_each_entry_is_sent_once_with_a_checksum_of_the_game():
    unit = TalkingApp()
    unit.messages()
    before = unit.game
    unit.press("BUY_BANK 1 1 3 CONFIRM")
    packed = FORMS.pack((FLOAT, 1, 13)).hex()
    assert unit.messages() == [f"- did 1 {packed} {unit.game[-4:].hex()}"]
    unit.press("UNDO CONFIRM")
    assert unit.game == before
    assert unit.messages() == [f"- undid 2 {before[-4:].hex()}"]
    unit.press("MENU 2 CONFIRM")
    assert unit.messages() == ["- set 3 020003"]
    assert unit.messages() == []


def test_a_host_that_missed_more_than_one_entry_gets_the_state():
    unit = TalkingApp()
    unit.messages()
    unit.press("GO 1 CONFIRM GO 2 CONFIRM GO 3 CONFIRM")
    assert unit.messages() == [f"- state 3 {unit.game.hex()} 020103"]


def test_off_and_on_are_reported():
    unit = TalkingApp()
    unit.messages()
    unit.press("POWER")
    assert unit.messages() == ["- off"]
    unit.press("1")
    assert unit.messages() == ["- on"]


def test_requests_for_screen_and_log_and_unknown_ones():
    unit = TalkingApp()
    assert unit.ask("a screen") == "a screen " + bytes(unit.app.cells).hex()
    assert unit.ask("b log 0").startswith("b log 0 0 0004")
    assert unit.ask("c log 99999") == "c log 0 99999 -"
    assert unit.ask("d story 0") == "d story 0 0 -"
    assert unit.ask("e log") == unit.ask("e log x") == "e no number"
    assert unit.ask("f sesame") == "f no verb"


def test_keys_need_permission_and_confirm_needs_a_real_press():
    unit = TalkingApp()
    assert unit.ask("1 key BUY_BANK") == "1 no permission"
    unit = TalkingApp(KEYS_ALLOWED)
    for number, key in enumerate(["BUY_BANK", "1", "1", "3"]):
        assert unit.ask(f"{number} key {key}") == f"{number} key {key}"
    assert unit.app.amount == -220
    assert unit.ask("9 key CONFIRM") == "9 no confirm"
    assert unit.ask("9 key POWER") == unit.ask("9 key ") == unit.ask("9 key X") == "9 no key"
    assert unit.app.ledger.entries == 0
    unit.press("CONFIRM")
    assert unit.app.game.presidents[13]


def test_the_menu_allows_keys_only_when_confirmed():
    unit = TalkingApp()
    unit.press("MENU 6")
    unit.wait(2000)
    assert unit.ask("1 key 1") == "1 no permission"
    unit.press("CONFIRM")
    unit.wait(2000)
    assert unit.ask("2 key GO") == "2 key GO"


def test_a_key_that_arrives_twice_is_pressed_once_and_none_between_a_persons_keys():
    unit = TalkingApp(KEYS_ALLOWED)
    unit.ask("1 key BUY_BANK")
    unit.ask("2 key 1")
    before = bytes(unit.app.cells)
    unit.ask("3 key 1")
    first = bytes(unit.app.cells)
    assert first != before
    assert unit.ask("3 key 1") == "3 key 1"
    assert bytes(unit.app.cells) == first, "one digit of the company, not both"
    unit.ask("4 key 1")
    assert bytes(unit.app.cells) != first, "another request does press it"
    unit.wait(1500)
    unit.press("CANCEL")
    assert unit.ask("5 key GO") == "5 no quiet"


def test_a_key_pressed_by_cable_is_released_at_once():
    unit = TalkingApp(KEYS_ALLOWED)
    unit.press("BUY_BANK 1 1 3 CONFIRM")
    unit.wait(2000)
    unit.ask("1 key NEW_GAME")
    unit.wait(5000)
    assert unit.app.game.presidents[13]


def test_a_restore_waits_for_confirm_on_the_unit():
    unit, save = offered()
    before = unit.game
    assert unit.ask("a outcome") == "a outcome waiting"
    assert unit.game == before
    unit.wait(1500)
    unit.press("CONFIRM")
    assert unit.ask("b outcome") == "b outcome restored"
    assert (unit.app.game.count, unit.app.game.presidents[22] > 0) == (2, True)
    assert unit.app.ledger.settings == ENGLISH
    assert unit.app.ledger.undo() == (GO, 2)
    assert save.game.count == 2


def test_a_confirm_meant_for_the_screen_before_restores_nothing():
    unit, _ = offered()
    unit.press("CONFIRM")
    assert unit.ask("a outcome") == "a outcome waiting"
    assert unit.app.game.presidents[13]


@pytest.mark.parametrize("keys", ["CANCEL", "POWER", "POWER 1"])
def test_leaving_the_question_declines(keys):
    unit, _ = offered()
    before = unit.game
    unit.wait(1500)
    unit.press(keys)
    assert unit.ask("a outcome") == "a outcome declined"
    assert unit.game == before


def test_no_question_comes_between_the_keys_of_a_transaction():
    unit = TalkingApp()
    put(unit, some_save().for_restoring())
    unit.press("BUY_BANK 1")
    unit.wait(5000)
    assert unit.ask("1 offer") == "1 no quiet"
    unit.press("CANCEL")
    assert unit.ask("2 offer") == "2 no quiet"
    unit.wait(1500)
    assert unit.ask("3 offer") == unit.ask("3 offer") == "3 offer"


def test_parts_may_come_twice_and_a_damaged_game_is_refused():
    data = bytearray(some_save().for_restoring())
    unit = TalkingApp()
    assert unit.ask("1 offer") == "1 no put"
    assert unit.ask("1 put 5000") == unit.ask("1 put 3") == unit.ask("1 put") == "1 no size"
    unit.ask(f"1 put {len(data)}")
    assert unit.ask("2 part 0 000401") == unit.ask("2 part 0 000401") == "2 part 3"
    assert unit.ask("2 part 3 zz") == unit.ask("2 part 3 0") == "2 no data"
    assert unit.ask("3 offer") == "3 no put"
    data[40] ^= 1
    put(unit, data)
    assert unit.ask("4 offer") == "4 no game"


@pytest.mark.parametrize("at", range(0, 340, 17))
def test_an_invalid_log_is_refused_even_with_a_right_checksum(at):
    from banker.store.checks import check32

    log = bytearray(some_save().for_restoring()[:-4])
    log[at % len(log)] ^= 0x10
    unit = TalkingApp()
    put(unit, bytes(log) + check32(log))
    answer = unit.ask("1 offer")
    assert answer in ("1 no game", "1 offer")
    if answer == "1 offer":
        unit.wait(1500)
        unit.press("CONFIRM")
        assert unit.app.game.count <= 2, "a copy bore it out"


WORDS = st.sampled_from(
    ["hello", "state", "screen", "log", "story", "put", "part", "offer", "outcome", "key", "-", ""]
    + ["0", "1", "16", "64", "999999999999", "-1", "00ff", "zz", *KEYS]
)


@given(st.lists(st.lists(WORDS, max_size=5), max_size=12), st.booleans())
def test_no_request_changes_a_game(requests, allowed):
    unit = TalkingApp(KEYS_ALLOWED if allowed else ENGLISH)
    unit.press("BUY_BANK 1 1 3 CONFIRM")
    unit.wait(2000)
    before = unit.game
    for words in requests:
        unit.session.receive(to_line(" ".join(words)))
        unit.messages()
        unit.wait(700)
    assert unit.game == before
    assert unit.app.ledger.entries == 1


@given(st.lists(st.binary(max_size=64), max_size=20))
def test_garbage_is_ignored(pieces):
    unit = TalkingApp()
    unit.messages()
    before = unit.game
    for piece in pieces:
        unit.session.receive(piece)
        while unit.session.has_line:
            unit.session.receive()
    assert unit.messages() == []
    assert unit.game == before
    unit.session.receive(b"\n")
    assert unit.ask("1 state").startswith("1 state 0 ")
