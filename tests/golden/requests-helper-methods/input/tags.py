"""Helpers that put something behind the path, or send another method than their name says."""

import requests


class Handler:
    """Sends what others ask for."""

    def request(self, endpoint: str, method: str = "GET", body: dict | None = None):
        """Send a request."""
        return requests.request(method, f"https://api.example.com/{endpoint}", json=body)


class Client:
    """A client of tags."""

    def __init__(self):
        """Make a client."""
        self.handler = Handler()

    def _get(self, path: str, item_id: int | None = None):
        endpoint = f"{path}/{item_id}" if item_id is not None else path
        return self.handler.request(endpoint)

    def _delete(self, path: str, item_id: int):
        return self.handler.request(f"{path}/{item_id}", method="DELETE")

    def _post(self, path: str, body: dict):
        return self.handler.request(f"{path}/bulk", method="PUT", body=body)

    def list_tags(self):
        """List the tags."""
        return self._get("tags")

    def get_tag(self, tag: int):
        """Get a tag."""
        return self._get("/tags", item_id=tag)

    def delete_tag(self, tag: int):
        """Delete a tag."""
        return self._delete("tags", tag)

    def replace_tags(self, tags: dict):
        """Replace many tags."""
        return self._post("/tags", tags)

    def create_tag(self, name: str):
        """Create a tag: a given method counts more than the default of a signature."""
        return self.handler.request("tags", method="POST", body={"name": name})
