// Chicago Express: what is awaited, the railways, the dials and industry, and the players.

import { awaited, make, playerCard, spaced } from "../draw.js";
import { chip, railway } from "./railway.js";

const HOUSES = 2;

export function market(data, setup, words) {
  const names = setup.pawns.map(({ name }) => name);
  const rows = data.companies.map((one) => railway(one, words, names));
  return [
    awaited(data.stage === "over" ? 0 : data.turn, words.round.replace("{}", data.round), data.awaited, data.stage),
    make("div", "railways", "", rows),
    make("div", "board", "", [dials(data, words), industry(data, words), ending(data, words)]),
  ];
}

const card = (name, title, rows) => make("section", `card ${name}`, "", [make("h2", "", title), ...rows]);

function dials(data, words) {
  const rows = data.dials.map(({ uses, red_at: end }, at) => {
    const red = uses >= end;
    const row = make("div", red ? "dial red" : "dial");
    const steps = Array.from({ length: end }, (_, step) => make("i", step < uses ? "used" : ""));
    const figure = make("b", "", `${uses}/${end}`);
    if (red) figure.setAttribute("aria-label", `${uses}/${end}, ${words.red}`);
    row.append(make("span", "", words[`dial_${at + 1}`]), make("span", "steps", "", steps), figure);
    return row;
  });
  return card("dials", words.dials, rows);
}

function industry(data, words) {
  const rows = data.tracks.map((one) => {
    const row = make("div", one.moved ? "track moved" : "track");
    const steps = one.values.map((value) => make("i", value <= one.value ? "used" : ""));
    const there = one.present.map((key) => chip(key, data.companies[key - 1].name));
    row.append(
      make("span", "", one.name), make("b", "", one.value), make("span", "steps", "", steps),
      make("span", "there", "", there),
    );
    return row;
  });
  return card("industry", words.industry, rows);
}

function ending(data, words) {
  const rows = data.flags.map(({ now, end, set }, at) => make("span", set ? "flag set" : "flag", "", [
    // Most go up to their end; the houses go down.
    make("b", "", at === HOUSES ? `${now} → ${end}` : `${now}/${end}`),
    make("span", "", words[`flag_${at + 1}`]),
  ]));
  return card("ending", words.end, [make("div", "flags", "", rows)]);
}

export function player(data, setup, words) {
  const box = playerCard(data, setup, data.playing ? spaced(data.cash) : words.left);
  const held = make("span", "held");
  data.shares.forEach((count, at) => {
    if (count) held.append(chip(at + 1, count, `${words.companies[at]} ${count}`));
  });
  if (data.dividend !== null) {
    const dividend = make("span", "dividend", `+${data.dividend}`);
    dividend.setAttribute("role", "img");
    dividend.setAttribute("aria-label", `${words.dividend} ${data.dividend}`);
    held.append(dividend);
  }
  box.append(held);
  return box;
}
