// Small things to draw: elements, pawns, amounts, and the graph of recent prices.

const SVG = "http://www.w3.org/2000/svg";
let icons = [];

export function setPawns(pawns) {
  icons = pawns.map(({ icon }) => icon);
}

// Return an element with a class, text and children.
export function make(tag, name = "", text = "", children = []) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (text !== "") made.textContent = text;
  made.append(...children);
  return made;
}

export function colour(element, name, property = "--own") {
  element.style.setProperty(property, `var(--${name})`);
  return element;
}

export function pawn(number, name = "", label = "") {
  const svg = document.createElementNS(SVG, "svg");
  if (name) svg.setAttribute("class", name);
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else {
    svg.setAttribute("aria-hidden", "true");
  }
  drawPawn(svg, number);
  svg.style.fill = `var(--pawn-${number})`;
  return svg;
}

export function drawPawn(svg, number) {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", icons[number - 1].path);
  svg.setAttribute("viewBox", icons[number - 1].box);
  svg.replaceChildren(path);
}

// Draw prices: level until they change, the newest at the right edge, none before a listing.
export function graph(prices, room) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "graph");
  svg.setAttribute("viewBox", "0 0 100 30");
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  const known = prices.filter((price) => price !== null);
  const low = Math.min(...known), high = Math.max(...known);
  // A change of a few millions should not look like a crash.
  const span = Math.max(high - low, high * 0.25, 8), base = (low + high - span) / 2;
  const y = (price) => (28 - (26 * (price - base)) / span).toFixed(1);
  const step = 100 / room;
  let points = [];
  const flush = () => {
    if (points.length) {
      const line = document.createElementNS(SVG, "polyline");
      line.setAttribute("points", points.join(" "));
      svg.append(line);
    }
    points = [];
  };
  prices.forEach((price, place) => {
    const x = (100 - (prices.length - place) * step).toFixed(1);
    if (points.length) points.push(`${x},${points.at(-1).split(",")[1]}`);
    if (price === null) flush();
    else points.push(`${x},${y(price)}`);
  });
  if (points.length) points.push(`100,${points.at(-1).split(",")[1]}`);
  flush();
  return svg;
}

export const spaced = (amount) => String(amount).replace(/\B(?=(\d{3})+$)/g, "\u202f");

const signed = (change) => (change > 0 ? "+" : "−") + spaced(Math.abs(change));

// Return the change of a price, green or red.
export const moved = (change) => make("i", change > 0 ? "up" : "down", signed(change));

// Return the box that says whose turn it is, in which round, and what is awaited: the same in every game.
export function awaited(turn, round, text, stage = "") {
  const box = make("section", stage ? `awaited ${stage}` : "awaited");
  colour(box, turn ? `pawn-${turn}` : "brass").setAttribute("aria-live", "polite");
  if (turn) box.append(pawn(turn));
  box.append(make("div", "", "", [make("span", "round", round), make("strong", "", text)]));
  return box;
}

// Return a player's card, the same in every game: name, picture, total, last change.
export function playerCard(data, setup, total, note = "", name = setup.pawns[data.pawn - 1].name) {
  const box = colour(make("section", "pawn"), `pawn-${data.pawn}`);
  box.classList.toggle("leads", data.rank === 1 && data.playing);
  box.classList.toggle("acts", Boolean(data.turn));
  box.classList.toggle("gone", !data.playing);
  const change = make("span", `change ${data.change > 0 ? "up" : "down"}`, data.change ? signed(data.change) : "");
  const aside = make("span", "aside", "", [change, make("em", "", note)]);
  box.append(make("span", "name", name), pawn(data.pawn), make("span", "total", total), aside);
  return box;
}

// Make names smaller that are wider than their place.
export function fitNames() {
  const names = [...document.querySelectorAll(".pawn .name, .row .name")];
  for (const name of names) name.style.fontSize = "";
  const sizes = names.map((name) => name.scrollWidth > name.clientWidth
    && (parseFloat(getComputedStyle(name).fontSize) * name.clientWidth) / name.scrollWidth);
  sizes.forEach((size, at) => size && (names[at].style.fontSize = `${size - 0.1}px`));
}
