"""Only the last word of a receiver's name tells whether it is a client."""


class Names:
    """Names of clients are no clients."""

    def __init__(self, client_names, http_client) -> None:
        self.client_names = client_names
        self.http_client = http_client

    def find(self, name: str):
        """Read a table of names."""
        return self.client_names.get(name)

    def fetch(self, name: str):
        """Send a request without a slash in its path."""
        return self.http_client.get("clients")
