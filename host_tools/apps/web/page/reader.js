// Announces to screen readers what was confirmed, the lines that a key has changed, messages, and
// that a key is held. The resting screens, which change by themselves, are not announced: they can
// be read at any time in the screen's text. An announcement is removed after a while.

import { called, named } from "./names.js";

const HELD_MS = 600, ANSWER_MS = 10_000, REMOVE_MS = 15_000;
const BARS = /[■□]+/g; // progress bars: not to be read aloud
const ENDED = /[.:!?]$/;
const place = document.getElementById("spoken");
let known = []; // the screen's text as last announced, without the gaps of blinking fields
let timer = 0, clearing = 0;
let touchedAt = -Infinity, newsSince = false, wasHome = false; // since the last key
let unanswered = 0; // keys whose effect was not announced yet

export function say(sentence) {
  // A new element, so that the same words are announced again.
  const line = document.createElement("span");
  line.textContent = sentence;
  place.replaceChildren(line);
  clearTimeout(clearing);
  clearing = setTimeout(clear, REMOVE_MS);
}

export const clear = () => place.replaceChildren();

// A key was pressed, here or on another page: the next change is its effect.
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
  const before = known;
  if (lines.every((line) => !line.trim())) return; // the screen is dark, or between two pictures
  const fresh = lines.filter((line, at) => !isKnown(line, before[at]));
  if (!fresh.length && before.length) return;
  known = lines.map((line, at) => (isKnown(line, before[at]) ? before[at] : line));
  const due = unanswered > 0 && performance.now() - touchedAt < ANSWER_MS;
  const answer = !atHome || (wasHome && !newsSince && due);
  wasHome = atHome;
  unanswered = Math.max(0, unanswered - 1);
  const announced = answer ? fresh : message && !newsSince ? lines.slice(-1) : [];
  const words = announced.map((line) => spellPawns(line.replace(BARS, "").trim().replace(/\s+/g, " "))).filter(Boolean);
  if (words.length) say(words.reduce((text, line) => text + (ENDED.test(text) ? " " : ". ") + line));
}

// Replace pawns' signs by their names, except where the name follows anyway.
const spellPawns = (line) => line.replace(/([①-⑥]) ?/g, (whole, sign, at) => {
  const name = called(sign.charCodeAt(0) - 0x245f);
  if (!name || line.slice(at + whole.length).startsWith(name)) return "";
  return /\d/.test(line.charAt(at - 1)) ? ` ${name} ` : `${name} `; // after a digit
}).trim();

// Whether a line only lacks letters that were there before: a field blinks.
function isKnown(line, before) {
  return before !== undefined && line.length === before.length
    && [...line].every((letter, at) => letter === " " || letter === before[at])
    && (line.trim() !== "" || before.trim() === "");
}

// Announce a key that is held for a while.
export function down(sentence) {
  clearTimeout(timer);
  timer = setTimeout(() => say(sentence), HELD_MS);
}

export function up() {
  clearTimeout(timer);
}
