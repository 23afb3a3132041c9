"""A constant in capitals says the method, whatever the parameter and the function are called."""

import requests

GET = "GET"
POST = "POST"


class BaseApi:
    """What all objects of the service can do."""

    def __init__(self, token: str):
        self.token = token

    def get_data(self, path: str, kind: str = GET, params: dict | None = None):
        """Send a request."""
        senders = {
            GET: (requests.get, "params"),
            POST: (requests.post, "json"),
        }
        send, name = senders[kind]
        headers = {"Authorization": f"Bearer {self.token}"}
        return send(f"https://api.example.com{path}", headers=headers, **{name: params})


class Tag(BaseApi):
    """A tag."""

    def load(self, name: str):
        """Load a tag."""
        return self.get_data(f"/tags/{name}")

    def create(self, name: str):
        """Create a tag."""
        return self.get_data("/tags", kind=POST, params={"name": name})

    def remove(self, name: str):
        """Remove a tag; the method is given by position."""
        return self.get_data(f"/tags/{name}", "DELETE")
