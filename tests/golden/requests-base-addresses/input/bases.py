"""The address of the server goes, by the part it plays; a version stays."""

import requests


class Engine:
    """An engine behind a socket."""

    def __init__(self, base_url: str = "http+unix://socket", version: str = "1.40") -> None:
        self.base_url = base_url
        self._version = version
        self._session = requests.Session()

    def _url(self, path: str, *parts: str) -> str:
        return f"{self.base_url}/v{self._version}{path.format(*parts)}"

    def inspect(self, container: str) -> dict:
        """Inspect a container."""
        return self._session.get(self._url("/containers/{0}/json", container)).json()

    def ping(self) -> str:
        """Ask whether it is there."""
        return self._session.get(f"{self.base_url}/ping").text
