// Shows the game that the server sends. It sends back only names, if the server keeps them.

import { colour, drawPawn, fitNames, pawn, setPawns } from "./draw.js";
import * as games from "./games.js";
import * as names from "./names.js";
import { connect, GUIDES, on, send } from "./engine.js";

const LONG = 105, LONGEST = 230;
const { body } = document;
const find = (name) => document.getElementById(name);
let setup = null, latest = null, state = "waiting", where = ""; // a prefix of that state's words

on("setup", (message) => {
  setup = message;
  setPawns(setup.pawns);
  names.know(setup.pawns.map(({ name }) => name), setup.lang);
  find("names-title").textContent = setup.words.names;
  find("names-why").textContent = setup.words.names_why;
  find("names").replaceChildren(...names.fields(pawn));
  document.documentElement.lang = setup.lang;
  entitle();
  if (latest) show();
  if (state !== "here") notice();
});
on("link", (message) => setState(message.state, message.of));
on("market", (message) => {
  latest = message;
  show();
  document.dispatchEvent(new CustomEvent("market", { detail: message.count }));
});
on("names", ({ names: known }) =>
  names.follow(known, (number, name) => send("name", { pawn: number, name })));
on("lost", () => setState("lost"));

names.onChange(() => latest && show());
new ResizeObserver(fitNames).observe(body);

// The setup with the players' names instead of the pawns'.
const atTable = () =>
  ({ ...setup, pawns: setup.pawns.map((one, at) => ({ ...one, name: names.called(at + 1) })) });

// A game's own words override the general ones.
const words = () => ({ ...setup.words, ...(latest && setup[latest.game]) });

function entitle() {
  const title = `Courtier – ${words().title}`;
  if (document.title !== title) document.title = title;
}

// loading, waiting, here, away: reported by the server, or by a page in its place; lost: no server.
function setState(wanted, of = "") {
  [state, where] = [wanted, of];
  body.className = wanted;
  if (setup && wanted !== "here") notice();
  else if (latest) show();
}

function notice() {
  const name = where ? `${where}_${state}` : state;
  announce(words()[name], words()[`${name}_why`] ?? "", 0, "");
  if (where !== "page") return;
  const unit = document.createElement("a"); // the page with the unit is beside this one
  [unit.href, unit.target, unit.textContent] = ["../", "_blank", words().open_unit];
  find("details").append(" ", unit);
}

function announce(headline, details, who, kind) {
  const news = find("news");
  const same = find("headline").textContent === headline;
  find("headline").textContent = headline;
  find("details").textContent = details;
  find("who").toggleAttribute("hidden", !who);
  if (who) drawPawn(find("who"), who);
  colour(news, who ? `pawn-${who}` : "brass");
  const length = headline.length + details.length;
  const size = length > LONGEST ? "longest" : length > LONG ? "long" : "";
  news.className = [kind, size, same ? "" : "fresh"].join(" ").trim();
}

function show() {
  if (!setup[latest.game]) return; // another game, whose words arrive next
  if (state === "here") {
    const parts = [latest.headline, latest.details.join(" ")].map(names.named);
    announce(...parts, latest.pawn, latest.mood);
  }
  entitle();
  body.dataset.game = latest.game;
  const { market, player } = games[latest.game];
  const text = words(), who = atTable();
  find("market").replaceChildren(...market({ ...latest, ...asked() }, who, text));
  find("guide").textContent = text.guide;
  find("guide").href = `${GUIDES}${latest.game}.${setup.lang}.html`;
  find("guide").hidden = false;
  find("worth").textContent = text.worth;
  find("count").textContent = latest.count === 1
    ? text.transactions_1 : text.transactions.replace("{}", latest.count);
  find("pawns").replaceChildren(...latest.pawns.map((one) => player(one, who, text)));
  fitNames();
}

// Whose turn it is and what for, with the players' names.
const asked = () => ({
  awaited: names.named(latest.awaited ?? ""),
  prompt: latest.prompt && { ...latest.prompt, text: names.named(latest.prompt.text) },
});

connect();
