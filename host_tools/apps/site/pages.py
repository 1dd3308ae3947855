"""Writes the faceplate, the front page, and the files that browsers need to install the site."""

import json
import shutil
from pathlib import Path

from banker import __version__
from PIL import Image, ImageDraw

from host_tools.apps.guides.documents import Shelf
from host_tools.apps.site import hero
from host_tools.apps.site.frame import PAPER_CSP, head, render_page
from host_tools.apps.site.guides import game_cards

HERE = Path(__file__).parent
HOME = HERE / "home"
_PRELOADED = ("main.js", "site.js", "site_words.js", "../keeping.js", "keys.js", "screen.js")
_PRICE = (7, 14, 10, 14, 10, 11, 13, 11, 13, 13, 16, 13, 16, 9, 19, 9, 19, 11, 22, 11, 22, 7, 25, 7)
"""The corners of the line on the icon's screen."""
_HEADERS = """/*
  Content-Security-Policy: {csp}; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
"""


def fit_faceplate(page: Path) -> None:
    """Add the site's own parts to the faceplate's page."""
    text = page.read_text("utf-8")
    first = ['<script type="module" src="engine.js" async></script>']
    first += [
        f'<link rel="preload" href="{name}" as="fetch" crossorigin fetchpriority="high">'
        for name in ("micropython.wasm.pack", "first.pack", "faceplate.json")
    ]
    text = text.replace("<title>", "\n  ".join(first) + "\n  <title>", 1)
    added = [head("../"), '<link rel="stylesheet" href="site.css">']
    added += [f'<link rel="modulepreload" href="{name}">' for name in _PRELOADED]
    added += ['<script type="module" src="site.js"></script>']
    text = text.replace('  <link rel="icon" href="icon.svg">\n', "")
    text = text.replace("</head>", "  " + "\n  ".join(added) + "\n</head>")
    page.write_text(text, encoding="utf-8")


def write_front(target: Path, zip_name: str) -> None:
    """Write the front page in both languages."""
    shelf = Shelf(target / "guides" / "pictures", "guides/pictures/")
    text = (HOME / "index.html").read_text("utf-8")
    words = {"HEAD": head(""), "VERSION": __version__, "ZIP": zip_name}
    words |= {"WIDE": str(hero.SIZE[0]), "HIGH": str(hero.SIZE[1])}
    words |= {"GAMES_FR": game_cards("fr", shelf), "GAMES_EN": game_cards("en", shelf)}
    for name, value in words.items():
        text = text.replace(f"@{name}@", value)
    (target / "index.html").write_text(text, encoding="utf-8")
    for path in HOME.iterdir():
        if path.suffix in (".css", ".js"):  # the HTML is assembled here
            shutil.copy(path, target)
    hero.write_pictures(target)
    body = (HOME / "offline.html").read_text("utf-8")
    script = '<script type="module" src="words.js"></script>'
    (target / "offline.html").write_text(render_page("Courtier", body, "", scripts=script), "utf-8")


def write_manifest(target: Path, icon: Path) -> None:
    """Write the manifest and the icons that browsers ask for before they offer to install a
    page."""
    shutil.copy(icon, target / "icon.svg")
    for size in (192, 512):
        draw_icon(size).save(target / f"icon-{size}.png", optimize=True)
    icons = [
        {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": use}
        for size in (192, 512)
        for use in ("any", "maskable")
    ]
    manifest = {
        "id": "./",
        "name": "Courtier",
        "short_name": "Courtier",
        "description": "La banque électronique de Trader et d’autres jeux. "
        "The electronic banker of Trader and other games.",
        "start_url": "play/",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "background_color": "#1a110b",
        "theme_color": "#241a14",
        "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}, *icons],
    }
    text = json.dumps(manifest, ensure_ascii=False, indent=1)
    (target / "manifest.webmanifest").write_text(text + "\n", encoding="utf-8")
    (target / "_headers").write_text(_HEADERS.format(csp=PAPER_CSP), encoding="utf-8")


def draw_icon(size: int) -> Image.Image:
    """Draw the unit small, inside a circle: a screen with a rising price, and keys."""
    scale = size / 32 * 4
    image = Image.new("RGB", (size * 4, size * 4), "#1b3038")
    draw = ImageDraw.Draw(image)

    def box(x: float, y: float, width: float, height: float, radius: float, colour: str) -> None:
        """Draw a rounded box, given in 32 x 32 units, scaled to four fifths for round masks."""
        corners = [_inside(value) * scale for value in (x, y, x + width, y + height)]
        draw.rounded_rectangle(corners, radius * scale * 0.8, fill=colour)

    box(4, 5, 24, 12, 2, "#05090d")
    line = [_inside(value) * scale for value in _PRICE]
    draw.line(line, fill="#c4f6ff", width=round(1.3 * scale), joint="curve")
    for x in (4, 11):
        for y in (20, 25):
            box(x, y, 5, 3, 1, "#e8dfca")
    box(19, 20, 9, 3, 1, "#3f8f9f")
    box(19, 25, 9, 3, 1, "#d39a3a")
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _inside(value: float) -> float:
    return 16 + (value - 16) * 0.8
