// 18Lilliput: what is awaited, the companies in their order, trains and cards, and the players.

import { awaited, graph, make, moved, pawn, playerCard, spaced } from "../draw.js";

const SHORTEST = 12;

export function market(data, setup, words) {
  const names = setup.pawns.map(({ name }) => name);
  const rows = data.companies.map((one) => company(one, words, names));
  return [
    awaited(data.turn, data.round, data.awaited, data.stage),
    make("div", "lines", "", rows),
    make("div", "depot", "", [trains(data, words), cards(data, words)]),
  ];
}

function company(data, words, names) {
  const box = make("article", `line firm-${data.key}`);
  box.dataset.company = data.key;
  for (const state of ["moved", "acts", "ran"]) box.classList.toggle(state, data[state]);
  box.append(make("span", "code", "", [make("i", "", data.key), make("b", "", words.companies[data.key - 1])]));
  box.append(price(data, words), holders(data, words, names));
  box.append(graph(data.recent, Math.max(SHORTEST, data.recent.length)));
  const label = make("small", "", words.treasury);
  box.append(make("span", "figure", "", [make("b", "", spaced(data.treasury)), label]));
  box.append(fleet(data.trains, words.none));
  return box;
}

function price(data, words) {
  const label = make("small", "", words.price);
  if (data.change) label.prepend(moved(data.change), " ");
  return make("span", "figure price", "", [make("b", "", data.price), label]);
}

// The director's certificate first, then a place for every share of 10%.
function holders(data, words, names) {
  const box = make("span", "held");
  const director = make("span", "certificate", "", [pawn(data.director, "", `${words.director}: ${names[data.director - 1]}`)]);
  director.style.setProperty("--holder", `var(--pawn-${data.director})`);
  box.append(director);
  data.holders.forEach((count, place) => {
    for (let share = 0; share < count; share += 1) {
      const held = make("span", "tenth", "", [pawn(place + 1, "", names[place])]);
      held.style.setProperty("--holder", `var(--pawn-${place + 1})`);
      box.append(held);
    }
  });
  for (let share = 0; share < data.bank; share += 1) box.append(make("span", "tenth unsold"));
  return box;
}

function fleet(owned, none) {
  if (!owned.length) return make("span", "fleet none", none);
  return make("span", "fleet", "", owned.map(({ name, obsolete }) => make("b", obsolete ? "obsolete" : "", name)));
}

function trains(data, words) {
  const { name, left, cost } = data.pile;
  const top = make("span", "fleet", "", [make("b", "", name)]);
  const about = `${left ? `× ${left}` : "× ∞"}${cost ? ` · ${cost}` : ""}`;
  return make("section", "card", "", [
    make("h2", "", `${words.trains} · ${words.limit.replace("{}", data.limit)}`),
    make("div", "row", "", [make("span", "", words.pile), top, make("span", "about", about)]),
    make("div", "row", "", [make("span", "", words.pool), fleet(data.pool, words.empty)]),
  ]);
}

function cards(data, words) {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((card) => make("b", data.taken.includes(card) ? "taken" : "", card));
  return make("section", "card", "", [make("h2", "", words.cards), make("div", "deck", "", all)]);
}

export function player(data, setup, words) {
  const name = data.gulliver ? "Gulliver" : undefined;
  const box = playerCard(data, setup, data.playing ? spaced(data.worth) : words.left, "", name);
  if (data.playing) {
    const characters = data.characters.map((one) => words.characters[one - 1]);
    const copies = data.copies ? [`${data.copies} ${words.copies}`] : [];
    const said = [`${words.cash} ${spaced(data.cash)}`, `${data.certificates}/5`, ...characters, ...copies];
    box.append(make("span", "details", said.join(" · ")));
  }
  return box;
}
