// Lists the games on the unit's shelf. Its buttons press the unit's own keys.

import * as keys from "./keys.js";
import { called } from "./names.js";
import { current, word } from "./words.js";

const $ = (id) => document.getElementById(id);
const PLACE = "courtier-shelf";
const OPEN = ["MENU", "5"];
const ROOM = 8; // as on the unit
let games = [], ready = false;

export function show(message) {
  games = message.games;
  const days = known();
  for (const game of games) game.since ??= days[game.id] ??= new Date().toISOString().slice(0, 10);
  const kept = Object.fromEntries(games.filter(({ id }) => id).map(({ id }) => [id, days[id]]));
  try {
    if (games.some(({ id }) => id)) localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch { /* the days last as long as the page is open */ }
  draw();
}

// Enable the buttons while the unit rests and its keys are free.
export function follow(home) {
  if (home === ready) return;
  ready = home;
  for (const button of $("shelf").querySelectorAll("button")) button.disabled = !ready;
}

function known() {
  try {
    return JSON.parse(localStorage.getItem(PLACE)) ?? {};
  } catch {
    return {};
  }
}

export function draw() {
  $("shelf-title").textContent = `${word("shelf")} (${games.length})`;
  $("shelved").replaceChildren(...games.map((game, at) => {
    const item = document.createElement("li");
    const about = document.createElement("span");
    about.append(strong(game.title || word("unreadable")), ` ${facts(game)}`);
    const chosen = [...OPEN, String(at + 1)];
    item.append(about, action(word("take_back"), [...chosen, "CONFIRM"]),
      action(word("throw_away"), [...chosen, "REMOVE"])); // the unit asks twice
    return item;
  }));
  $("shelf-note").textContent = word(games.length < ROOM ? "shelf_why" : "shelf_full");
  $("shelf-put").replaceChildren(...(games.length < ROOM
    ? [action(word("put_away"), [...OPEN, "CONFIRM"])] : []));
}

function facts({ round, moves, players, since }) {
  const day = new Date(`${since}T12:00`).toLocaleDateString(current(), { day: "numeric", month: "short" });
  const one = new Intl.PluralRules(current()).select(moves) === "one"; // French counts 0 as one
  const parts = [day, round && word("round").replace("{}", round),
    word(one ? "one_move" : "moves").replace("{}", moves), players.map(called).join(", ")];
  return parts.filter(Boolean).join(" · ");
}

function strong(text) {
  const made = document.createElement("strong");
  made.textContent = text;
  return made;
}

function action(text, pressed) {
  const button = document.createElement("button");
  button.className = "plain";
  button.type = "button";
  button.textContent = text;
  button.disabled = !ready;
  button.onclick = () => {
    button.blur(); // so that the keyboard plays again
    scrollTo({ top: 0 });
    keys.tap(pressed);
  };
  return button;
}
