"""A web host as the site will find one, for tests and measurements: static files and nothing else.

Texts travel compressed, and the answers say what the site's own `_headers` asks for.
"""

import gzip
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

_PIECE = 2048
_LATE_S = 0.05
"""A program that wakes late has not slowed the line down: what is due is sent at once."""
_TEXTS = (".html", ".css", ".js", ".mjs", ".json", ".svg", ".webmanifest", ".txt")


class _Handler(SimpleHTTPRequestHandler):
    """Answers for the files of `server.folder`."""

    protocol_version = "HTTP/1.1"
    server: "Host"

    def log_message(self, format: str, *arguments: object) -> None:
        """Nobody reads it."""

    def do_GET(self) -> None:
        """A file, or that there is none. A host that was closed answers no open connection."""
        if self.server.is_closed:
            self.close_connection = True
            return
        name = self.path.split("?")[0].split("#")[0]
        path = (self.server.folder / name.lstrip("/")).resolve()
        if path.is_dir():
            path /= "index.html"
        if not path.is_relative_to(self.server.folder) or not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        for header, value in self.server.headers:
            self.send_header(header, value)
        if path.suffix in _TEXTS and "gzip" in self.headers.get("Accept-Encoding", ""):
            body = gzip.compress(body, 6)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        with suppress(ConnectionError):  # a page that is closed reads no further
            self._send(body)
        self.server.sent[name] = len(body)

    def _send(self, body: bytes) -> None:
        """At once, or as slowly as the line is, which all answers share."""
        server = self.server
        if not server.bytes_per_s:
            self.wfile.write(body)
            return
        time.sleep(server.latency_s)
        for at in range(0, len(body), _PIECE):
            piece = body[at : at + _PIECE]
            with server.line:
                takes = len(piece) / server.bytes_per_s
                until = server.free_at = max(server.free_at, time.monotonic() - _LATE_S) + takes
            time.sleep(max(0.0, until - time.monotonic()))
            self.wfile.write(piece)


class Host(ThreadingHTTPServer):
    """`folder` may be changed: that is a new version of the site. `sent` has the bytes of every
    answer, by its address. With `bytes_per_s` it is as slow as a phone's line, and every answer
    begins `latency_s` late."""

    daemon_threads = True
    bytes_per_s = 0
    latency_s = 0.0
    free_at = 0.0
    is_closed = False

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.folder = folder.resolve()
        self.sent: dict[str, int] = {}
        self.line = threading.Lock()
        lines = (folder / "_headers").read_text("utf-8").splitlines()[1:]
        self.headers = [tuple(line.strip().split(": ", 1)) for line in lines if line.strip()]

    def server_close(self) -> None:
        """Be gone, for browsers that are still connected as well."""
        self.is_closed = True
        super().server_close()

    @property
    def address(self) -> str:
        """Of the front page. By a name that browsers take for their own machine."""
        return f"http://localhost:{self.server_address[1]}/"


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """The site, at an address, until it is done with."""
    host = Host(folder)
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
        thread.join()
