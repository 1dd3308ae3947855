// A document's only button, and the service worker, for whoever came here first.

document.querySelector("[data-do=print]")?.addEventListener("click", () => print());
navigator.serviceWorker?.register(document.documentElement.dataset.worker);
