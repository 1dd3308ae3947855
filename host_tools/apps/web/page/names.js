// The players' names. A server keeps them with its unit's save and sends them to all its pages;
// without one they are kept in this browser. The unit knows only pawns, so names replace the pawns
// in its sentences here.

const PLACE = "courtier-names", LONGEST = 16;
const handlers = [];
let pawns = [], language = "en";
let names = read(), store = null; // `store` sends a name to the server, if that keeps them

function tidy(name) {
  return name.replace(/\s+/g, " ").trim().slice(0, LONGEST);
}

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.map((name) => tidy(String(name ?? ""))) : [];
  } catch {
    return []; // storage is off, or holds something else
  }
}

// Set the pawns' names, as the unit has them.
export function know(pawnNames, lang) {
  pawns = pawnNames;
  language = lang;
}

export const nameOf = (pawn) => names[pawn - 1] || "";

export const called = (pawn) => nameOf(pawn) || pawns[pawn - 1];

export function onChange(handler) {
  handlers.push(handler);
}

function keep(pawn, name) {
  adopt(pawns.map((_, at) => (at === pawn - 1 ? tidy(name) : nameOf(at + 1))));
  store?.(pawn, nameOf(pawn));
}

// Let a server keep the names: `sender` sends it what is typed here. If it has none yet, send those
// of this browser.
export function follow(known, sender) {
  const first = !store && !known.some(Boolean);
  store = sender;
  if (first) names.forEach((name, at) => name && store(at + 1, name));
  else adopt(known);
}

// Take over names from elsewhere.
export function adopt(known) {
  names = known.map((name) => tidy(String(name)));
  try {
    localStorage.setItem(PLACE, JSON.stringify(names));
  } catch { /* they last as long as the page is open */ }
  changed();
}

// Names typed in another window of this browser.
addEventListener("storage", ({ key }) => {
  if (key !== PLACE) return;
  const before = names;
  names = read();
  names.forEach((name, at) => name !== (before[at] ?? "") && store?.(at + 1, name));
  changed();
});

export const all = () => names;

function changed() {
  for (const input of document.querySelectorAll("input[data-pawn]")) {
    const typing = input === document.activeElement && input.value !== input.defaultValue;
    if (!typing) input.value = input.defaultValue = nameOf(Number(input.dataset.pawn));
  }
  for (const handler of handlers) handler();
}

// Replace pawns by names in a sentence: the dog, le chien, au chien, du chien.
export function named(sentence) {
  if (!names.some(Boolean)) return sentence;
  const known = pawns.map((pawn) => pawn.replace(/[^\p{L}\p{N} ]/gu, "\\$&")).join("|");
  const article = language === "fr" ? "du|au|de la|à la|de l[’']|à l[’']|le|la|l[’']" : "the";
  const found = new RegExp(`(?<!\\p{L})(?:(${article})\\s*)?(${known})(?!\\p{L})`, "giu");
  return sentence.replace(found, (as, before = "", pawn) => {
    const at = pawns.findIndex((one) => one.toLowerCase() === pawn.toLowerCase());
    const name = nameOf(at + 1);
    return name ? `${preposition(before.toLowerCase(), name)}${name}` : as;
  });
}

function preposition(article, name) {
  if (/^(au|à)/.test(article)) return "à ";
  if (/^d/.test(article)) return /^[aeiouyhàâäéèêëîïôöûü]/i.test(name) ? "d’" : "de ";
  return "";
}

// Condense a chart's label that is wider than its room. Before it is drawn, a letter counts as 8.
export function squeeze(label) {
  label.removeAttribute("textLength");
  const room = Number(label.dataset.room);
  const wide = label.getComputedTextLength?.() || 8 * label.textContent.length;
  if (wide <= room) return;
  label.setAttribute("textLength", room);
  label.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

// Return fields for the names, each after the picture that `picture` draws of its pawn.
export function fields(picture) {
  return pawns.map((pawn, at) => {
    const label = document.createElement("label");
    const input = document.createElement("input");
    input.maxLength = LONGEST;
    input.dataset.pawn = at + 1;
    input.autocomplete = "off";
    input.spellcheck = false;
    input.placeholder = pawn;
    input.value = input.defaultValue = nameOf(at + 1);
    input.setAttribute("aria-label", pawn);
    input.onchange = () => keep(at + 1, input.value);
    label.append(picture(at + 1), input);
    return label;
  });
}
