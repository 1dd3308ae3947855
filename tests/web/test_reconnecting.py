"""How a page reconnects: soon at first, then less and less often, but never rarely."""

from pathlib import Path

from host_tools.apps import web
from tests.support.on_node import on_node

PAGE = Path(web.__file__).parent / "page"
# A browser as far as engine.js sees it: sockets that the test opens and closes, and no real time.
BROWSER = """
const sockets = [], waits = [], heard = {};
globalThis.location = { href: "http://unit/" };
globalThis.addEventListener = (kind, handler) => { heard[kind] = handler; };
globalThis.document = { hidden: false, addEventListener };
globalThis.WebSocket = class {
  static OPEN = 1;
  constructor(address) { this.address = address; this.readyState = 0; sockets.push(this); }
};
const last = () => sockets.at(-1);
const open = () => { last().readyState = 1; last().onopen(); };
const close = () => { last().readyState = 3; last().onclose(); };
let due = null;
globalThis.setTimeout = (handler, ms) => { waits.push(ms); due = handler; return 7; };
globalThis.clearTimeout = () => { due = null; };
const pass = () => { const handler = due; due = null; handler(); };
const { connect } = await import("./engine.js");
connect();
"""


def told(source):
    """Return what a source learns with a page that has begun to connect."""
    return on_node(BROWSER + source, PAGE)


def test_each_try_waits_twice_as_long_up_to_two_seconds():
    waits = told("for (let n = 0; n < 6; n++) { close(); pass(); } tell([waits, sockets.length]);")
    assert waits == [[250, 500, 1000, 2000, 2000, 2000], 7]


def test_after_a_connection_the_first_try_is_soon_again():
    waits = told("close(); pass(); close(); pass(); open(); close(); pass(); close(); tell(waits);")
    assert waits == [250, 500, 250, 500]


def test_returning_to_the_page_reconnects_at_once():
    source = "close(); heard[KIND](); tell([sockets.length, due === null]);"
    for kind in ("online", "visibilitychange"):
        assert told(source.replace("KIND", f'"{kind}"')) == [2, True]
    hidden = "close(); document.hidden = true; heard.visibilitychange(); tell(sockets.length);"
    assert told(hidden) == 1


def test_an_open_connection_is_not_opened_again():
    assert told("connect(); open(); connect(); heard.online(); tell(sockets.length);") == 1
