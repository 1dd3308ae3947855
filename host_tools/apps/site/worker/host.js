// The host tools as pages see them: calls with answers, and messages meanwhile. `services` do for
// them what only a page can: read a port, write to a drive.

export class Host {
  #worker = new Worker(
    new URL(`host_worker.js?lang=${document.documentElement.lang}`, import.meta.url), { type: "module" });
  #waiting = new Map();
  #handlers = {};
  #calls = 0;

  constructor(services = {}) {
    this.#worker.onerror = (event) => this.#fail(event.message || "The tools could not be loaded.");
    this.#worker.onmessage = async ({ data }) => {
      if (data.ask) {
        try {
          const answer = await services[data.ask](...data.values);
          this.#worker.postMessage({ id: data.id, answer });
        } catch (error) {
          this.#worker.postMessage({ id: data.id, failed: `${error.name}: ${error.message}` });
        }
      } else if (data.say === "broken") {
        this.#fail(data.text);
      } else if (data.say) {
        this.#handlers[data.say]?.(data.text);
      } else {
        const { done, failed } = this.#waiting.get(data.id);
        this.#waiting.delete(data.id);
        if ("error" in data) failed(new Error(data.error));
        else done(data.value);
      }
    };
  }

  // The tools could not be loaded: reject all calls.
  #fail(text) {
    for (const { failed } of this.#waiting.values()) failed(new Error(text));
    this.#waiting.clear();
    this.#handlers.broken?.(text);
  }

  on(kind, handler) {
    this.#handlers[kind] = handler;
  }

  call(name, ...values) {
    const id = ++this.#calls;
    this.#worker.postMessage({ call: name, id, values });
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  post(message) {
    this.#worker.postMessage(message);
  }

  close() {
    this.#worker.terminate();
  }
}
