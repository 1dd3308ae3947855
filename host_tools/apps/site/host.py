"""A web host like those the site will be published on, for tests and measurements: static files and
nothing else.

Texts are sent compressed, with the headers that the site's own `_headers` asks for.
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
"""How late a thread may wake: what was due meanwhile is sent at once."""
_TEXTS = (".html", ".css", ".js", ".mjs", ".json", ".svg", ".webmanifest", ".txt")


class _Handler(SimpleHTTPRequestHandler):
    """Serves the files of `server.folder`."""

    protocol_version = "HTTP/1.1"
    server: "Host"

    def log_message(self, format: str, *arguments: object) -> None:
        """Do nothing: nobody reads the log."""

    def do_GET(self) -> None:
        """Send a file, or an error. A closed host answers no open connection."""
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
        """Send the body at once, or at the speed of the line, which all answers share."""
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
    """A web host of `folder`, which may be changed: that is a new version of the site. `sent` has
    the size of every answer, by address. With `bytes_per_s` it is as slow as a phone's line, and
    every answer begins `latency_s` late."""

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
        """Close the host, even for browsers that are still connected."""
        self.is_closed = True
        super().server_close()

    @property
    def address(self) -> str:
        """The address of the front page, with a name that browsers take for their own machine."""
        return f"http://localhost:{self.server_address[1]}/"


@contextmanager
def serve(folder: Path) -> Iterator[Host]:
    """Serve the site in a thread."""
    host = Host(folder)
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
        thread.join()
