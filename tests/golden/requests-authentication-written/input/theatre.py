"""The secret is set after the constructor, by `login`."""

import requests


class Connection:
    """Sends requests."""

    def __init__(self) -> None:
        self.token = ""
        self.cookies = None

    def auth_header(self):
        """Return the header of a session; a body may have a field `token`, which is none."""
        if not self.token:
            return {}
        return {"Authorization": "Bearer {token:s}".format(token=self.token)}

    def request(self, method, path, **kwargs):
        """Send a request."""
        url = "https://theatre.example" + path
        headers = self.auth_header()
        return requests.request(method, url, headers=headers, **kwargs)


class Theatre:
    """The client."""

    def __init__(self) -> None:
        self.connection = Connection()

    def login(self, name: str, password: str):
        """Log in."""
        body = {"name": name, "token": password}
        response = self.connection.request("POST", "/login", json=body)
        self.connection.token = response.headers["Token"]

    def list_plays(self):
        """List plays."""
        return self.connection.request("GET", "/plays")
