// A story with the players' names in it, where this browser knows them: to be looked at, or kept.

import { know, named, squeeze } from "./play/names.js";
import { language } from "./words.js";

// Without its script it can only be looked at: the names are in it already.
export function withNames(story, { script = true } = {}) {
  const made = new DOMParser().parseFromString(story, "text/html");
  know(made.documentElement.dataset.pawns.split(","), language);
  let changed = !script;
  const walker = made.createTreeWalker(made.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = named(node.data);
    changed ||= text !== node.data;
    node.data = text;
  }
  for (const label of made.querySelectorAll("text[data-room]")) squeeze(label);
  if (!script) for (const one of made.querySelectorAll("script")) one.remove();
  return changed ? `<!doctype html>\n${made.documentElement.outerHTML}\n` : story;
}
