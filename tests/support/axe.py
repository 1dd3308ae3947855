"""Finds barriers for people who read a page by ear or use it by keyboard, with axe-core."""

from typing import Any

from host_tools.dev.javascript.install import AXE

_RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: { "label-content-name-mismatch": { enabled: true } } });
  const grave = ["serious", "critical"], named = ["empty-heading", "empty-table-header"];
  return violations.filter(({ id, impact }) => grave.includes(impact) || named.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => [id, target.join(" ")]));
}"""


def barriers(page: Any) -> list[tuple[str, str]]:
    """Return (rule, element) of every serious finding on a page."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8"))
    return [(rule, element) for rule, element in page.evaluate(_RUN)]
