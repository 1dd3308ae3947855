// The 25 keys. Fingers, mouse and keyboard press and release them as real keys.

import { nameOf } from "./names.js";
import { current, word } from "./words.js";

const TAP_MS = 80, HOLD_MS = 2300;
const HOLD = "2 s", MARGIN = 6;
const holder = document.getElementById("keys");
const map = document.getElementById("map");
const buttons = new Map(); // by name
const byKeyboard = new Map();
const touches = new Map(); // from a pointer's id or a keyboard's key to the name of its key
let move = () => {}, tapping = Promise.resolve();
let game = 0; // the number of the game whose legends are on the keys

export function build(rows, onMove) {
  move = onMove;
  for (const key of rows.flat()) {
    const button = document.createElement("button");
    button.className = `key ${key.group}`;
    button.dataset.key = key.name;
    button.type = "button";
    buttons.set(key.name, { button, key });
    byKeyboard.set(key.keyboard, key.name);
    listen(button, key);
    holder.append(button);
  }
  relabel();
}

export function relabel(played = game) {
  game = played;
  map.replaceChildren();
  for (const { button, key } of buttons.values()) {
    const legend = legendFor(key);
    const legendText = inOneLine(legend);
    const player = key.pawn ? nameOf(key.name) : "";
    // The printed text comes first, as voice control expects.
    const label = [[legendText, player, key.held && HOLD].filter(Boolean).join(" "), key.pawn?.[current()],
      key.held && word("hold_it")];
    button.setAttribute("aria-label", label.filter(Boolean).join(", "));
    button.dataset.typed = keyboardName(key.keyboard);
    const cap = document.createElement("span");
    cap.className = "cap";
    if (key.icon) cap.append(drawing(key.icon.box, "pawn", key.icon.path));
    if (key.group === "power") cap.append(switchSign());
    else cap.append(inLines(legend));
    // The space is for screen readers; it does not show.
    if (player) cap.append(" ", called(player));
    if (key.held) cap.append(" ", element("span", "hold", HOLD));
    button.replaceChildren(cap);
    if (key.group !== "digit") {
      map.append(element("dt", "", keyboardName(key.keyboard)), element("dd", "", legendText));
    }
  }
  map.prepend(element("dt", "", "0–9"), element("dd", "", word("digits")));
  fit();
}

function called(player) {
  const made = element("span", "player", "");
  made.append(element("span", "", player));
  return made;
}

// Condense words that are wider than their key; never make them smaller.
function fit() {
  const legends = [...holder.querySelectorAll(".legend")];
  const scales = legends.map((legend) => {
    const beside = legend.parentElement.querySelector(".hold");
    const row = beside && getComputedStyle(legend.parentElement).flexDirection === "row";
    const room = legend.parentElement.clientWidth - MARGIN - (row ? beside.offsetWidth : 0);
    return Math.min(1, room / legend.offsetWidth);
  });
  const players = [...holder.querySelectorAll(".player > span")];
  const narrower = players.map((name) => Math.min(1, name.parentElement.clientWidth / name.offsetWidth));
  players.forEach((name, at) => (name.style.transform = `scaleX(${narrower[at].toFixed(3)})`));
  legends.forEach((legend, at) => {
    legend.style.transform = scales[at] < 1 ? `scaleX(${scales[at].toFixed(3)})` : "";
  });
}

const withPawns = () => [...buttons.values()].filter(({ key }) => key.pawn).map(({ key }) => key);
const byPawn = () => withPawns().sort((one, other) => one.name - other.name);

export const pawnNames = () => byPawn().map(({ pawn }) => pawn[current()]);

export function pawnPicture(pawn) {
  const { icon } = byPawn()[pawn - 1];
  return drawing(icon.box, "", icon.path);
}

// Show these keys as down, whatever page they are pressed on.
export function show(names) {
  for (const [name, { button }] of buttons) {
    button.classList.toggle("down", names.includes(name) || [...touches.values()].includes(name));
  }
}

// Highlight a key.
export function mark(marked) {
  for (const [name, { button }] of buttons) button.classList.toggle("wanted", name === marked);
}

// Press keys one after the other as a finger would, after those still being pressed.
export function tap(names) {
  const pause = () => new Promise((done) => setTimeout(done, TAP_MS));
  tapping = tapping.then(async () => {
    for (const name of names) {
      down("page", name);
      await pause();
      up("page");
      await pause();
    }
  });
}

export const legendOf = (name) => inOneLine(legendFor(buttons.get(name).key));

const legendFor = (key) => key.legend[game][current()];

// Drop the hyphen of a word broken in two.
const inOneLine = (legend) => legend.replace("-\n", "").replace("\n", " ");

new ResizeObserver(fit).observe(holder);

// Release all keys: the connection or the window is gone.
export function releaseAll() {
  for (const who of [...touches.keys()]) up(who);
}

function down(who, name) {
  if (touches.has(who) || document.body.matches(".lost, .waiting, .watching")) return;
  touches.set(who, name);
  buttons.get(name).button.classList.add("down");
  move(name, true);
}

function up(who) {
  const name = touches.get(who);
  if (name === undefined) return;
  touches.delete(who);
  if ([...touches.values()].includes(name)) return;
  buttons.get(name).button.classList.remove("down");
  move(name, false);
}

function listen(button, key) {
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    button.setPointerCapture(event.pointerId);
    down(event.pointerId, key.name);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    button.addEventListener(end, (event) => up(event.pointerId));
  }
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  // A screen reader can only click: hold the keys that must be held.
  button.addEventListener("click", (event) => {
    if (event.detail !== 0 || touches.size) return;
    down("reader", key.name);
    setTimeout(() => up("reader"), key.held ? HOLD_MS : TAP_MS);
  });
}

function onKeyboard(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, .plain")) return;
  const focused = document.activeElement;
  const chosen = focused?.matches(".key:focus-visible") ? focused.dataset.key : undefined;
  const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Some keyboards need Shift for the digits of the top row: accept those keys by position.
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const typedKey = byKeyboard.get(typed) ?? byKeyboard.get(digit);
  const name = chosen && (event.key === " " || event.key === "Enter") ? chosen : typedKey;
  if (name === undefined) return;
  event.preventDefault();
  if (!event.repeat) down(event.code, name);
}

addEventListener("keydown", onKeyboard);
addEventListener("keyup", (event) => {
  // Otherwise the browser would click the focused button once more.
  if (touches.has(event.code)) event.preventDefault();
  up(event.code);
});
addEventListener("blur", releaseAll);

function keyboardName(key) {
  return { Enter: "⏎", Escape: "Esc" }[key] ?? key.toUpperCase();
}

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

// Draw the hyphen of a word broken in two, which is not part of the word.
function inLines(legend) {
  const made = element("span", "legend", "");
  const [first, ...others] = legend.split("-\n");
  made.append(first);
  for (const line of others) made.append(element("span", "hyphen", ""), line);
  return made;
}

function drawing(viewBox, className, path) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

const switchSign = () => drawing("0 0 24 24", "sign", "M12 3v9M6.5 6.5a8 8 0 1 0 11 0");
