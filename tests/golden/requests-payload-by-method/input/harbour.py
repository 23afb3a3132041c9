"""A table says how each HTTP method is sent, and with which argument."""

import json

import requests

GET, POST, PUT = "GET", "POST", "PUT"


class Base:
    """What all objects have."""

    token = ""
    address = "https://harbour.example/v2/"

    def _send(self, url, kind=GET, values=None):
        if not self.token:
            raise ValueError("A token is missing.")
        table = {
            GET: (requests.get, "params", lambda one: one),
            POST: (requests.post, "data", lambda one: json.dumps(one)),
            PUT: (requests.put, "data", lambda one: json.dumps(one)),
        }
        function, argument, encode = table[kind]
        headers = {"Content-Type": "application/json", "Authorization": "Bearer " + self.token}
        return function(self.address + url, **{"headers": headers, argument: encode(values)})

    def fetch_data(self, url, kind=GET, params=None):
        """Send a request."""
        return self._send(url, kind, params).json()


class Ship(Base):
    """A ship."""

    def fetch_data(self, *args, **kwargs):
        """Send a request for a ship."""
        return super().fetch_data(*args, **kwargs)

    def dock(self, number, berth):
        """Dock a ship: the arguments go through `*args`."""
        return self.fetch_data("ships/%s/docks" % number, kind=POST, params={"berth": berth})

    def rename(self, number, name):
        """Rename a ship."""
        return self.fetch_data("ships/%s" % number, kind=PUT, params={"name": name})


class Crane(Base):
    """A crane."""

    def search(self, load):
        """Search cranes."""
        return self.fetch_data("cranes/", params={"load": load})

    def move(self, number, berth):
        """Move a crane."""
        return self.fetch_data("cranes/%s" % number, kind=PUT, params={"berth": berth})
