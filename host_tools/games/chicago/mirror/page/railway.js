// One railway as everybody reads it: its income and shares, and what it has left.

import { graph, make, moved, pawn } from "../draw.js";

const SHORTEST = 12;

// A small label in a company's colour; what the colour says is read aloud.
export function chip(key, text, spoken = text) {
  const label = make("span", `chip company-${key}`, text);
  label.setAttribute("role", "img");
  label.setAttribute("aria-label", spoken);
  return label;
}

export function railway(data, words, names) {
  const box = make("article", `railway company-${data.key}`);
  box.dataset.company = data.key;
  box.append(make("span", "code", "", [make("i", "", data.key), make("b", "", data.name)]));
  if (!data.open) {
    box.classList.add("closed");
    box.append(make("span", "nothing", words.closed));
    return box;
  }
  box.classList.toggle("moved", data.moved);
  box.append(
    income(data, words), shares(data, words, names),
    graph(data.recent, Math.max(SHORTEST, data.recent.length)), places(data, words),
    figure("per_share", data.sold ? data.per_share : "–", words),
    figure("treasury", data.treasury, words),
    figure("locomotives", data.locomotives, words),
    figure("min_bid", data.min_bid ?? "–", words),
  );
  return box;
}

function figure(name, value, words) {
  const box = make("span", `figure ${name}`, "", [make("b", "", value), make("small", "", words[name])]);
  box.classList.toggle("none", value === 0 || value === "–");
  return box;
}

function income(data, words) {
  const amount = make("b", data.income > 999 ? "wide" : "", data.income);
  const label = make("small", "", words.income);
  if (data.change) label.prepend(moved(data.change), " ");
  return make("span", "figure income", "", [amount, label]);
}

// A place for every share: the pawn that holds it, or an empty one.
function shares(data, words, names) {
  const box = make("span", "shares");
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", words.shares.replace("{sold}", data.sold).replace("{all}", data.shares));
  data.holders.forEach((count, place) => {
    for (let share = 0; share < count; share += 1) {
      const held = make("span", "share", "", [pawn(place + 1, "", names[place])]);
      held.style.setProperty("--holder", `var(--pawn-${place + 1})`);
      box.append(held);
    }
  });
  for (let share = data.sold; share < data.shares; share += 1) box.append(make("span", "share unsold"));
  return box;
}

function places(data, words) {
  const box = make("span", "places", "", data.cities.map((city) => make("span", "", city)));
  if (data.chicago) box.append(make("span", "star", `★ ${words.chicago}`));
  return box;
}
