"""Clients whose servers show when they are constructed with no more than they demand."""

import os

import httpx

Base = httpx.Client


class Session(Base):
    """A session; its base class has another name here."""


def set_up(owner, self, base_url, sandbox):
    """Set the attributes of a client, in place of its constructor."""
    if base_url is None:
        base_url = os.environ.get("PARCELS_URL")
    if base_url is None:
        base_url = "https://sandbox.parcels.test/v2" if sandbox else "https://api.parcels.test/v2"
    super(owner, self).__init__(base_url)


class Transport:
    def __init__(self, base_url):
        path, separator, query = base_url.partition("?")
        self.base_url = path.rstrip("/") + "/"
        self._session = Session()

    def _send(self, method, path):
        url = self.base_url.split("#", 1)[0] + path
        return self._session.send(self._session.build_request(method, url)).json()


class Client(Transport):
    """A client that leaves its set-up to a function."""

    def __init__(self, base_url=None, *, sandbox=False):
        set_up(super().__thisclass__, self, base_url, sandbox)

    @property
    def labels(self):
        return Labels(self)

    def track(self, number):
        """Track a parcel."""
        return self._send("GET", f"parcels/{number}")


class Labels:
    """Labels of parcels."""

    def __init__(self, client):
        self._client = client

    def create(self, size):
        """Create a label."""
        return self._client._send("POST", f"labels/{size}")


class Depot:
    """A client with an address in its class, which a caller may replace."""

    ADDRESS = "https://depot.parcels.test"

    def __init__(self, key="", address=""):
        if address:
            self.ADDRESS = address
        self._key = key
        self._session = Session()

    def find_shelves(self):
        """Find the shelves."""
        return self._session.get(f"{self.ADDRESS}/shelves")


_INSERTIONS = ["{key}", "{secret}"]


def make_address(value, key):
    """Return an address with the key of a robot."""
    if callable(value):
        return value(key)
    if any(one in value for one in _INSERTIONS):
        return value.format(key=key)
    return value + key


class Robot:
    """A client whose key is a part of its address."""

    def __init__(self, key, address="https://robots.parcels.test/robot"):
        self._address = make_address(address, key)

    def stop(self):
        """Stop the robot."""
        return httpx.post(f"{self._address}/stop")
