"""Parts of a client are given what sends their requests, without an annotation."""

import requests


class Connection:
    """Sends requests."""

    def __init__(self, options):
        self._url = "https://harbour.example/api"
        self._token = options["token"]

    def call(self, method, path, options=None, params=None):
        """Send a request; the options are its body."""
        headers = {"Authorization": f"Bearer {self._token}"}
        url = self._url + path
        return requests.request(method, url, json=options or {}, params=params, headers=headers)

    def post(self, path, options=None, params=None):
        """Send a POST request."""
        return self.call("post", path, options=options, params=params).json()

    def get(self, path, options=None, params=None):
        """Send a GET request."""
        return self.call("get", path, options=options, params=params).json()


class Ships:
    """Ships in the harbour."""

    def __init__(self, connection):
        self.connection = connection

    def list_ships(self, params=None):
        """List ships."""
        return self.connection.get("/ships", None, params)

    def add_ship(self, options):
        """Add a ship."""
        return self.connection.post("/ships", options=options)


class Harbour:
    """The client."""

    def __init__(self, options, connection_class=Connection):
        self.connection = connection_class(options)

    @property
    def ships(self):
        """The ships."""
        return Ships(self.connection)
