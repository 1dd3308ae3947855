// A guided first turn: says which key to press and why, marks it, and goes on when the unit has seen
// it. It presses nothing itself; a wrong key is told, with the way back.

import * as keys from "./keys.js";
import { called } from "./names.js";
import { current, word } from "./words.js";

const $ = (id) => document.getElementById(id);
let all = null; // the steps of every game
let wanted = []; // {key, step} in order, while there is a turn to guide
let steps = [], game = null, at = 0;
let places = []; // where the unit was before each key so far: what it shows, and its moves
let note = "", mark = null; // after a wrong key: what is said, and which key helps

export const guiding = () => wanted.length > 0;

export async function start(unit) {
  all ??= await (await fetch("first_turns.json")).json();
  game = unit.game;
  const meant = (key) => (key === "FIRST" ? String(unit.players[0]) : key);
  steps = all[game].map(({ keys: named, say }) => ({ say, keys: named.map(meant) }));
  wanted = steps.flatMap((step) => step.keys.map((key, part) => ({ key, step, part })));
  [at, places, note, mark] = [0, ["0:0"], "", null];
  if (!unit.home) astray("", "");
  document.body.classList.add("guided");
  scrollTo({ top: 0 }); // on a phone the keys are above
  draw();
}

export function end() {
  wanted = [];
  keys.mark(null);
  document.body.classList.remove("guided");
  $("tour").hidden = true;
}

// Another game, or no power: nothing to guide any more.
export function follow(unit) {
  if (guiding() && (!unit.powered || unit.game !== game)) end();
}

// The unit has seen a key.
export function pressed({ key, place, moves, answered }) {
  if (!guiding() || at === wanted.length) return;
  const here = `${place}:${moves}`;
  const taken = here !== places[at] || !answered;
  if (!mark && key === wanted[at].key && taken) {
    at += 1;
    places[at] = here;
    note = "";
  } else {
    const back = places.lastIndexOf(here);
    if (back < 0) astray(key, here);
    else {
      note = back === at && !mark ? word("tour_wrong").replace("{}", keys.legendOf(key)) : "";
      mark = null;
      at = back;
      places.length = at + 1;
    }
  }
  draw();
}

// Somewhere else than this turn leads to: CANCEL leads back, or UNDO where something was booked.
function astray(key, here) {
  const moves = (place) => place.split(":")[1];
  const resting = here.startsWith("0:");
  if (resting && moves(here) !== moves(places[at])) mark = "UNDO";
  else mark = key === "UNDO" && mark === "UNDO" ? "CONFIRM" : "CANCEL";
  const said = key ? word("tour_astray") : word("tour_elsewhere");
  note = said.replace("{}", key && keys.legendOf(key));
}

export function draw() {
  $("tour").hidden = !guiding();
  if (!guiding()) return;
  const over = at === wanted.length;
  const { step, part, key } = wanted[over ? at - 1 : at];
  $("tour-skip").textContent = word(over ? "tour_close" : "tour_skip");
  $("tour-count").textContent = over ? "" : `${steps.indexOf(step) + 1}/${steps.length}`;
  const press = mark ? keys.legendOf(mark) : step.keys.slice(part).map(keys.legendOf).join(" ");
  const pawn = !mark && key === step.keys[0] && part === 0 && isPawn(step) ? ` (${called(key)})` : "";
  $("tour-press").textContent = over ? word("tour_done") : `${word("tour_press")} ${press}${pawn}`;
  $("tour-why").textContent = over ? word("tour_after") : note || step.say[current()];
  keys.mark(over ? null : mark ?? key);
}

// Whether a step's key stands for a player.
const isPawn = (step) => all[game][steps.indexOf(step)].keys[0] === "FIRST";
