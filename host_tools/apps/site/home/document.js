// A document's only button, and the site kept, for whoever came here first.

import { keepSite } from "./keeping.js";

document.querySelector("[data-do=print]")?.addEventListener("click", () => print());
keepSite(document.documentElement.dataset.worker);
