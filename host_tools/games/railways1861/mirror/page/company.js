// A company's token, and its row: price, director, cash, loans, trains, shares.

import { colour, graph, make, pawn, spaced } from "../draw.js";

const FIRST_PUBLIC = 21, GREEN = 11, ROOM = 40;

// Publics have the eight colours of groups; minors are yellow or green, as they are printed.
export function token(one, moved, number = "", director = false) {
  const name = number === "" ? one.name : `${one.name} ${number}`;
  const shown = make("span", moved ? "token moved" : "token", name);
  shown.classList.toggle("director", director);
  if (one.code >= FIRST_PUBLIC) colour(shown, `group-${one.code - FIRST_PUBLIC}`);
  else shown.classList.add("minor", one.code < GREEN ? "yellow" : "green");
  return shown;
}

export function companyRow(one, words, names) {
  const row = make("div", "firm");
  row.classList.toggle("acts", one.acts);
  row.classList.toggle("moved", one.moved);
  const owner = one.owner ? pawn(one.owner, "", names[one.owner - 1]) : make("span");
  const change = one.change > 0 ? "up" : one.change < 0 ? "down" : "";
  row.append(
    make("span", "code", String(one.code).padStart(2, "0")), token(one, false), owner,
    make("b", `quote ${change}`.trim(), one.price),
  );
  if (one.holders) {
    const line = graph(one.recent, ROOM);
    row.append(line, holders(one, names), figure(one.treasury), figure(one.pool));
  }
  const debts = one.loans ? `−${one.loans}` : "";
  const loans = make("span", "loans", debts);
  if (one.loans) loans.title = `${words.loans} ${one.loans}`;
  const cash = make("span", "cash", spaced(one.cash));
  cash.title = words.cash;
  const trains = make("span", "trains", one.trains.join(" ") || "–");
  trains.title = words.trains;
  row.append(cash, loans, trains);
  return row;
}

// What stands over the columns: those of publics have more.
export function heads(publics, words) {
  const shares = publics ? ["", words.shares, words.treasury, words.pool] : [];
  const named = ["", "", "", words.price, ...shares, words.cash, words.loans, words.trains];
  return make("div", "firm heads", "", named.map((name) => make("span", "", name)));
}

const figure = (number) => make("span", number ? "figure" : "figure soft", number);

// Who has how many.
function holders(one, names) {
  const parts = [];
  one.holders.forEach((number, at) => {
    if (!number) return;
    const part = make("span", at + 1 === one.owner ? "directs" : "", "", [
      pawn(at + 1, "", names[at]), make("b", "", number),
    ]);
    parts.push(part);
  });
  return make("span", "holders", "", parts);
}
