// Puts the players' names that this browser knows into a story.

import { know, named, squeeze } from "./play/names.js";
import { language } from "./words.js";

// Without its script the story can only be viewed; the names are already in it.
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
