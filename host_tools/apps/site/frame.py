"""The frame that every page of the site shares."""

from html import escape

CSP = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self'; worker-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)
"""Nothing is loaded from or sent to another site. MicroPython is WebAssembly."""
PAPER_CSP = CSP.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
"""A report has its style sheet inside."""


def head(up: str, csp: str = CSP) -> str:
    """Return the tags that the head of every page needs. `up` leads to the top of the site."""
    return (
        f'<meta http-equiv="Content-Security-Policy" content="{csp}">\n'
        '  <meta name="referrer" content="no-referrer">\n'
        f'  <link rel="icon" href="{up}icon.svg">\n'
        f'  <link rel="apple-touch-icon" href="{up}icon-192.png">\n'
        f'  <link rel="manifest" href="{up}manifest.webmanifest">'
    )


def render_page(
    title: str, body: str, up: str, lang: str = "en", scripts: str = "", csp: str = CSP
) -> str:
    """Return a page with the project's name at its top."""
    return f"""<!doctype html>
<html lang="{lang}" data-worker="{up}service_worker.js">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="theme-color" content="#241a14">
  <title>{escape(title)}</title>
  {head(up, csp)}
  <link rel="stylesheet" href="{up}home.css">
  <script type="module" src="{up}document.js"></script>
  {scripts}
</head>
<body>
<header class="top"><p class="name"><a href="{up}">Courtier</a></p></header>
<main class="document">
{body}
</main>
</body>
</html>
"""


def toolbar(lang: str, other: str, first: str = "") -> str:
    """Return the row above a document: print it, or read it in the other language, at `other`."""
    words = ("Imprimer", "en", "English") if lang == "fr" else ("Print", "fr", "Français")
    button, code, name = words
    return (
        f'<p class="tools">{first}<button class="button" data-do="print">{button}</button>'
        f'<a href="{other}" hreflang="{code}">{name}</a></p>'
    )
