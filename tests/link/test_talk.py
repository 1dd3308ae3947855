"""The unit's end of the cable: what it says by itself, what it answers, and what it never does."""

import pytest
from banker.link.lines import seal
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.keys import KEYS
from hypothesis import given
from hypothesis import strategies as st

from host_tools.glyphs.text import screen_text
from host_tools.link.logs import log_of
from host_tools.link.save import Save
from tests.support.linking import ENGLISH, Desk
from tests.support.trader import FLOAT, FORMS, GO

KEYS_ALLOWED = bytes((2, 3, 3))


def some_save(transactions=((FLOAT, 2, 22), (GO, 2))):
    """A game that a PC may offer."""
    ledger = Ledger(RamMedium(4096), lively=False, settings=ENGLISH)
    for transaction in transactions:
        ledger.confirm(transaction)
    return Save(log_of(ledger.journal))


def put(desk, data):
    """Send a game; the last answer."""
    answer = desk.ask(f"1 put {len(data)}")
    for at in range(0, len(data), 64):
        answer = desk.ask(f"{at:x} part {at} {data[at : at + 64].hex()}")
    return answer


def offered(save=None):
    """A desk whose screen asks, and the game it asks about."""
    desk, save = Desk(), save or some_save()
    desk.press("BUY_BANK 1 1 3 CONFIRM")
    put(desk, save.for_restoring())
    desk.wait(2000)
    assert desk.ask("9 offer") == "9 offer"
    return desk, save


def test_the_question_names_both_games_and_how_long_they_are():
    desk, _ = offered()
    lines = [line.strip() for line in screen_text(desk.app.cells)]
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


def test_it_introduces_itself_and_says_how_things_stand():
    desk = Desk()
    hello, state = desk.said()
    assert hello.startswith("- hello 1 ")
    assert state == f"- state 0 {desk.game.hex()} 020103"
    assert desk.said() == []


def test_each_entry_is_told_once_with_a_check_of_the_game():
    desk = Desk()
    desk.said()
    before = desk.game
    desk.press("BUY_BANK 1 1 3 CONFIRM")
    packed = FORMS.pack((FLOAT, 1, 13)).hex()
    assert desk.said() == [f"- did 1 {packed} {desk.game[-4:].hex()}"]
    desk.press("UNDO CONFIRM")
    assert desk.game == before
    assert desk.said() == [f"- undid 2 {before[-4:].hex()}"]
    desk.press("MENU 2 CONFIRM")
    assert desk.said() == ["- set 3 020003"]
    assert desk.said() == []


def test_who_has_missed_more_than_one_entry_is_told_the_state():
    desk = Desk()
    desk.said()
    desk.press("GO 1 CONFIRM GO 2 CONFIRM GO 3 CONFIRM")
    assert desk.said() == [f"- state 3 {desk.game.hex()} 020103"]


def test_off_and_on_are_told():
    desk = Desk()
    desk.said()
    desk.press("POWER")
    assert desk.said() == ["- off"]
    desk.press("1")
    assert desk.said() == ["- on"]


def test_screen_log_and_what_is_not_known():
    desk = Desk()
    assert desk.ask("a screen") == "a screen " + bytes(desk.app.cells).hex()
    assert desk.ask("b log 0").startswith("b log 0 0 0004")
    assert desk.ask("c log 99999") == "c log 0 99999 -"
    assert desk.ask("d story 0") == "d story 0 0 -"
    assert desk.ask("e log") == desk.ask("e log x") == "e no number"
    assert desk.ask("f sesame") == "f no verb"


def test_keys_need_a_permission_and_confirm_counts_only_under_a_finger():
    desk = Desk()
    assert desk.ask("1 key BUY_BANK") == "1 no permission"
    desk = Desk(KEYS_ALLOWED)
    for number, key in enumerate(["BUY_BANK", "1", "1", "3"]):
        assert desk.ask(f"{number} key {key}") == f"{number} key {key}"
    assert desk.app.amount == -220
    assert desk.ask("9 key CONFIRM") == "9 no confirm"
    assert desk.ask("9 key POWER") == desk.ask("9 key ") == desk.ask("9 key X") == "9 no key"
    assert desk.app.ledger.entries == 0
    desk.press("CONFIRM")
    assert desk.app.game.presidents[13]


def test_the_menu_allows_keys_only_when_confirmed():
    desk = Desk()
    desk.press("MENU 6")
    desk.wait(2000)
    assert desk.ask("1 key 1") == "1 no permission"
    desk.press("CONFIRM")
    desk.wait(2000)
    assert desk.ask("2 key GO") == "2 key GO"


def test_a_key_that_arrives_twice_is_pressed_once_and_none_between_a_persons_keys():
    desk = Desk(KEYS_ALLOWED)
    desk.ask("1 key BUY_BANK")
    desk.ask("2 key 1")
    before = bytes(desk.app.cells)
    desk.ask("3 key 1")
    first = bytes(desk.app.cells)
    assert first != before
    assert desk.ask("3 key 1") == "3 key 1"
    assert bytes(desk.app.cells) == first, "one digit of the company, not both"
    desk.ask("4 key 1")
    assert bytes(desk.app.cells) != first, "another request does press it"
    desk.wait(1500)
    desk.press("CANCEL")
    assert desk.ask("5 key GO") == "5 no quiet"


def test_a_key_held_by_cable_is_let_go_at_once():
    desk = Desk(KEYS_ALLOWED)
    desk.press("BUY_BANK 1 1 3 CONFIRM")
    desk.wait(2000)
    desk.ask("1 key NEW_GAME")
    desk.wait(5000)
    assert desk.app.game.presidents[13]


def test_a_restore_waits_for_confirm_on_the_unit():
    desk, save = offered()
    before = desk.game
    assert desk.ask("a outcome") == "a outcome waiting"
    assert desk.game == before
    desk.wait(1500)
    desk.press("CONFIRM")
    assert desk.ask("b outcome") == "b outcome restored"
    assert (desk.app.game.count, desk.app.game.presidents[22] > 0) == (2, True)
    assert desk.app.ledger.settings == ENGLISH
    assert desk.app.ledger.undo() == (GO, 2)
    assert save.game.count == 2


def test_a_confirm_that_was_meant_for_the_screen_before_restores_nothing():
    desk, _ = offered()
    desk.press("CONFIRM")
    assert desk.ask("a outcome") == "a outcome waiting"
    assert desk.app.game.presidents[13]


@pytest.mark.parametrize("keys", ["CANCEL", "POWER", "POWER 1"])
def test_whatever_leaves_the_question_declines(keys):
    desk, _ = offered()
    before = desk.game
    desk.wait(1500)
    desk.press(keys)
    assert desk.ask("a outcome") == "a outcome declined"
    assert desk.game == before


def test_no_question_comes_between_the_keys_of_a_transaction():
    desk = Desk()
    put(desk, some_save().for_restoring())
    desk.press("BUY_BANK 1")
    desk.wait(5000)
    assert desk.ask("1 offer") == "1 no quiet"
    desk.press("CANCEL")
    assert desk.ask("2 offer") == "2 no quiet"
    desk.wait(1500)
    assert desk.ask("3 offer") == desk.ask("3 offer") == "3 offer"


def test_parts_may_come_twice_and_a_damaged_game_is_refused():
    data = bytearray(some_save().for_restoring())
    desk = Desk()
    assert desk.ask("1 offer") == "1 no put"
    assert desk.ask("1 put 5000") == desk.ask("1 put 3") == desk.ask("1 put") == "1 no size"
    desk.ask(f"1 put {len(data)}")
    assert desk.ask("2 part 0 000401") == desk.ask("2 part 0 000401") == "2 part 3"
    assert desk.ask("2 part 3 zz") == desk.ask("2 part 3 0") == "2 no data"
    assert desk.ask("3 offer") == "3 no put"
    data[40] ^= 1
    put(desk, data)
    assert desk.ask("4 offer") == "4 no game"


@pytest.mark.parametrize("at", range(0, 340, 17))
def test_a_log_that_is_not_sound_is_refused_even_with_a_right_checksum(at):
    from banker.store.slots import check32

    log = bytearray(some_save().for_restoring()[:-4])
    log[at % len(log)] ^= 0x10
    desk = Desk()
    put(desk, bytes(log) + check32(log))
    answer = desk.ask("1 offer")
    assert answer in ("1 no game", "1 offer")
    if answer == "1 offer":
        desk.wait(1500)
        desk.press("CONFIRM")
        assert desk.app.game.count <= 2, "a copy bore it out"


WORDS = st.sampled_from(
    ["hello", "state", "screen", "log", "story", "put", "part", "offer", "outcome", "key", "-", ""]
    + ["0", "1", "16", "64", "999999999999", "-1", "00ff", "zz", *KEYS]
)


@given(st.lists(st.lists(WORDS, max_size=5), max_size=12), st.booleans())
def test_no_request_whatever_changes_a_game(requests, allowed):
    desk = Desk(KEYS_ALLOWED if allowed else ENGLISH)
    desk.press("BUY_BANK 1 1 3 CONFIRM")
    desk.wait(2000)
    before = desk.game
    for words in requests:
        desk.talk.hear(seal(" ".join(words)))
        desk.said()
        desk.wait(700)
    assert desk.game == before
    assert desk.app.ledger.entries == 1


@given(st.lists(st.binary(max_size=64), max_size=20))
def test_garbage_is_not_answered_and_harms_nothing(pieces):
    desk = Desk()
    desk.said()
    before = desk.game
    for piece in pieces:
        desk.talk.hear(piece)
        while desk.talk.behind:
            desk.talk.hear()
    assert desk.said() == []
    assert desk.game == before
    desk.talk.hear(b"\n")
    assert desk.ask("1 state").startswith("1 state 0 ")
