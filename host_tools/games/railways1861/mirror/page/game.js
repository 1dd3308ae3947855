// 1861: what is awaited, the share market with its tokens, companies, trains, privates, players.

import { awaited, make, pawn, playerCard, spaced } from "../draw.js";
import { companyRow, heads, token } from "./company.js";

export function market(data, setup, words) {
  const names = setup.pawns.map(({ name }) => name);
  const shares = make("div", "shares", "", [grid(data, words), stock(data, setup, words)]);
  shares.tabIndex = 0; // wider than a phone: the keyboard scrolls it
  return [
    shares,
    make("div", "lines", "", [
      awaited(data.turn, `${data.when} · ${data.phase}`, data.awaited, data.over ? "over" : ""),
      companies(data.publics, words.publics, words, names),
      companies(data.minors, words.minors, words, names),
    ]),
  ];
}

const MARKS = ["minor", "public", "minor public", "conversion"];

// What the colours of spaces mean.
const key = (words) => make("span", "key", "", MARKS.map((marks, at) =>
  make("span", "", words.marks.split("|")[at], [make("i", `space ${marks}`)])));

// The board's own shape: spaces that it does not have stay empty.
function grid(data, words) {
  const board = make("section", data.market.length > 1 ? "prices" : "prices line");
  board.setAttribute("aria-label", words.market);
  const columns = data.market[0].length;
  board.style.setProperty("--columns", data.market.length > 1 ? columns : 10);
  data.market.forEach((row) => row.forEach((space) => {
    if (!space) {
      board.append(make("i"));
      return;
    }
    const tokens = space.tokens.map((one) => token(one, one.moved));
    const box = make("div", ["space", ...space.marks, tokens.length ? "held" : ""].join(" ").trim());
    box.append(make("b", "", space.price), make("span", "pile", "", tokens));
    board.append(box);
  }));
  return board;
}

// Beside the market: the bank, trains left, the pool, privates and the State Railway.
function stock(data, setup, words) {
  const left = data.trains.left.map(({ name, left: number, price, sale }) => {
    const box = make("span", sale ? "train sale" : "train", "", [
      make("b", "", name), make("span", "", number === null ? "∞" : `×${number}`),
      make("small", "", spaced(price)),
    ]);
    if (sale) box.title = words.on_sale;
    return box;
  });
  const privates = data.privates.map((one) => make("span", "private", "", [
    make("b", "", one.name),
    one.pawn ? pawn(one.pawn, "", setup.pawns[one.pawn - 1].name)
      : make("span", "", one.company || "–"),
  ]));
  const state = data.state;
  const holding = [
    `${words.cash} ${spaced(state.cash)}`,
    state.loans ? `${words.loans} ${state.loans}` : "",
    `${words.trains} ${state.trains.join(" ") || "–"}`,
  ];
  return make("section", "stock", "", [
    line(words.bank, [make("b", data.bank < 0 ? "sum down" : "sum", spaced(data.bank))]),
    line(words.trains_left, left),
    line(words.train_pool, data.trains.pool.map((name) => make("span", "train", name))),
    line(words.privates, privates),
    ...(data.market.length > 1 ? [line(words.colours, [key(words)])] : []),
    line(words.state, [make("span", state.acts ? "acts" : "", holding.filter(Boolean).join(" · "))]),
  ]);
}

function line(title, content) {
  const shown = content.length ? content : [make("span", "soft", "–")];
  return make("div", "line", "", [make("h3", "", title), make("span", "", "", shown)]);
}

function companies(list, title, words, names) {
  const rows = list.map((one) => companyRow(one, words, names));
  const isPublic = Boolean(list.length && list[0].holders);
  rows.unshift(heads(isPublic, words));
  if (!isPublic) rows.splice(1, 0, heads(false, words)); // they stand in two columns
  const box = make("section", "companies", "", [make("h2", "", title)]);
  if (list.length) box.append(make("div", isPublic ? "publics" : "minors", "", rows));
  else box.append(make("p", "soft", words.none_running));
  return box;
}

export function player(data, setup, words) {
  const note = data.playing ? (data.priority && words.priority) || "" : words.away_now;
  const box = playerCard(data, setup, spaced(data.worth), note);
  const papers = `${data.certificates}/${data.limit}`;
  const figures = make("span", "figures", "", [
    make("span", "", `${words.cash_in_hand} `, [make("b", "", spaced(data.cash))]),
    make("span", data.certificates > data.limit ? "down" : "", `${words.certificates} `, [
      make("b", "", papers),
    ]),
  ]);
  const held = data.shares.map((one) => token(one, false, one.number, one.director));
  held.push(...data.minors.map((one) => token({ ...one, minor: true }, false)));
  held.push(...data.privates.map((one) => make("span", "private", one)));
  box.append(figures, make("span", "held", "", held));
  return box;
}
