// What the pages around the unit share: the reader's language, as on the front page, and small helpers.

const html = document.documentElement;
html.lang = localStorage.getItem("language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");

export const language = html.lang;
export const $ = (id) => document.getElementById(id);
export const both = (fr, en) => (language === "fr" ? fr : en);

export function say(text, bad = false) {
  $("said").textContent = text;
  $("said").classList.toggle("bad", bad);
}

export function keep(content, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const stamped = (stem, ending) => `${stem}-${new Date().toISOString().slice(0, 10)}.${ending}`;
