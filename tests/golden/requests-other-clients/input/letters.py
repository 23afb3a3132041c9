"""Calls of a client of another package, whose attributes make the path."""

import strange_client


class Letters:
    """Sends letters."""

    def __init__(self, host: str) -> None:
        self.client = strange_client.Client(host)
        self.names = {}

    def send(self, letter: dict):
        """Send a letter: this is surely a request, though not known which."""
        return self.client.mail.letters.post(request_body=letter)

    def rename(self, letter):
        """Remember a name: a dict is no client."""
        return self.client.names.get(letter)
