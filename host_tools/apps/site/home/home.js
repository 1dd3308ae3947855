// Shows the reader's language: the one in the address, the one chosen before, or the browser's.

import { keepSite } from "./keeping.js";

const html = document.documentElement;

function show(language) {
  html.lang = language;
  document.title = language === "fr" ? "Courtier – la banque du jeu Trader" : "Courtier – the banker of Trader";
  for (const link of document.querySelectorAll("[data-lang]")) {
    link.toggleAttribute("aria-current", link.dataset.lang === language);
  }
}

function wanted() {
  const named = /^#(?:install-)?(fr|en)$/.exec(location.hash)?.[1];
  if (named) localStorage.setItem("language", named);
  return named ?? localStorage.getItem("language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
}

show(wanted());
addEventListener("hashchange", () => show(wanted()));
keepSite("service_worker.js");
