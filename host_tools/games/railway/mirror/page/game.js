// A railway game: the share market with its tokens, what is awaited, companies, the bank, players.

import { awaited, colour, make, pawn, playerCard, spaced } from "../draw.js";
import { companies } from "./companies.js";

export function market(data, setup, words) {
  const board = grid(data.grid, words);
  const free = corner(data.grid);
  board.style.setProperty("--corner-width", `${(100 * free.columns) / data.grid[0].length}%`);
  board.style.setProperty("--corner-height", `${(100 * free.rows) / data.grid.length}%`);
  board.append(depot(data, setup, words));
  const names = setup.pawns.map(({ name }) => name);
  const { pawn: who, round, text } = data.prompt;
  return [make("div", "railway-page", "", [
    board,
    make("div", "lines", "", [awaited(who, round, text), companies(data.cards, names, words)]),
  ])];
}

// The largest rectangle of the lower right corner that no space is in: the bank's place.
function corner(rows) {
  let best = { rows: 0, columns: 0 };
  rows.forEach((_, at) => {
    const lower = rows.slice(at), width = rows[0].length;
    const columns = Math.min(...lower.map((row) => width - 1 - row.findLastIndex(Boolean)));
    if (columns * lower.length > best.columns * best.rows) best = { rows: lower.length, columns };
  });
  return best;
}

// The board's own shape: spaces that it does not have stay empty.
function grid(rows, words) {
  const box = make("section", "board");
  box.setAttribute("aria-label", words.market);
  box.tabIndex = 0; // wider than a phone: the keyboard scrolls it
  box.style.setProperty("--columns", rows[0].length);
  box.style.setProperty("--rows", rows.length);
  rows.flat().forEach((space) => {
    if (!space) {
      box.append(make("i"));
      return;
    }
    const held = space.tokens.length;
    const crowd = held > 2 ? "held full" : held ? "held" : "";
    const cell = make("div", ["space", space.zone, crowd].filter(Boolean).join(" "));
    cell.style.setProperty("--tokens", Math.max(held, 2));
    const pile = make("span", "pile", "", space.tokens.map(token));
    cell.append(make("div", "inside", "", [make("b", "", space.price), pile]));
    box.append(cell);
  });
  return make("div", "shares", "", [box]);
}

function token({ code, name, moved }) {
  return colour(make("span", moved ? "token moved" : "token", name), `group-${(code - 1) % 8}`);
}

// The bank, trains, privates, and what the colours of the market mean.
function depot({ depot: { bank, left, pool, privates }, grid: rows }, setup, words) {
  const trains = left.map(({ name, left: number, price, sale }) => {
    const box = make("span", sale ? "train sale" : "train", "", [
      make("b", "", name), make("span", "", number === null ? "∞" : `×${number}`),
      make("small", "", spaced(price)),
    ]);
    if (sale) box.title = words.on_sale;
    return box;
  });
  const owned = privates.map((one) => make("span", "private", "", [
    make("b", "", one.name),
    one.pawn ? pawn(one.pawn, "", setup.pawns[one.pawn - 1].name)
      : make("span", "", one.company || "–"),
  ]));
  const lines = [
    line(words.bank, [make("b", bank < 0 ? "sum down" : "sum", (bank < 0 ? "−" : "") + spaced(Math.abs(bank)))]),
    line(words.trains_left, trains),
  ];
  if (pool.length) lines.push(line(words.train_pool, pool.map((name) => make("b", "train", name))));
  if (owned.length) lines.push(line(words.privates, owned));
  return make("section", "depot", "", [...lines, colourKey(rows, words)]);
}

function line(title, content) {
  return make("div", "stock", "", [make("h3", "", title), make("span", "", "", content)]);
}

function colourKey(rows, words) {
  const used = new Set(rows.flat().filter(Boolean).map(({ zone }) => zone));
  const zones = Object.keys(words.zones).filter((zone) => used.has(zone));
  return make("p", "key", "", zones.map((zone) =>
    make("span", "", words.zones[zone], [make("i", `space ${zone}`)])));
}

export function player(data, setup, words) {
  const total = data.playing ? spaced(data.worth) : words.left;
  const box = playerCard(data, setup, total, data.priority ? words.priority : "");
  box.classList.add("railway-page");
  box.append(make("span", "figures", "", [
    make("span", "", `${words.cash_in_hand} `, [make("b", "", spaced(data.cash))]),
    make("span", data.certificates > data.limit ? "down" : "", `${words.certificates} `, [
      make("b", "", `${data.certificates}/${data.limit}`),
    ]),
  ]));
  return box;
}
