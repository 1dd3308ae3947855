// 18Africa: what is awaited, the companies in their order, the bank, and the players.

import { awaited, colour, graph, make, moved, pawn, playerCard, spaced } from "../draw.js";

const SHORTEST = 12;

export function market(data, setup, words) {
  const names = setup.pawns.map(({ name }) => name);
  return [
    awaited(data.turn, data.where, data.awaited, data.stage),
    make("div", "lines", "", [heads(words), ...data.companies.map((one) => company(one, words, names))]),
    make("div", "bank-side", "", [
      bank(data, words),
      trains(data, words),
      ...owned("privates", data.privates, words, names),
      ...owned("concessions", data.concessions, words, names),
    ]),
  ];
}

const HEADS = ["", "price", "", "shares", "cash", "trains", "stations"];
const heads = (words) => make("div", "line heads", "",
  HEADS.map((name) => make("span", "", words[name] ?? "")));

const figure = (name, value, label) => make("span", `figure ${name}`, "", [
  make("b", "", value), make("small", "", label),
]);

function company(data, words, names) {
  const box = make("article", `line ${data.status}`);
  box.dataset.company = data.code;
  box.classList.toggle("moved", data.moved);
  box.classList.toggle("acts", data.acts);
  box.append(make("span", "code", "", [make("i", "", data.code), make("b", "", data.name)]));
  if (data.status === "removed") {
    box.append(make("span", "nothing", words.removed));
    return box;
  }
  const label = make("small", "", data.status === "waiting" ? words.waiting : "");
  if (data.change) label.prepend(moved(data.change), " ");
  box.append(make("span", "figure price", "", [make("b", "", data.price), label]));
  box.append(graph(data.recent, Math.max(SHORTEST, data.recent.length)), holders(data, words, names));
  box.append(
    figure("cash", spaced(data.cash), words.cash),
    figure("trains", data.trains.join(" ") || "–", words.trains),
    figure("stations", data.stations || "–", words.stations),
  );
  return box;
}

// Who holds how many, the leader's marked; then what companies and the pool have.
function holders(data, words, names) {
  const box = make("span", "holders");
  data.holders.forEach((count, place) => {
    if (!count) return;
    const leads = data.leader === place + 1;
    const role = data.directed ? words.director : words.manager;
    const held = make("span", leads ? "holder leads" : "holder", "", [
      pawn(place + 1, "", leads ? `${names[place]}, ${role}` : names[place]), make("b", "", count),
    ]);
    box.append(colour(held, `pawn-${place + 1}`));
  });
  if (data.held) box.append(figure("small", data.held, words.by_companies));
  if (data.pool) box.append(figure("small", data.pool, words.in_pool));
  return box;
}

const card = (name, title, rows) => make("section", `card ${name}`, "", [make("h2", "", title), ...rows]);

function bank(data, words) {
  const economy = make("p", data.slump ? "economy slump" : "economy", data.economy);
  return card("bank", words.bank, [
    make("div", "figures", "", [
      figure("money", spaced(data.bank), words.cash),
      figure("pool", data.pool, words.certificates_in_pool),
      figure("bond", data.bond, words.bond_pays),
      figure("left", data.bonds, words.bonds_left),
    ]),
    economy,
  ]);
}

function trains(data, words) {
  const rows = data.trains.map(({ name, left, price }) => make("div", left ? "train" : "train none", "", [
    make("span", "", name), make("span", "", `× ${left}`), make("b", "", spaced(price)),
  ]));
  return card("offer", words.on_offer, [make("div", rows.length > 4 ? "stock many" : "stock", "", rows)]);
}

// Whose each is; nothing as long as nobody has any.
function owned(kind, list, words, names) {
  const rows = list.map(({ name, owner }) => {
    const row = make("span", "owned", "", [make("span", "", name)]);
    if (typeof owner === "number") row.append(pawn(owner, "", names[owner - 1]));
    else row.append(make("b", "", owner || words.in_pool));
    return row;
  });
  return rows.length ? [card(kind, words[kind], [make("div", "list", "", rows)])] : [];
}

export function player(data, setup, words) {
  const box = playerCard(data, setup, spaced(data.worth), data.priority ? words.priority : "");
  const facts = [[words.cash_in_hand, spaced(data.cash)], [words.certificates, data.certificates]];
  if (data.bonds) facts.push([words.bonds, data.bonds]);
  box.append(make("span", "figures", "", facts.map(([label, amount]) =>
    make("span", "", `${label} `, [make("b", "", amount)]))));
  return box;
}
