"""Resources in resources, by attributes, properties and methods."""

from functools import cached_property

import httpx


class Messages:
    """Messages of a thread."""

    def __init__(self, client: "Client", thread: str) -> None:
        self._client = client
        self._thread = thread

    def send(self, text: str):
        """Send a message."""
        return self._client.post(f"/threads/{self._thread}/messages", json={"text": text})


class Threads:
    """Threads."""

    def __init__(self, client: "Client") -> None:
        self._client = client

    def messages(self, thread: str) -> Messages:
        """Return the messages of a thread."""
        return Messages(self._client, thread)

    def archive(self, thread: str):
        """Archive a thread."""
        return self._client.post(f"/threads/{thread}/archive")


class Client:
    """A client."""

    def __init__(self) -> None:
        self._http = httpx.Client()

    @cached_property
    def threads(self) -> Threads:
        """The threads."""
        return Threads(self)

    def post(self, path: str, **options):
        """Post to any path."""
        return self._http.post(path, **options)

    def welcome(self):
        """Send a message to the first thread."""
        return self.threads.messages("first").send("Welcome")
