"""A device whose lines have the right check and make no sense: one sentence that names it, and
nothing goes on for ever."""

import asyncio
import json

import pytest
from banker.link.lines import to_line

from host_tools.cli import main
from host_tools.link import connect as connecting
from host_tools.link.client import Client
from host_tools.link.follow import NONSENSE_S, Follower
from host_tools.link.lying_unit import LyingUnit
from host_tools.link.mirror.unit_news import UnitNews
from host_tools.link.restore_command import restore
from host_tools.link.transfer import fetch, offer, outcome
from host_tools.link.trouble import LinkTrouble, NoAnswer, Nonsense, OtherVersion, Refused
from tests.link.test_session import some_save
from tests.support.linking import polled
from tests.support.timeouts import TIMEOUT_S

MOST_QUESTIONS = 2000
"""A device that never comes to an end has answered some 700 by the time it is given up."""


def lying(verb, lie, after=0):
    """Return a client of a unit that changes its lines about `verb`, from the one after `after`
    on."""
    seen = []

    def replaced(words):
        if words[1] == verb:
            seen.append(words)
            if len(seen) > after:
                return lie(list(words))
        return words

    return Client(LyingUnit(replaced))


def put(at, word):
    """Return a lie that puts another word at a place: 0 is the id, 1 the verb."""
    return lambda words: [*words[:at], word, *words[at + 1 :]]


def short(count):
    """Return a lie that leaves only so many words."""
    return lambda words: words[:count]


# Verb: lies about it. Places: 0 the id, 1 the verb.
STATES = {
    "one word": short(2),
    "two words": short(3),
    "no settings": short(4),
    "number not one": put(2, "many"),
    "number negative": put(2, "-1"),
    "number huge": put(2, "9" * 500),
    "game not hex": put(3, "zz" * 142),
    "game odd": put(3, "000"),
    "no game": put(3, "-"),
    "settings not hex": put(4, "xy"),
    "settings without end": put(4, "00" * 100),
}
HELLOS = {
    "one word": short(2),
    "no versions": short(4),
    "protocol not a number": put(2, "one"),
    "firmware of another kind": put(3, "0.1.0;rm"),
    "firmware without end": put(3, "1" * 500),
    "game's name": put(4, "../trader"),
    "log not a number": put(5, "x"),
    "state not a number": put(6, "x"),
}
PARTS = {
    "one word": short(2),
    "short": short(4),
    "number not one": put(2, "x"),
    "start not a number": put(3, "x"),
    "another start": put(3, "7"),
    "start negative": put(3, "-96"),
    "not hex": put(4, "hello"),
    "half a byte": put(4, "abc"),
    "too much at once": put(4, "00" * 513),
}


@pytest.mark.parametrize("what", STATES)
def test_an_invalid_state(what):
    with pytest.raises(Nonsense, match=r"device is at fault.*\(state\)"):
        lying("state", STATES[what]).start()


@pytest.mark.parametrize("what", HELLOS)
def test_an_invalid_hello(what):
    with pytest.raises(Nonsense, match=r"device is at fault.*\(hello\)"):
        lying("hello", HELLOS[what]).start()


def test_a_newer_unit_is_not_called_faulty():
    with pytest.raises(OtherVersion, match="firmware 9"):
        lying("hello", lambda words: [*words[:2], "9", "9.0", "more", "and", "more"]).start()
    for first in ("0f", "f1"):  # a newer format, a game that is not installed
        with pytest.raises(OtherVersion, match="different versions"):
            lying("state", lambda words, to=first: put(3, to + words[3][2:])(words)).start()


@pytest.mark.parametrize("verb", ["log", "story"])
@pytest.mark.parametrize("what", PARTS)
@pytest.mark.parametrize("after", [0, 1])
def test_an_invalid_log_or_archive(verb, what, after):
    if verb == "story" and after:
        return  # this unit's has one part
    client = lying(verb, PARTS[what], after)
    with pytest.raises(Nonsense, match=rf"device is at fault.*\({verb}\)"):
        fetch(client)
    assert client.wire.asked < 10


@pytest.mark.parametrize("verb", ["log", "story"])
@pytest.mark.parametrize("more", ["00", "ff" * 96])
def test_an_endless_log_or_archive(verb, more, monkeypatch):
    monkeypatch.setattr("banker.store.file_drive.SIZE", len(more) * 500)
    client = lying(verb, put(4, more))
    with pytest.raises(Nonsense, match=rf"\({verb}\)"):
        fetch(client)
    assert client.wire.asked < MOST_QUESTIONS


def test_a_number_that_keeps_changing():
    numbers = iter(range(10_000))
    client = lying("log", lambda words: put(2, str(next(numbers)))(words))
    with pytest.raises(LinkTrouble, match="Somebody is playing"):
        fetch(client)
    assert client.wire.asked < 20


OFFERS = {
    "put": (put(2, "7"), put(2, "x"), short(2)),
    "part": (put(2, "0"), put(2, "-64"), put(2, "99999"), put(2, "x"), short(2)),
}


@pytest.mark.parametrize("verb", OFFERS)
def test_an_offer_that_makes_no_progress(verb):
    for lie in OFFERS[verb]:
        client = lying(verb, lie)
        client.start()
        with pytest.raises(Nonsense, match=rf"\({verb}\)"):
            offer(client, some_save())
        assert client.wire.asked < 10


def test_an_unknown_outcome():
    for lie in (short(2), put(2, "perhaps"), put(2, "RESTORED")):
        with pytest.raises(Nonsense, match=r"\(outcome\)"):
            outcome(lying("outcome", lie))


def test_a_screen_of_another_size():
    for lie in (short(2), put(2, "-"), put(2, "00" * 167), put(2, "0" * 335 + "x")):
        with pytest.raises(Nonsense, match=r"\(screen\)"):
            lying("screen", lie).screen()


def test_answers_to_something_else():
    client = lying("screen", put(1, "story"))
    with pytest.raises(Nonsense, match=r"\(screen\)"):
        client.screen()
    verbs = iter(["story"])
    once = lying("screen", lambda words: put(1, next(verbs, "screen"))(words))
    assert len(once.screen()) == 168, "a line meant for another program is no harm"


def test_a_refusal_in_words_of_its_own():
    with pytest.raises(Refused, match="refuses this: rain"):
        lying("screen", lambda words: [words[0], "no", "rain"]).screen()
    for reason in ([], ["RAIN"], ["a" * 300]):
        with pytest.raises(Nonsense):
            lying("screen", lambda words, why=reason: [words[0], "no", *why]).screen()


MESSAGES = ["did 1", "did x 00 00000000", "did 1 zz 00000000", "did 1 0701 0000", "undid 1 x"]
MESSAGES += ["undid", "set 1", "set 1 -", "set -1 020103", "state", "hello"]


@pytest.mark.parametrize("text", MESSAGES)
def test_its_own_messages(text):
    client = Client(LyingUnit())
    client.start()
    client.poll()
    client.wire.read = lambda: to_line(f"- {text}")
    with pytest.raises(Nonsense, match=f"[(]{text.split(' ')[0]}[)]"):
        client.poll()


def test_a_device_that_says_nothing_but_hello_is_away():
    client = Client(LyingUnit(lambda words: ["-", "hello", "1", "0.1.0", "trader", "2", "1"]))
    with pytest.raises(NoAnswer):
        polled(client, 20)


# The commands, the follower and the mirror.


@pytest.fixture
def plugged(monkeypatch):
    """Put a lying unit at the only port."""

    def plug(verb, lie):
        wire = lying(verb, lie).wire
        monkeypatch.setattr(connecting, "open_wire", lambda port, sim, save: wire)

    return plug


@pytest.mark.parametrize("words", [["backup"], ["history"], ["report"], ["tables", "chicago"]])
@pytest.mark.parametrize("verb", ["hello", "state", "log", "story"])
def test_the_commands_report_it_in_one_line(words, verb, plugged, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    plugged(verb, short(2))
    assert main(words) == 1
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.startswith(f"courtier {words[0]}: The device is at fault")
    assert list(tmp_path.iterdir()) == []


def test_restore_reports_it_and_has_saved_the_units_game(tmp_path):
    messages = []
    client = lying("part", put(2, "0"))
    client.start()
    with pytest.raises(Nonsense):
        restore(client, some_save(), tmp_path / "copy.json", messages.append)
    assert json.loads((tmp_path / "copy.json").read_text())["kind"] == "courtier backup"


class Opening:
    """Opens unit after unit, each with its own lies; a clock that goes on a second a look."""

    def __init__(self, *lies):
        self.lies = list(lies)
        self.opened = []
        self.seconds = 0.0

    def __call__(self):
        verb, lie = self.lies.pop(0) if len(self.lies) > 1 else self.lies[0]
        self.opened.append(self.seconds)
        return lying(verb, lie).wire

    def now(self):
        return self.seconds

    def pause(self, seconds):
        self.seconds += seconds


HONEST = ("none", short(0))


def test_a_follower_reconnects():
    opening = Opening(("state", short(2)), ("state", short(2)), HONEST)
    follower = Follower(opening, opening.now, opening.pause)
    kinds = []
    while kinds[-1:] != ["state"]:
        kinds += [event.kind for event in follower.poll()]
        if len(opening.opened) < 3 and kinds:
            assert "device is at fault" in follower.trouble
    assert kinds == ["lost", "back", "state"]
    assert follower.trouble is None
    first, second, third = opening.opened
    assert second - first >= NONSENSE_S <= third - second


@pytest.mark.parametrize("verb", ["state", "log", "story"])
def test_the_mirror_shows_that_the_unit_is_away_and_recovers(verb):
    opening = Opening((verb, short(2)), HONEST)
    messages = []

    async def follow():
        kinds = []
        news = UnitNews(Follower(opening, opening.now, opening.pause), messages.append).news()
        async for one in news:
            kinds.append(one.kind)
            if one.record:
                break
        await news.aclose()
        return kinds

    kinds = asyncio.run(asyncio.wait_for(follow(), TIMEOUT_S))
    found = [] if verb == "state" else ["state"]
    assert kinds == [*found, "lost", "back", "state", "state"]
    assert "device is at fault" in messages[0]
    assert messages[1:] in (["The unit is connected."], [])


def test_an_error_in_the_mirror_itself_is_reported():
    class Broken:
        trouble = None

        def poll(self):
            raise RuntimeError("a fault")

        def close(self):
            pass

    async def follow():
        async for _ in UnitNews(Broken(), print).news():
            pass

    with pytest.raises(RuntimeError, match="a fault"):
        asyncio.run(asyncio.wait_for(follow(), TIMEOUT_S))
