"""Responses of the local servers, with the headers that every one of them carries."""

from aiohttp import web

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


def answer(body: bytes, kind: str) -> web.Response:
    """Return a response of this content type."""
    return web.Response(body=body, content_type=kind, charset="utf-8")


async def add_headers(request: web.BaseRequest, response: web.StreamResponse) -> None:
    """Add the common headers to a response that does not set its own, just before it is sent."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
