// The site's additions to the faceplate: backup and restore, full screen, new versions, and moving
// the unit here from another window.

import { keepSite } from "../keeping.js";
import * as engine from "./engine.js";
import * as names from "./names.js";
import { word } from "./site_words.js";

const $ = (id) => document.getElementById(id);
const { body } = document;
let waitingVersion = null;

function build() {
  const made = document.createElement("template");
  made.innerHTML = `
    <section class="card site">
      <h2 data-site="game"></h2>
      <div class="row">
        <button class="plain" id="backup" data-site="backup"></button>
        <label class="plain pick"><span data-site="restore"></span>
          <input type="file" id="restore" accept=".json,application/json" class="unseen"></label>
        <button class="plain" id="full" data-site="full"></button>
      </div>
      <p class="note" id="site-note" role="status"></p>
      <nav class="links">
        <a href="../" data-site="home"></a>
      </nav>
      <p class="row update" id="update" hidden>
        <span data-site="update"></span><button class="plain" data-site="update_now"></button>
      </p>
    </section>
    <dialog id="elsewhere">
      <p data-site="elsewhere"></p>
      <button class="plain" autofocus data-site="take"></button>
    </dialog>`;
  const card = made.content.querySelector("section");
  document.getElementById("begin").after(card);
  const where = document.createElement("p");
  where.className = "note";
  where.dataset.site = "mirror_where";
  document.querySelector("a[href='mirror/']").closest(".card").append(where);
  body.append(made.content.querySelector("dialog"));
  body.classList.add("in-site");
}

function label() {
  for (const element of document.querySelectorAll("[data-site]")) {
    element.textContent = word(element.dataset.site);
  }
}

const note = (text) => ($("site-note").textContent = text);

function download(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Name files as `courtier backup` does.
function stamped() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `courtier-${day}-${two(now.getHours())}${two(now.getMinutes())}.json`;
}

// Adopt the players' names of a backup if nobody has a name yet.
function adoptNames(text) {
  try {
    const { players } = JSON.parse(text);
    if (Array.isArray(players) && !names.all().some(Boolean)) names.adopt(players);
  } catch { /* the unit says what is wrong with the file */ }
}

function offerVersion(registration) {
  waitingVersion = registration.waiting;
  $("update").hidden = !waitingVersion || !navigator.serviceWorker.controller;
}

async function registerWorker() {
  const { serviceWorker } = navigator;
  const known = Boolean(serviceWorker?.controller);
  serviceWorker?.addEventListener("controllerchange", () => known && location.reload());
  const registration = await keepSite("../service_worker.js");
  if (!registration) return;
  offerVersion(registration);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming.addEventListener("statechange", () => offerVersion(registration));
  });
  document.addEventListener("visibilitychange", () =>
    document.hidden || registration.update().catch(() => {}));
}

build();
engine.on("open", ({ lasting }) => {
  if ($("elsewhere").open) $("elsewhere").close();
  if (!lasting) note(word("not_lasting"));
});
engine.on("elsewhere", () => $("elsewhere").open || $("elsewhere").showModal());
engine.on("backup", ({ text }) => {
  download(text, stamped());
  note(word("backed_up"));
});
engine.on("restore", ({ wrong }) => note(word(wrong === "game" ? "game_refused" : wrong || "asks")));

// After a click the keyboard plays again.
document.querySelector(".card.site").addEventListener("click", ({ detail, target }) =>
  detail && target.closest("button")?.blur());
$("backup").onclick = () => engine.send("backup", { players: JSON.stringify(names.all()) });
$("restore").onchange = async ({ target }) => {
  const [file] = target.files;
  if (file) {
    const text = await file.slice(0, 1 << 20).text();
    engine.send("restore", { text });
    adoptNames(text);
  }
  target.value = "";
};
$("full").hidden = !document.documentElement.requestFullscreen;
$("full").onclick = () => (document.fullscreenElement
  ? document.exitFullscreen() : document.documentElement.requestFullscreen());
document.addEventListener("fullscreenchange", () =>
  body.classList.toggle("full", Boolean(document.fullscreenElement)));
$("elsewhere").querySelector("button").onclick = () => engine.take();
$("elsewhere").oncancel = (event) => event.preventDefault();
$("update").querySelector("button").onclick = () => waitingVersion?.postMessage("take over");
// Ask the browser once not to delete the game when the disk is nearly full.
addEventListener("pointerup", () => navigator.storage?.persist?.(), { once: true });
new MutationObserver(label).observe(document.documentElement, { attributeFilter: ["lang"] });
label();
registerWorker();
