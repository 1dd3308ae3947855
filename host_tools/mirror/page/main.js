// Shows the market as the server tells it. Nothing is ever sent back.

import { company } from "./company.js";
import { colour, drawPawn, make, pawn, setPawns } from "./draw.js";
import { connect, on } from "./link.js";

const SIDES = [[0, 1], [2, 3], [4, 5], [6, 7]];
const LONG = 105, LONGEST = 230;
const { body } = document;
const find = (name) => document.getElementById(name);
let setup = null, latest = null, state = "waiting";

on("setup", (message) => {
  setup = message;
  setPawns(setup.pawns);
  document.documentElement.lang = setup.lang;
  document.title = `Courtier – ${setup.words.title}`;
});
on("link", (message) => become(message.state));
on("market", (message) => {
  latest = message;
  show();
  document.dispatchEvent(new CustomEvent("market", { detail: message.count }));
});
on("lost", () => become("lost"));

// waiting, here, away: as the server says; lost: no server.
function become(wanted) {
  state = wanted;
  body.className = wanted;
  if (setup && wanted !== "here") announce(...notice());
  else if (latest) show();
}

function notice() {
  const { words } = setup;
  if (state === "lost") return [words.lost, "", 0, ""];
  if (state === "away") return [words.away, words.away_why, 0, ""];
  return [words.waiting, "", 0, ""];
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
  if (state === "here") {
    announce(latest.headline, latest.details.join(" "), latest.pawn, latest.mood);
  }
  find("market").replaceChildren(...SIDES.map((groups) => make("div", "side", "", groups.map(group))));
  const { words } = setup;
  find("worth").textContent = words.worth;
  find("count").textContent = latest.count === 1
    ? words.transactions_1 : words.transactions.replace("{}", latest.count);
  find("pawns").replaceChildren(...latest.pawns.map(player));
}

function group(number) {
  const holder = latest.monopolies[number];
  const title = make("h2", "", "", [make("span", "", setup.groups[number])]);
  if (holder) {
    const badge = colour(make("em"), `pawn-${holder}`, "--holder");
    const icon = pawn(holder);
    icon.style.fill = "";
    badge.append(icon, setup.words.monopoly);
    title.append(badge);
  }
  const names = setup.pawns.map(({ name }) => name);
  const companies = latest.companies.filter((one) => one.group === number);
  const rows = companies.map((one) => company(one, setup.words, names));
  return colour(make("section", "group", "", [title, ...rows]), `group-${number}`);
}

function player(data) {
  const box = colour(make("section", "pawn"), `pawn-${data.pawn}`);
  box.classList.toggle("leads", data.rank === 1 && data.total > 0);
  box.classList.toggle("gone", !data.playing);
  box.append(pawn(data.pawn), make("span", "name", setup.pawns[data.pawn - 1].name));
  const sign = data.change > 0 ? "+" : "−";
  const change = data.change ? sign + spaced(Math.abs(data.change)) : "";
  box.append(make("span", `change ${data.change > 0 ? "up" : "down"}`, change));
  box.append(make("span", "total", data.playing ? spaced(data.total) : setup.words.left));
  return box;
}

const spaced = (amount) => String(amount).replace(/\B(?=(\d{3})+$)/g, "\u202f");

connect();
