"""A request that only serves another one is not the only request of a function."""

import httpx


class Archive:
    """A client that asks for a number before it writes, and that makes addresses in its own way."""

    def __init__(self, make_url, address: str = "https://archive.test"):
        self._make_url = make_url
        self._address = address
        self._client = httpx.Client()

    def create(self, title: str):
        """Create an entry: where it is sent could not be read."""
        return self._write("POST", self._make_url("entries"), json={"title": title})

    def merge(self, title: str):
        """Merge entries: the number is asked for by the same helper, so it only serves."""
        return self._write("POST", self._make_url("merges"), json={"title": title})

    def publish(self, title: str):
        """Publish an entry: another request further in, which no other function sends."""
        self._check_quota()
        return self._client.request("POST", self._make_url("published"), json={"title": title})

    def rename(self, entry: str, title: str):
        """Rename an entry: where it is sent is plain, and how it is authorised comes second."""
        return self._send("PATCH", f"{self._address}/entries/{entry}", json={"title": title})

    def _write(self, method: str, url: str, **kwargs):
        kwargs["headers"] = self._make_headers()
        return self._client.request(method, url, **kwargs)

    def _check_quota(self):
        return self._read_quota()

    def _read_quota(self):
        return self._client.get(f"{self._address}/quota").json()

    def _make_headers(self):
        return {"X-Number": self._ask_number()}

    def _ask_number(self):
        return self._client.get(f"{self._address}/number").text

    def _send(self, method: str, url: str, **kwargs):
        self._client.get(self._make_url("token"))
        return self._client.request(method, url, **kwargs)
