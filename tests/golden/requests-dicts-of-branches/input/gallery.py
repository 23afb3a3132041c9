"""The body is one of several dicts, which another package transforms; `stream` is a field."""

from dataclasses import dataclass

import httpx
from pictures import transform


def without_frame(picture, framed):
    """Return a picture with or without its frame."""
    if framed:
        return picture
    plain = dict(picture)
    plain["frame"] = None
    return plain


@dataclass
class Painting:
    """What is sent, of which one field is named like an option of HTTP libraries."""

    title: str
    painter: str
    stream: bool = False


class Gallery:
    """The client."""

    def __init__(self, url: str):
        self._client = httpx.Client(base_url=url)

    def _send(self, method, path, request):
        return self._client.request(method, path, json=vars(request))

    def hang(self, title: str, frame: str, framed: bool = True):
        """Hang a picture."""
        picture = without_frame({"title": title, "frame": frame}, framed)
        return self._client.post("/pictures", json=transform(picture, Painting))

    def paint(self, title: str, painter: str, stream: bool = False):
        """Paint a picture."""
        painting = Painting(title=title, painter=painter, stream=stream)
        return self._send("POST", "/paintings", request=painting)
