// One company as everybody reads it.

import { colour, graph, make, moved, pawn } from "../draw.js";

const SHORTEST = 12;
const HEAD_OFFICE = 5;
const MANY = 5;

export function company(data, words, names) {
  const box = colour(make("article", "company"), `group-${data.group}`);
  box.dataset.code = data.code;
  box.append(make("span", "code", String(data.code).padStart(2, "0")));
  if (data.price === null) {
    box.classList.add("unlisted");
    box.append(make("span", "nothing", words.not_listed), make("span", "face", data.face));
    return box;
  }
  box.classList.toggle("moved", data.moved);
  box.append(
    pawn(data.president, "president", `${words.president}: ${names[data.president - 1]}`),
    graph(data.recent, Math.max(SHORTEST, data.recent.length)),
    price(data),
    offices(data.offices, words),
    holders(data, words, names),
  );
  return box;
}

function price(data) {
  const box = make("span", "price");
  if (data.change && data.moved) {
    box.append(moved(data.change));
  } else if (data.trend) {
    box.append(make("i", data.trend > 0 ? "up" : "down", data.trend > 0 ? "▲" : "▼"));
  }
  box.append(make("span", "amount", data.price));
  return box;
}

function offices(count, words) {
  const box = make("span", "offices");
  if (count === HEAD_OFFICE) {
    box.append(make("b", "head"));
    box.title = words.head_office;
  } else {
    for (let place = 0; place < count; place += 1) box.append(make("b"));
  }
  return box;
}

function holders(data, words, names) {
  const box = make("span", "holders");
  box.classList.toggle("many", data.shares.filter(Boolean).length >= MANY);
  data.shares.forEach((count, place) => {
    if (!count) return;
    const name = place + 1 === data.president ? "presides" : "";
    box.append(make("span", "", "", [pawn(place + 1, "", names[place]), make("b", name, count)]));
  });
  if (data.bank) box.append(make("span", "bank", `${words.bank} ${data.bank}`));
  return box;
}
