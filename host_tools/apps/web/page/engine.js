// What is behind the pages: here a unit at a server, over one WebSocket, which is opened again
// whenever it is lost. The pages know nothing of servers: whatever exports the same four functions
// and tells the same news can stand in the place of this file.
//
// To the faceplate it tells, by kind:
//   open, lost   the unit is there, or is looked for again
//   role         player: keys may be pressed; board: developers' facts are to be had;
//                invitation: {address, pin, qr} for guests, where they can come and this page may
//                say so, else null
//   unit         powered, language ("fr", "en" or null), game (its number or null), battery (mV),
//                held (names of keys), home (the resting screens are shown), screen (the name of
//                what is shown), players (pawns as they sit), begun (something has been confirmed
//                in this game), asleep, fault (text or null), failed (what has led to it: "load",
//                "open" or "save", else the start)
//   pressed      a key that the unit has seen: key, place (a number for what it shows then, 0 at
//                rest), moves (confirmed in this game), answered (its last line answers the key)
//   shelf        games ({title, "" if unreadable, moves, players, round, since: a day, or id where
//                nobody but this browser can tell since when})
//   picture      bytes: lit or not, contrast, then the pixels as the display keeps them
//   text         lines: what can be read on the picture; message: the last one answers a key
//   tone         hertz (0: silence) from the moment `at` on, in the unit's own milliseconds
//   news         said: what was just confirmed or taken back, in words
//   pin          right, wait (seconds until the next try counts)
//   board        developers' facts
// and takes, by `send`: key {key, on}, power {on}, reset, battery {mv}, pin {pin}, board {on}.
// To the mirror it tells setup, link and market, and takes nothing.

export const GUIDES = "guides/"; // where the games' guides are

const SOONEST_MS = 250, LATEST_MS = 2000;
const handlers = {};
let socket = null, wait = SOONEST_MS, timer = 0;

export function on(kind, handler) {
  handlers[kind] = handler;
}

export function send(type, fields = {}) {
  if (socket && socket.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ type, ...fields }));
  }
}

// The keys, their legends and the pawns' pictures.
export const faceplate = async () => (await fetch("faceplate.json")).json();

export function connect() {
  clearTimeout(timer);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const address = new URL("socket", location.href);
  address.protocol = "ws:";
  const mine = new WebSocket(address);
  mine.binaryType = "arraybuffer";
  mine.onopen = () => {
    wait = SOONEST_MS;
    handlers.open?.();
  };
  mine.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) {
      handlers.picture?.(new Uint8Array(data));
    } else {
      const message = JSON.parse(data);
      handlers[message.type]?.(message);
    }
  };
  mine.onclose = () => {
    handlers.lost?.();
    timer = setTimeout(connect, wait);
    wait = Math.min(LATEST_MS, wait * 2);
  };
  socket = mine;
}

// A phone taken out of the pocket need not wait for the next try.
addEventListener("online", connect);
document.addEventListener("visibilitychange", () => document.hidden || connect());
