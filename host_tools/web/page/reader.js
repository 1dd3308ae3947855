// What a screen reader is told: what was confirmed, in words; while somebody types, the lines that
// are others than before; and that a key is held. The tables that take turns on a resting unit are
// not news; they can be read at any time where the screen's text is.

import { called, named } from "./names.js";

const HELD_MS = 600;
const BARS = /[■□]+/g; // seen, not heard: how long a key has been held, how much somebody has
const ENDED = /[.:!?]$/;
const place = document.getElementById("spoken");
let heard = []; // the screen's letters as they were last spoken of, without the gaps of a blink
let timer = 0;

export function say(sentence) {
  // The same words once more are news too: a reader hears of them if they are another element.
  const line = document.createElement("span");
  line.textContent = sentence;
  place.replaceChildren(line);
}

export const news = (sentence) => say(named(sentence));

export function screen(lines, atHome) {
  const before = heard;
  if (lines.every((line) => !line.trim())) return; // dark, or between two pictures
  const fresh = lines.filter((line, at) => !known(line, before[at]));
  if (!fresh.length && before.length) return;
  heard = lines.map((line, at) => (known(line, before[at]) ? before[at] : line));
  const words = fresh.map((line) => spelt(line.replace(BARS, "").trim().replace(/\s+/g, " "))).filter(Boolean);
  if (!atHome && words.length) say(words.reduce((said, line) => said + (ENDED.test(said) ? " " : ". ") + line));
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
