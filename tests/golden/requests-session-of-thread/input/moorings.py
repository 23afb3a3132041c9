"""Each thread keeps a session of its own, and a region says where requests go."""

import threading
from types import SimpleNamespace

import requests


class Region:
    """Where a harbour is."""

    def __init__(self, host: str, is_local: bool = False) -> None:
        self.host = host
        self._is_local = is_local

    @property
    def scheme(self) -> str:
        return "http://" if self._is_local else "https://"

    @staticmethod
    def named(region):
        if isinstance(region, Region):
            return region
        return _REGIONS[region]


_REGIONS = {}


class Harbour:
    """A client of a harbour."""

    def __init__(self, region) -> None:
        self.region = Region.named(region)
        self._kept = threading.local()
        self._places = SimpleNamespace(berths="/berths")

    def berths(self) -> list:
        """List berths."""
        return self._send("GET", self._places.berths)

    def release(self, berth_id: str) -> None:
        """Release a berth."""
        self._send("DELETE", self._places.berths + "/" + berth_id)

    def _address(self) -> str:
        return self.region.scheme + self.region.host

    def _send(self, method: str, path: str):
        url = path if path.startswith(self._address()) else self._address() + path
        return self._send_to(method, url)

    def _send_to(self, method: str, path: str):
        url = path if path.startswith(self._address()) else self._address() + path
        if not hasattr(self._kept, "session"):
            self._kept.session = requests.Session()
        return self._kept.session.request(method, url).json()
