"""Writes the pages around the unit: the table's screen, the story, a unit on a cable, the
installation."""

import shutil
from pathlib import Path

from host_tools.apps.site.frame import CSP, PAPER_CSP, head, render_page
from host_tools.apps.web.page_files import SHARED
from host_tools.link.history.sentences import LANGUAGES
from host_tools.link.mirror import assets
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.room import PAGE as MIRROR

HERE = Path(__file__).parent
AROUND = HERE / "around"
_PRELOADED = ("draw.js", "engine.js", "games.js", "names.js")
_PAGES = (
    ("report", "play/report", "../../", PAPER_CSP),
    ("unit", "unit", "../", CSP),
    ("install", "install", "../", CSP),
)


def write_around(target: Path, zip_name: str) -> None:
    """Write the pages that have a body in both languages and a script."""
    for shared in ("words.js", "story.js"):
        shutil.copy(AROUND / shared, target)
    for name, folder, up, csp in _PAGES:
        body = (AROUND / f"{name}.html").read_text("utf-8").replace("@ZIP@", zip_name)
        script = f'<script type="module" src="{name}.js"></script>'
        place = target / folder
        place.mkdir(parents=True)
        page = render_page("Courtier", body, up, "en", script, csp)
        (place / "index.html").write_text(page, encoding="utf-8")
        shutil.copy(AROUND / f"{name}.js", place)


def write_table(target: Path) -> None:
    """Write the mirror's page, which takes its data from the host tools in this browser."""
    shutil.copytree(MIRROR, target)
    for path in SHARED:
        shutil.copy(path, target)
    shutil.copy(HERE / "table" / "engine.js", target)  # in the place of the one for a server
    for name, path in assets.game_files():
        (target / name).parent.mkdir(exist_ok=True)
        shutil.copy(path, target / name)
    (target / "colours.css").write_text(assets.colours(), encoding="utf-8")
    (target / "games.css").write_text(assets.styles(), encoding="utf-8")
    (target / "games.js").write_text(assets.games(), encoding="utf-8")
    for lang in LANGUAGES:
        (target / f"setup.{lang}.json").write_text(MirrorHub(lang).setup, encoding="utf-8")
    index = target / "index.html"
    text = index.read_text("utf-8").replace('  <link rel="icon" href="icon.svg">\n', "")
    added = [head("../../"), '<link rel="modulepreload" href="../../worker/host.js">']
    added += [f'<link rel="modulepreload" href="{name}">' for name in _PRELOADED]
    text = text.replace("</head>", "  " + "\n  ".join(added) + "\n</head>")
    index.write_text(text, encoding="utf-8")
