// The market of Trader: the four sides of the board, and what each pawn is worth.

import { company } from "./company.js";
import { colour, make, pawn, playerCard, spaced } from "../draw.js";

const SIDES = [[0, 1], [2, 3], [4, 5], [6, 7]];

export function market(data, setup, words) {
  const group = (number) => section(number, data, setup, words);
  return SIDES.map((groups) => make("div", "side", "", groups.map(group)));
}

function section(number, data, setup, words) {
  const holder = data.monopolies[number];
  const title = make("h2", "", "", [make("span", "", words.groups[number])]);
  if (holder) {
    const badge = colour(make("em"), `pawn-${holder}`, "--holder");
    const icon = pawn(holder);
    icon.style.fill = "";
    badge.append(icon, words.monopoly);
    title.append(badge);
  }
  const names = setup.pawns.map(({ name }) => name);
  const companies = data.companies.filter((one) => one.group === number);
  const rows = companies.map((one) => company(one, words, names));
  return colour(make("section", "group", "", [title, ...rows]), `group-${number}`);
}

export function player(data, setup, words) {
  const card = playerCard(data, setup, data.playing ? spaced(data.total) : words.left);
  card.classList.toggle("leads", data.rank === 1 && data.total > 0);
  return card;
}
