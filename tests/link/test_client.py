"""The desktop's end of the cable: whatever a unit sends, the client follows or asks again."""

import pytest
from banker.games import to_bytes
from banker.link.lines import Reader, to_line
from hypothesis import given
from hypothesis import strategies as st

from host_tools.link import replay
from host_tools.link.client import ANSWER_S, TRIES, Client
from host_tools.link.follow import Follower
from host_tools.link.trouble import LinkTrouble, NoAnswer
from tests.support.trader import FORMS, GO, Game

HELLO = "- hello 1 0.1.0 trader 1 1"
START = to_bytes(Game())
STATE = f"- state 0 {START.hex()} 020103"


class FakeWire:
    """Says what it is told to, one piece a read; a read takes ten milliseconds."""

    name = "nowhere"

    def __init__(self, *pieces):
        self.pieces = [piece if isinstance(piece, bytes) else to_line(piece) for piece in pieces]
        self.written = []
        self._now = 0.0

    def read(self):
        self._now += 0.01
        return self.pieces.pop(0) if self.pieces else b""

    def write(self, data):
        reader = Reader(500)
        reader.take(data)
        self.written.append(reader.next_line())

    def now(self):
        return self._now

    def close(self):
        pass


def heard(*pieces):
    """Return the client and its events after these lines."""
    wire = FakeWire(*pieces)
    client = Client(wire)
    events = []
    while wire.pieces:
        events += client.poll()
    return client, events


def did(number, game, pawn):
    """Return the line for passing Start, and the game after it."""
    game.apply((GO, pawn))
    return f"- did {number} {FORMS.pack((GO, pawn)).hex()} {to_bytes(game)[-4:].hex()}"


def test_it_applies_the_entries_it_receives():
    game = Game()
    client, events = heard(HELLO, STATE, did(1, game, 1), did(2, game, 2))
    assert [event.kind for event in events] == ["state", "transaction", "transaction"]
    assert [event.outcome.transaction for event in events[1:]] == [(GO, 1), (GO, 2)]
    assert client.game == to_bytes(game)
    assert client.wire.written == []


def test_a_gap_a_wrong_check_and_an_impossible_entry_make_it_ask_for_the_state():
    game = Game()
    first, second = did(1, game, 1), did(2, game, 2)
    for line in (second, first[:-8] + "00000000", "- did 1 ffff 00000000", "- undid 1 12345678"):
        client, events = heard(HELLO, STATE, line)
        assert [event.kind for event in events] == ["state"]
        assert client.wire.written == ["now state"]
        client.wire.pieces.append(to_line(f"now state 2 {to_bytes(game).hex()} 020103"))
        (event,) = client.poll()
        assert event.kind == ("undo" if "undid" in line else "state")
        assert client.game == to_bytes(game)


def test_a_repeated_entry_counts_once():
    game = Game()
    line = did(1, game, 1)
    client, events = heard(HELLO, STATE, line, line)
    assert [event.kind for event in events][:2] == ["state", "transaction"]
    assert client.wire.written == []


def test_it_keeps_only_part_of_an_endless_game(monkeypatch):
    monkeypatch.setattr(replay, "_REMEMBERED", 3)
    game, lines = Game(), []
    checks = [to_bytes(game)[-4:].hex()]
    for number in range(1, 6):
        lines.append(did(number, game, 1 + number % 2))
        checks.append(to_bytes(game)[-4:].hex())
    undone = [f"- undid {5 + back} {checks[5 - back]}" for back in (1, 2, 3, 4)]
    client, events = heard(HELLO, STATE, *lines, *undone)
    assert [event.kind for event in events[-3:]] == ["undo"] * 3
    assert client.wire.written == ["now state"]


def test_a_request_without_an_answer_is_repeated_then_given_up():
    wire = FakeWire()
    with pytest.raises(NoAnswer):
        Client(wire).ask("screen")
    assert wire.written == ["1 screen"] * 4


def polled(client, seconds):
    """Return the kinds of all events of a while."""
    found, end = [], client.wire.now() + seconds
    while client.wire.now() < end:
        found += [event.kind for event in client.poll()]
    return found


def test_a_silent_port_is_asked_again_then_reported():
    client = Client(FakeWire())
    with pytest.raises(NoAnswer, match="Nothing answers at nowhere"):
        polled(client, 1.5 * TRIES * ANSWER_S)
    assert client.wire.written == ["now hello"] * (TRIES - 1)
    with pytest.raises(NoAnswer, match="Nothing answers at nowhere"):
        Client(FakeWire()).start()


def test_a_lost_greeting_is_asked_for():
    client = Client(FakeWire(b"lo 1 0.1.0 trader 1 1 7e\n"))
    assert polled(client, 1.5 * ANSWER_S) == []
    assert client.wire.written == ["now hello"]
    client.wire.pieces += [to_line("now" + HELLO[1:]), to_line(STATE)]
    assert polled(client, 0.1) == ["state"]
    assert client.hello.game == "trader"
    assert client.wire.written == ["now hello"]


def test_following_a_silent_port_reports_it_once_and_keeps_asking():
    wires = []

    def opened():
        wires.append(FakeWire())
        return wires[-1]

    follower = Follower(opened, clock=lambda: 10.0 * len(wires), pause=lambda seconds: None)
    kinds = [event.kind for _ in range(2000) for event in follower.poll()]
    assert kinds == ["lost"]
    assert follower.trouble.startswith("Nothing answers")
    assert len(wires) > 2
    assert all("now hello" in wire.written for wire in wires[:-1])


def test_another_protocol_version_is_reported():
    with pytest.raises(LinkTrouble, match="different versions"):
        heard("- hello 9 3.0 trader 1 1")
    with pytest.raises(LinkTrouble, match="different versions"):
        Client(FakeWire("1 hello 1 0.1.0 trader 1 1", "2 state 0 00 00")).start()


WORDS = st.sampled_from(
    ["-", "1", "now", "hello", "state", "did", "undid", "set", "on", "off", "no", "trader"]
    + ["0", "2", "-1", "1.5", "zz", "0701", START.hex(), START.hex()[:-2] + "00", "020103", ""]
)


@given(st.lists(st.lists(WORDS, max_size=7).map(" ".join) | st.binary(max_size=90), max_size=25))
def test_nothing_that_a_unit_sends_breaks_the_client(lines):
    try:
        client, events = heard(HELLO, STATE, *lines)
    except LinkTrouble:
        return
    assert all(len(to_bytes(event.game)) == len(START) for event in events)
    end = [to_line(HELLO), to_line(STATE)]
    client.wire.pieces = [b"\n", *end]
    for _ in range(3):
        client.poll()
    assert (client.number, client.game) == (0, START)
