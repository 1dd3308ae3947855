// What a screen reader is told: what was confirmed, in words; while somebody types, and where a key
// looks something up, the lines that are others than before; messages; and that a key is held. The
// tables that take turns on a resting unit are not news; they can be read at any time where the
// screen's text is. Words that have been heard go.

import { called, named } from "./names.js";

const HELD_MS = 600, ANSWER_MS = 10_000, HEARD_MS = 15_000;
const BARS = /[■□]+/g; // seen, not heard: how long a key has been held, how much somebody has
const ENDED = /[.:!?]$/;
const place = document.getElementById("spoken");
let heard = []; // the screen's letters as they were last spoken of, without the gaps of a blink
let timer = 0, clearing = 0;
let touchedAt = -Infinity, newsSince = false, wasHome = false; // of the last key
let unanswered = 0; // keys

export function say(sentence) {
  // The same words once more are news too: a reader hears of them if they are another element.
  const line = document.createElement("span");
  line.textContent = sentence;
  place.replaceChildren(line);
  clearTimeout(clearing);
  clearing = setTimeout(clear, HEARD_MS);
}

export const clear = () => place.replaceChildren();

// A key is down, here or on another page: what changes next is its answer.
export function touched() {
  if (performance.now() - touchedAt > ANSWER_MS) unanswered = 0;
  touchedAt = performance.now();
  unanswered += 1;
  newsSince = false;
}

export function news(sentence) {
  newsSince = true;
  say(named(sentence));
}

export function screen(lines, atHome, message) {
  const before = heard;
  if (lines.every((line) => !line.trim())) return; // dark, or between two pictures
  const fresh = lines.filter((line, at) => !known(line, before[at]));
  if (!fresh.length && before.length) return;
  heard = lines.map((line, at) => (known(line, before[at]) ? before[at] : line));
  const due = unanswered > 0 && performance.now() - touchedAt < ANSWER_MS;
  const answer = !atHome || (wasHome && !newsSince && due);
  wasHome = atHome;
  unanswered = Math.max(0, unanswered - 1);
  const told = answer ? fresh : message && !newsSince ? lines.slice(-1) : [];
  const words = told.map((line) => spelt(line.replace(BARS, "").trim().replace(/\s+/g, " "))).filter(Boolean);
  if (words.length) say(words.reduce((said, line) => said + (ENDED.test(said) ? " " : ". ") + line));
}

// Pawns by name, once: some lines have it behind the picture.
const spelt = (line) => line.replace(/([①-⑥]) ?/g, (whole, sign, at) => {
  const name = called(sign.charCodeAt(0) - 0x245f);
  if (!name || line.slice(at + whole.length).startsWith(name)) return "";
  return /\d/.test(line.charAt(at - 1)) ? ` ${name} ` : `${name} `; // behind its key
}).trim();

// A field that blinks is not news: all that is there now was there before.
function known(line, before) {
  return before !== undefined && line.length === before.length
    && [...line].every((letter, at) => letter === " " || letter === before[at])
    && (line.trim() !== "" || before.trim() === "");
}

// A finger stays on a key.
export function down(sentence) {
  clearTimeout(timer);
  timer = setTimeout(() => say(sentence), HELD_MS);
}

export function up() {
  clearTimeout(timer);
}
