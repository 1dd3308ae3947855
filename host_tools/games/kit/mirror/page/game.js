// A described game: a card for each company, or a row for each pawn where there are none.

import { colour, graph, make, pawn, playerCard, spaced } from "../draw.js";

const SHORTEST = 12;

export function market(data, setup, words) {
  const shown = data.cards.length
    ? make("div", "cards", "", data.cards.map((one) => card(one, setup)))
    : make("div", "worths", "", ranked(data.pawns).map((one) => row(one, setup, words)));
  if (data.cards.length > 8) shown.classList.add("many");
  return [make("div", "kit", "", data.prompt ? [prompt(data.prompt), shown] : [shown])];
}

const ranked = (pawns) => pawns.filter((one) => one.playing).sort((a, b) => a.rank - b.rank);
const money = (amount) => (amount < 0 ? "−" : "") + spaced(Math.abs(amount));
const signed = (change) => (change > 0 ? "+" : "") + money(change);
const line = (recent) => graph(recent, Math.max(SHORTEST, recent.length));

function prompt({ pawn: who, text }) {
  const box = make("p", "prompt");
  if (who) box.append(pawn(who));
  box.append(make("span", "", text));
  return box;
}

function card(one, setup) {
  const box = colour(make("article", "card"), `group-${(one.key - 1) % 8}`);
  box.dataset.key = one.key;
  box.classList.toggle("moved", one.moved);
  const price = make("b", "price", money(one.price));
  const change = make("i", one.change > 0 ? "up" : "down", one.change ? signed(one.change) : "");
  box.append(make("h2", "", one.name), make("div", "value", "", [change, price]), line(one.recent));
  for (const [label, text] of one.has) {
    box.append(make("p", "figure", "", [make("span", "", label), make("b", "", text)]));
  }
  const holders = one.holders.map(([who, count]) =>
    make("span", "", "", [pawn(who, "", setup.pawns[who - 1].name), make("b", "", spaced(count))]));
  box.append(make("div", "holders", "", holders));
  return box;
}

function row(one, setup, words) {
  const box = colour(make("section", one.change ? "row moved" : "row"), `pawn-${one.pawn}`);
  const name = make("div", "whose", "", [make("span", "name", setup.pawns[one.pawn - 1].name)]);
  if (one.worth < 0) name.append(make("em", "", words.owes));
  box.append(
    make("span", "rank", one.rank), pawn(one.pawn), name, line(one.recent),
    make("b", one.worth < 0 ? "down" : "", money(one.worth)),
  );
  return box;
}

export const player = (data, setup, words) =>
  playerCard(data, setup, data.playing ? money(data.worth) : words.left);
