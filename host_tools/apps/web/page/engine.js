// Connects the pages with the unit on a server, over one WebSocket that is opened again whenever it
// is lost. The pages know nothing of servers: any module that exports the same functions and sends
// the same messages can replace this one.
//
// Messages to the faceplate, by kind:
//   open, lost   the unit is connected, or is being looked for
//   role         player: this page may press keys; board: developers' facts are available;
//                invitation: {address, pin, qr} for guests, if they can join and this page may
//                show it, else null
//   unit         powered, language ("fr", "en" or null), game (its number or null), battery (mV),
//                held (names of keys), home (a resting screen is shown), screen (its name),
//                players (pawns in seating order), begun (something was confirmed in this game),
//                asleep, fault (text or null), failed (its cause: "load", "open" or "save",
//                otherwise the start)
//   pressed      a key that the unit has handled: key, place (a number for the screen it led to, 0
//                at rest), moves (confirmed in this game), answered (the last line is a message)
//   shelf        games ({title, "" if unreadable, moves, players, round, since: a day, or an id if
//                only this browser can know the day})
//   picture      bytes: lit or not, contrast, then the pixels as the display keeps them
//   text         lines: the text of the picture; message: the last line is a message
//   tone         hertz (0: silence), from `at` on in the unit's milliseconds
//   news         said: what was just confirmed or undone, in words
//   pin          right, wait (seconds until the next try counts)
//   board        developers' facts
// Requests, by `send`: key {key, on}, power {on}, reset, battery {mv}, pin {pin}, board {on}, name
// {pawn, name}. Messages to the mirror are setup, link, market and names.

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
  const opened = new WebSocket(address);
  opened.binaryType = "arraybuffer";
  opened.onopen = () => {
    wait = SOONEST_MS;
    handlers.open?.();
  };
  opened.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) {
      handlers.picture?.(new Uint8Array(data));
    } else {
      const message = JSON.parse(data);
      handlers[message.type]?.(message);
    }
  };
  opened.onclose = () => {
    handlers.lost?.();
    timer = setTimeout(connect, wait);
    wait = Math.min(LATEST_MS, wait * 2);
  };
  socket = opened;
}

// Try again at once when a phone is taken out of the pocket.
addEventListener("online", connect);
document.addEventListener("visibilitychange", () => document.hidden || connect());
