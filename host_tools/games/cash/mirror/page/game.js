// Cash: every pawn's recent cash, best first, and below what each has.

import { colour, graph, make, pawn, spaced } from "../draw.js";

const SHORTEST = 12;

export function market(data, setup, words) {
  return data.ranked.map((one) => {
    const row = colour(make("section", one.change ? "balance moved" : "balance"), `pawn-${one.pawn}`);
    const name = make("div", "whose", "", [make("span", "name", setup.pawns[one.pawn - 1].name)]);
    if (one.cash < 0) name.append(make("em", "", words.owes));
    row.append(
      make("span", "rank", one.rank), pawn(one.pawn), name,
      graph(one.recent, Math.max(SHORTEST, one.recent.length)),
      make("b", one.cash < 0 ? "down" : "", money(one.cash)),
    );
    return row;
  });
}

const money = (amount) => (amount < 0 ? "−" : "") + spaced(Math.abs(amount));

export function player(data, setup, words) {
  const box = colour(make("section", "pawn"), `pawn-${data.pawn}`);
  box.classList.toggle("leads", data.rank === 1);
  box.classList.toggle("gone", !data.playing);
  box.append(pawn(data.pawn), make("span", "name", setup.pawns[data.pawn - 1].name));
  const change = data.change ? (data.change > 0 ? "+" : "") + money(data.change) : "";
  box.append(make("span", `change ${data.change > 0 ? "up" : "down"}`, change));
  box.append(make("span", "total", data.playing ? money(data.cash) : words.left));
  return box;
}
