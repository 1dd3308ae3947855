// Connects the parts of the page: the unit's messages go to the screen, the sound and the texts,
// and the user's actions to the unit.

import "./awake.js";
import * as board from "./board.js";
import * as engine from "./engine.js";
import * as firstTurn from "./first_turn.js";
import * as keys from "./keys.js";
import * as names from "./names.js";
import * as reader from "./reader.js";
import * as screen from "./screen.js";
import * as shelf from "./shelf.js";
import * as sound from "./sound.js";
import { choose, current, word } from "./words.js";

const body = document.body;
const $ = (id) => document.getElementById(id);
let unit = { powered: false, language: null, game: null, battery: 3000, held: [], home: false, players: [] };
const pressedHere = new Set(); // keys of this page that the unit still holds
let connection = "waiting"; // then "open" or "lost"
let muted = kept("muted") === "yes";

// Read or store a setting of this browser; null where it stores nothing.
function kept(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`courtier-${name}`, value);
    return localStorage.getItem(`courtier-${name}`);
  } catch {
    return null;
  }
}

// The words.

function label() {
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = word(element.dataset.word)
      .replace("{remove}", keys.legendOf("REMOVE"))
      .replace("{new_game}", keys.legendOf("NEW_GAME"))
      .replace("{undo}", keys.legendOf("UNDO"))
      .replace("{confirm}", keys.legendOf("CONFIRM"));
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", word(element.dataset.label));
  }
  $("power").textContent = word(unit.powered ? "power_out" : "power_in");
  $("sound").textContent = word(muted ? "sound_off" : "sound_on");
  $("sound").setAttribute("aria-pressed", !muted);
  firstTurn.draw();
  shelf.draw();
  const { name } = faceplate.games[unit.game ?? 0];
  $("guide").href = `${engine.GUIDES}${name}.${current()}.html`;
  $("volts").textContent = `${($("battery").value / 1000).toFixed(2)} V`;
  veil();
}

function veil() {
  let text = "";
  if (connection === "lost") text = word("lost");
  else if (unit.fault) text = `${word(`${unit.failed ?? "start"}_failed`)}\n${unit.fault}`;
  else if (connection === "waiting") text = word("waiting");
  else if (!unit.powered) text = word("no_power");
  else if (unit.asleep) text = word("asleep");
  if ($("veil").textContent !== text) $("veil").textContent = text;
  $("veil").hidden = text === "";
}

// Show how to begin, or which games there are.
function begin(hidden, choosing = false) {
  $("begin").hidden = hidden;
  $("choose").hidden = !choosing;
  $("how").hidden = choosing;
}

function setConnection(state) {
  connection = state;
  body.classList.toggle("waiting", state === "waiting");
  body.classList.toggle("lost", state === "lost");
  veil();
}

// Messages of the unit.

engine.on("open", () => {
  setConnection("open");
  const pin = sessionStorage.getItem("pin");
  if (pin) engine.send("pin", { pin });
});
engine.on("lost", () => {
  if (connection === "open") setConnection("lost");
  keys.releaseAll();
  sound.silence();
});
engine.on("picture", screen.draw);
engine.on("tone", ({ hertz, at }) => sound.play(hertz, at));
engine.on("board", board.show);
engine.on("shelf", shelf.show);
engine.on("pressed", firstTurn.pressed);
engine.on("news", ({ said }) => reader.news(said));
engine.on("unit", (state) => {
  // Without power the unit has neither language nor game: the legends stay.
  const languageChanged = state.language && state.language !== unit.language;
  const gameChanged = state.game !== null && state.game !== unit.game;
  const powerChanged = ["powered", "fault", "asleep"].some((name) => state[name] !== unit[name]);
  if (state.held.some((key) => !unit.held.includes(key) && !pressedHere.has(key))) reader.touched();
  for (const key of pressedHere) if (!state.held.includes(key)) pressedHere.delete(key);
  unit = state;
  if (languageChanged) choose(unit.language);
  if (languageChanged || gameChanged) keys.relabel(unit.game ?? undefined);
  if (languageChanged) nameFields();
  body.classList.toggle("dead", !unit.powered);
  firstTurn.follow(unit);
  shelf.follow(unit.home);
  const choosing = unit.screen === "which_game";
  if (unit.home || choosing) {
    begin(unit.begun && !choosing, choosing);
    kept("begun", unit.begun ? "yes" : "no");
  } else if (unit.screen === "language") begin(true);
  keys.show(unit.held);
  if (!unit.powered || unit.asleep) reader.clear(); // the veil shows why
  const battery = $("battery");
  if (battery.value !== String(unit.battery) && document.activeElement !== battery) {
    battery.value = unit.battery;
    label();
  } else if (languageChanged || gameChanged || powerChanged) {
    label(); // not with every key press
  }
});
engine.on("role", ({ player, board: hasBoard, invitation }) => {
  body.classList.toggle("watching", !player);
  $("pin-card").hidden = player;
  $("board").hidden = !hasBoard;
  if (hasBoard) $("developers").open = true;
  invite(invitation);
  if (hasBoard) engine.send("board", { on: true });
});
engine.on("pin", ({ right, wait }) => {
  if (!right) sessionStorage.removeItem("pin");
  $("pin-note").textContent = right
    ? ""
    : wait > 0 ? word("pin_wait").replace("{}", Math.ceil(wait)) : word("pin_wrong");
  $("pin").value = "";
});
engine.on("text", ({ lines, message }) => {
  $("text").textContent = lines.join("\n");
  reader.screen(lines, unit.home, message);
});

// Show guests how to join.
function invite(invitation) {
  $("invitation").hidden = !invitation;
  if (!invitation) return;
  $("guests-address").textContent = $("guests-address").href = invitation.address;
  $("guests-pin").textContent = invitation.pin;
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", invitation.qr.path);
  $("qr").setAttribute("viewBox", `0 0 ${invitation.qr.size} ${invitation.qr.size}`);
  $("qr").replaceChildren(path);
}

// The players' names.
function nameFields() {
  names.know(keys.pawnNames(), current());
  $("names").replaceChildren(...names.fields(keys.pawnPicture));
}
names.onChange(() => {
  keys.relabel();
  shelf.draw();
});
engine.on("names", ({ names: known }) =>
  names.follow(known, (pawn, name) => engine.send("name", { pawn, name })));

// Actions of the user.

$("power").onclick = () => engine.send("power", { on: !unit.powered });
$("reset").onclick = () => engine.send("reset");
$("sound").onclick = () => {
  muted = !muted;
  kept("muted", muted ? "yes" : "no");
  sound.mute(muted);
  label();
};
$("battery").oninput = () => {
  engine.send("battery", { mv: Number($("battery").value) });
  label();
};
$("pin-card").onsubmit = (event) => {
  event.preventDefault();
  const pin = $("pin").value.trim();
  if (!/^\d{6}$/.test(pin)) return;
  sessionStorage.setItem("pin", pin);
  engine.send("pin", { pin });
};
$("tour-start").onclick = () => firstTurn.start(unit);
$("tour-skip").onclick = firstTurn.end;
for (const button of [$("tour-start"), $("tour-skip")]) {
  button.addEventListener("click", () => button.blur()); // so that the keyboard plays again
}
for (const touch of ["pointerup", "keydown"]) addEventListener(touch, sound.wake);

const faceplate = await engine.faceplate();
choose("");
keys.build(faceplate.keys, (key, on) => {
  engine.send("key", { key, on });
  if (!on) return reader.up();
  // Do not wait for the unit to report it: on a slow line a short press is never reported.
  pressedHere.add(key);
  reader.touched();
  reader.down(word("held_down").replace("{}", keys.legendOf(key)));
});
$("games").append(...faceplate.games.map(({ title }, number) => {
  const button = document.createElement("button");
  button.className = "plain";
  button.type = "button";
  button.textContent = title;
  // The first nine have a digit; NEW_GAME steps from the ninth to the next.
  const digit = Math.min(number + 1, 9);
  const chosen = [String(digit), ...Array(number + 1 - digit).fill("NEW_GAME"), "CONFIRM"];
  button.onclick = () => {
    button.blur(); // so that the keyboard plays again
    keys.tap(chosen);
  };
  return button;
}));
$("version").textContent = `Courtier ${faceplate.version}`;
begin(kept("begun") === "yes", kept("begun") === null); // a guess, so that the page does not jump
sound.mute(muted);
nameFields();
label();
engine.connect();
