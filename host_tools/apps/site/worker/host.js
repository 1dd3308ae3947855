// The host as pages see it: calls with answers, and what it says meanwhile. `serves` does for it
// what only a page can: read a port, write to a drive.

export class Host {
  #worker = new Worker(
    new URL(`host_worker.js?lang=${document.documentElement.lang}`, import.meta.url), { type: "module" });
  #waiting = new Map();
  #heard = {};
  #calls = 0;

  constructor(serves = {}) {
    this.#worker.onerror = (event) => this.#fail(event.message || "The tools could not be loaded.");
    this.#worker.onmessage = async ({ data }) => {
      if (data.ask) {
        try {
          const answer = await serves[data.ask](...data.values);
          this.#worker.postMessage({ id: data.id, answer });
        } catch (error) {
          this.#worker.postMessage({ id: data.id, failed: `${error.name}: ${error.message}` });
        }
      } else if (data.say === "broken") {
        this.#fail(data.text);
      } else if (data.say) {
        this.#heard[data.say]?.(data.text);
      } else {
        const { done, failed } = this.#waiting.get(data.id);
        this.#waiting.delete(data.id);
        if ("error" in data) failed(new Error(data.error));
        else done(data.value);
      }
    };
  }

  // The tools did not come: whoever waits for them hears of it.
  #fail(text) {
    for (const { failed } of this.#waiting.values()) failed(new Error(text));
    this.#waiting.clear();
    this.#heard.broken?.(text);
  }

  on(kind, handler) {
    this.#heard[kind] = handler;
  }

  call(name, ...values) {
    const id = ++this.#calls;
    this.#worker.postMessage({ call: name, id, values });
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  pass(message) {
    this.#worker.postMessage(message);
  }

  close() {
    this.#worker.terminate();
  }
}
