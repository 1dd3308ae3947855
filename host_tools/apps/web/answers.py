"""What every answer of ours says about itself, also one that refuses."""

from aiohttp import web

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


def answer(body: bytes, kind: str) -> web.Response:
    """An answer of a kind that browsers know."""
    return web.Response(body=body, content_type=kind, charset="utf-8")


async def add_headers(request: web.BaseRequest, response: web.StreamResponse) -> None:
    """Say what may be done with an answer, just before it is sent; one may have said so itself."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
