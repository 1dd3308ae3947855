// The companies of a railway game, in the order in which they run: a box of two lines each.

import { colour, graph, make, pawn, spaced } from "../draw.js";

const ROOM = 30;

export function companies(list, names, words) {
  const box = make("section", "companies");
  box.setAttribute("aria-label", words.companies);
  if (!list.length) {
    box.append(make("p", "soft", words.none_yet));
    return box;
  }
  const heads = ["", words.price, "", words.cash, words.trains, words.offering, words.pool];
  box.append(make("div", "firm heads", "", heads.map((name) => make("span", "", name))));
  box.append(...list.map((one) => company(one, names, words)));
  return box;
}

function company(one, names, words) {
  const box = colour(make("div", "firm"), `group-${(one.key - 1) % 8}`);
  box.classList.toggle("acts", one.acts);
  box.classList.toggle("moved", one.moved);
  const change = one.change > 0 ? "up" : one.change < 0 ? "down" : "";
  const trains = one.floated ? one.trains.map((name) => make("b", "train", name)) : [];
  if (!trains.length) trains.push(make("span", "soft", one.floated ? "–" : words.not_floated));
  box.append(
    make("span", "token", one.short), make("b", `quote ${change}`.trim(), one.price),
    graph(one.recent, Math.max(ROOM, one.recent.length)), make("span", "cash", one.floated ? spaced(one.cash) : ""),
    make("span", "trains", "", trains), number(one.offering), number(one.pool),
    make("span", "code", one.key), holders(one, names),
  );
  return box;
}

const number = (count) => make("span", count ? "number" : "number soft", count);

// Who has how many shares; the president's number is underlined.
function holders({ holders: list, president }, names) {
  return make("span", "holders", "", list.map(([who, count]) =>
    make("span", who === president ? "presides" : "", "", [
      pawn(who, "", names[who - 1]), make("b", "", count),
    ])));
}
