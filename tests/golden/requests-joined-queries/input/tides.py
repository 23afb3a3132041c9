"""Queries that code joins by hand, from dicts that it filters and sorts."""

import hashlib
import hmac
from urllib.parse import quote

import requests


class Tides:
    """The client: it signs what it sends."""

    address = "https://tides.example/api"

    def __init__(self, secret: str):
        """Take the secret."""
        self.secret = secret
        self.session = requests.Session()

    def forecast(self, harbour: str, day: str, unit: str | None = None):
        """Return the tides of a day."""
        return self._send("get", "/forecast", {"harbour": harbour, "day": day, "unit": unit})

    def report(self, harbour: str, level: float, note: str | None = None):
        """Report a level."""
        return self._send("post", "/levels", {"harbour": harbour, "level": level, "note": note})

    def search(self, **filters):
        """Search harbours."""
        filters["sort"] = "name"
        query = "&".join(f"{name}={quote(value)}" for name, value in sorted(filters.items()))
        return requests.get(f"{self.address}/harbours?{query}", timeout=5)

    def nearest(self, latitude: float, longitude: float, limit: int = 5):
        """Return the harbours that are nearest to a point."""
        parts = [f"lat={latitude}", f"lon={longitude}"]
        if limit != 5:
            parts.append(f"limit={limit}")
        return self.session.get(self.address + "/nearest", params="&".join(parts))

    def _send(self, method, path, values):
        values["version"] = 3
        pairs = self._ordered(values)
        pairs.append(("digest", self._digest(pairs)))
        given = {}
        if method == "get":
            given["params"] = "&".join("%s=%s" % (one[0], one[1]) for one in pairs)
        else:
            given["data"] = pairs
        return getattr(self.session, method)(self.address + path, **given)

    def _ordered(self, values):
        kept = dict(filter(lambda one: one[1] is not None, values.items()))
        return sorted((name, str(value)) for name, value in kept.items())

    def _digest(self, pairs):
        text = "&".join(f"{name}={value}" for name, value in pairs)
        return hmac.new(self.secret.encode(), text.encode(), hashlib.sha256).hexdigest()
