// The connection with the unit: opens it, and opens it again whenever it is lost.

const SOONEST_MS = 250, LATEST_MS = 2000;
const handlers = {};
let socket = null, wait = SOONEST_MS, timer = 0;

// Kinds: "open", "lost", "picture" and the types of the server's messages.
export function on(kind, handler) {
  handlers[kind] = handler;
}

export function send(type, fields = {}) {
  if (socket && socket.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ type, ...fields }));
  }
}

export function connect() {
  clearTimeout(timer);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const mine = new WebSocket(`ws://${location.host}/socket`);
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
