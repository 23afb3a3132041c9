"""Functions of the standard library under names that other packages give to its modules."""

import requests
from requests.compat import quote
from six.moves.urllib.parse import urljoin as join_address


class Harbour:
    """The client: it has a table of paths, which it completes."""

    paths = {
        "berth.list": "/berths",
        "berth.info": "/berths/{berth}",
        "berth.ship": "/berths/{berth}/ships/{ship}",
    }

    def __init__(self, root: str = "https://api.harbour.example/v2/"):
        """Take the address of the server."""
        self.root = root
        self.session = requests.Session()

    def list_berths(self):
        """Return all berths."""
        return self._send("GET", "berth.list")

    def get_berth(self, berth: int):
        """Return a berth."""
        return self._send("GET", "berth.info", {"berth": berth})

    def moor(self, berth: int, ship: str, nights: int):
        """Moor a ship at a berth."""
        names = {"berth": berth, "ship": quote(ship)}
        return self._send("PUT", "berth.ship", names, {"nights": nights})

    def _send(self, method, route, names=None, data=None):
        path = self.paths[route].format(**names) if names else self.paths[route]
        return self.session.request(method, join_address(self.root, path), json=data)
