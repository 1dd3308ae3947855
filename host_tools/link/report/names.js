// Lets readers of a report replace its pawns by players' names.

/* global know, adopt, onChange, named, fields, squeeze -- from the pages' names.js, which comes before this in the file */

const { pawns: listed, names: title, why, known } = document.documentElement.dataset;
const words = []; // every text with a pawn in it, with its original content

function begin() {
  know(listed.split(","), document.documentElement.lang);
  if (known) adopt(JSON.parse(known));
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push([walker.currentNode, walker.currentNode.data]);
  document.querySelector("header").append(form());
  onChange(rename);
  rename();
}

function rename() {
  for (const [node, written] of words) node.data = named(written);
  for (const label of document.querySelectorAll("text[data-room]")) squeeze(label);
}

// Not every browser prints what is collapsed.
addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll("main > details")) folded.open = true;
});

function form() {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  const note = document.createElement("p");
  const holder = document.createElement("div");
  details.className = "names";
  summary.textContent = title;
  note.textContent = why;
  holder.append(...fields(picture));
  details.append(summary, note, holder);
  return details;
}

function picture(pawn) {
  const drawn = document.querySelector(`svg.pawn[data-pawn="${pawn}"]`);
  return drawn ? drawn.cloneNode(true) : document.createElement("span");
}

begin();
