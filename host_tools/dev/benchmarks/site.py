"""The site on a phone-like profile: what playing transfers, the first picture and the first key
that is answered, how much moves meanwhile, a key's picture.

Chromium with its processor four times slower (as its own profile of a slow phone has it: the
page's thread), a host that sends 1.6 Mbit/s in all and answers 150 ms late. Bytes are those of all
answers, compressed as hosts compress texts.
"""

import tempfile
from pathlib import Path
from statistics import median, quantiles

from host_tools.apps.site.build import build
from host_tools.apps.site.host import Host, serve
from host_tools.apps.site.host_page_files import is_installed
from host_tools.apps.web.chromium import NoBrowser, chromium, find_chromium
from host_tools.apps.web.driving import wait_for_text
from host_tools.dev.benchmarks.rows import Row
from host_tools.dev.benchmarks.web_latency import AIM_MS, WATCH, play

MOST_KB = 700
FIRST_PICTURE_S = 2.5
SLOWER = 4
TRIES = 3
BYTES_PER_S = 200_000
LATENCY_S = 0.15
MOST_SHIFT = 0.1
_LIT = """() => {
  Object.assign(globalThis, { litAt: 0, usableAt: 0, shifted: 0 });
  const type = (key) => ["keydown", "keyup"].forEach((kind) =>
    document.body.dispatchEvent(new KeyboardEvent(kind, { key, code: key, bubbles: true })));
  document.addEventListener("picture", () => requestAnimationFrame(() => {
    if (document.body.classList.contains("dark") || usableAt) return;
    if (litAt) {
      usableAt = performance.now();
      type("Escape");
    } else {
      litAt = performance.now();
      type("t");
    }
  }));
  new PerformanceObserver((seen) => seen.getEntries().forEach(({ value, hadRecentInput }) => {
    if (!hadRecentInput) shifted += value;
  })).observe({ type: "layout-shift", buffered: true });
}"""


def measure() -> list[Row]:
    """Return the rows, or none without a browser."""
    try:
        find_chromium()
    except NoBrowser as missing:
        print(f"The site: not measured, {missing}.")
        return []
    if not is_installed():
        print("The site: not measured, Pyodide is not installed.")
        return []
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        build(site)
        with serve(site) as host:
            host.bytes_per_s, host.latency_s = BYTES_PER_S, LATENCY_S
            return _measured(host)


def _measured(host: Host) -> list[Row]:
    firsts, usable, shifted = [], [], []
    with chromium() as browser:
        for _ in range(TRIES):
            host.sent.clear()
            context = browser.new_context(
                viewport={"width": 390, "height": 844}, service_workers="block"
            )
            page = context.new_page()
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            page.add_init_script(f"({_LIT})()")
            page.goto(f"{host.address}play/?market=calm&seed=1&lang=en")
            page.wait_for_function("() => globalThis.usableAt")
            firsts.append(float(page.evaluate("litAt")) / 1000)
            usable.append(float(page.evaluate("usableAt")) / 1000)
            wait_for_text(page, "€ M")
            page.wait_for_load_state("networkidle")
            shifted.append(float(page.evaluate("shifted")))
            sent = sum(host.sent.values())
            page.evaluate(WATCH)
            took = play(page)
            context.close()
    return [
        Row("all that playing transfers", sent / 1000, "KB", MOST_KB),
        Row("first picture of a first visit", median(firsts), "s", FIRST_PICTURE_S),
        Row("first key that is answered there", median(usable), "s", FIRST_PICTURE_S),
        Row("layout shift until then", 1000 * max(shifted), "/ 1000", 1000 * MOST_SHIFT),
        Row("key to picture, median", median(took), "ms", AIM_MS),
        Row("19 of 20 keys within", quantiles(took, n=20)[-1], "ms"),
    ]
