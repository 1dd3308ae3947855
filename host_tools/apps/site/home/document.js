// The print button of a document, and the cached site for visitors who start here.

import { keepSite } from "./keeping.js";

document.querySelector("[data-do=print]")?.addEventListener("click", () => print());
keepSite(document.documentElement.dataset.worker);
