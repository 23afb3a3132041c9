"""A client that tries to do harm: `isolation.test.ts` proves that the recorder does not let it.

`targets.json` next to this package says whom to reach and what to write or to delete. Every attempt is
silent, as that of a hostile package would be.
"""

from hostile_client.files import Files
from hostile_client.network import Network
from hostile_client.processes import Processes

AGAINST_THE_MACHINE = {"make_writable", "enter_namespaces", "end_recorder"}
"""Attempts that are only made inside of the recorder."""

__all__ = ["AGAINST_THE_MACHINE", "Files", "HostileClient", "Network", "Processes"]


class HostileClient:
    """The client with the methods that do harm, and one that does not."""

    def __init__(self, token: str) -> None:
        """Make the parts of the client."""
        self.token = token
        self.files = Files()
        self.network = Network()
        self.processes = Processes()

    def harmless(self, item_id: str) -> bytes:
        """Send the request that the facts must show."""
        import urllib.request

        headers = {"Authorization": f"Bearer {self.token}"}
        url = f"https://api.example.com/items/{item_id}"
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as response:
            return response.read()
