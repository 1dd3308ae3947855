"""Finds text on a page that cannot be read because it overlaps other text or is cut off."""

from typing import Any

_FIND = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(".unseen, .veil")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const narrow = parent.hasAttribute("textLength"); // drawn so, which a range does not know
    for (const line of narrow ? [parent.getBoundingClientRect()] : range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      // Room above and below that letters of this size do not use.
      const box = { left: line.left + 0.5, right: line.right - 0.5,
        top: line.top + line.height / 5, bottom: line.bottom - line.height / 5 };
      let cut = "";
      for (let up = parent; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up), outer = up.getBoundingClientRect();
        if (style.overflowX === "auto") break; // it slides
        if (style.overflow === "visible" || style.display === "inline") continue;
        if (box.right > outer.right + 1 || box.left < outer.left - 1
            || box.bottom > outer.bottom + 1 || box.top < outer.top - 1) {
          cut = String(up.className.baseVal ?? up.className);
        }
      }
      const slides = parent.closest(".shares, .board, .scroll");
      const holder = !slides && parent.closest("section, article, .pawn, .line");
      const card = holder && holder.getBoundingClientRect();
      if (card && (box.right > card.right + 1 || box.bottom > card.bottom + 1)) cut ||= "its card";
      if (!slides && box.right > innerWidth + 1) cut = "the window";
      found.push({ text: node.textContent.trim().slice(0, 40), cut, ...box });
    }
  }
  const apart = (a, b) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const wrong = found.filter(({ cut }) => cut).map(({ text, cut }) => `${text}: cut off by ${cut}`);
  found.forEach((one, at) => found.slice(0, at).forEach((other) => {
    if (!apart(one, other)) wrong.push(`${one.text} lies on ${other.text}`);
  }));
  return wrong;
}"""


def unreadable(page: Any) -> list[str]:
    """Return what of a page lies on something else or is cut off."""
    found: list[str] = page.evaluate(_FIND)
    return found
