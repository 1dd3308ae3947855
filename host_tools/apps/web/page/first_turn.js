// A guided first turn: shows which key to press and why, and goes on when the unit has handled it.
// It presses nothing itself. After a wrong key it shows the way back.

import * as keys from "./keys.js";
import { called } from "./names.js";
import { current, word } from "./words.js";

const $ = (id) => document.getElementById(id);
let all = null; // the steps of every game
let expected = []; // {key, step, part} in order, while a turn is guided
let steps = [], game = null, at = 0;
let places = []; // the unit's screen and moves before each key so far
let note = "", mark = null; // after a wrong key: the text, and the key that leads back

export const guiding = () => expected.length > 0;

export async function start(unit) {
  all ??= await (await fetch("first_turns.json")).json();
  game = unit.game;
  const keyNamed = (key) => (key === "FIRST" ? String(unit.players[0]) : key);
  steps = all[game].map(({ keys: named, say }) => ({ say, keys: named.map(keyNamed) }));
  expected = steps.flatMap((step) => step.keys.map((key, part) => ({ key, step, part })));
  [at, places, note, mark] = [0, ["0:0"], "", null];
  if (!unit.home) leadBack("", "");
  document.body.classList.add("guided");
  scrollTo({ top: 0 }); // on a phone the keys are above
  draw();
}

export function end() {
  expected = [];
  keys.mark(null);
  document.body.classList.remove("guided");
  $("tour").hidden = true;
}

// Stop after a change of game, or without power.
export function follow(unit) {
  if (guiding() && (!unit.powered || unit.game !== game)) end();
}

// Follow a key that the unit has handled.
export function pressed({ key, place, moves, answered }) {
  if (!guiding() || at === expected.length) return;
  const here = `${place}:${moves}`;
  const accepted = here !== places[at] || !answered;
  if (!mark && key === expected[at].key && accepted) {
    at += 1;
    places[at] = here;
    note = "";
  } else {
    const back = places.lastIndexOf(here);
    if (back < 0) leadBack(key, here);
    else {
      note = back === at && !mark ? word("tour_wrong").replace("{}", keys.legendOf(key)) : "";
      mark = null;
      at = back;
      places.length = at + 1;
    }
  }
  draw();
}

// Mark the key that leads back to the turn: CANCEL, or UNDO if something was confirmed.
function leadBack(key, here) {
  const moves = (place) => place.split(":")[1];
  const resting = here.startsWith("0:");
  if (resting && moves(here) !== moves(places[at])) mark = "UNDO";
  else mark = key === "UNDO" && mark === "UNDO" ? "CONFIRM" : "CANCEL";
  const text = key ? word("tour_astray") : word("tour_elsewhere");
  note = text.replace("{}", key && keys.legendOf(key));
}

export function draw() {
  $("tour").hidden = !guiding();
  if (!guiding()) return;
  const over = at === expected.length;
  const { step, part, key } = expected[over ? at - 1 : at];
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
