"""Parts of a client that are constructed with the path of what they hold."""

import httpx


class Part:
    def __init__(self, client: "Billing", path: str, version: str = "v1"):
        self._client = client
        self.path = path
        self.version = version

    def fetch(self, item_id: int):
        """Fetches an item."""
        return self._client.send("GET", f"/{self.version}/{self.path}/{item_id}")


class Notes(Part):
    def search(self, text: str):
        """Searches the notes."""
        return self._client.send("GET", f"/notes/{self.path}/search/{text}")


class Settings:
    def __init__(self, client: "Billing", folder):
        self._client = client
        self._folder = folder.strip("/")

    def read(self, name: str):
        """Reads a setting."""
        return self._client.send("GET", f"/{self._folder}/{name}")


class Export:
    def __init__(self, client: "Billing", kind: str):
        self._client = client
        self.kind = kind

    def start(self):
        """Starts an export."""
        return self._client.send("POST", f"/exports/{self.kind}")


class Billing:
    """The client."""

    def __init__(self, token: str):
        self._http = httpx.Client(
            base_url="https://billing.example", headers={"Authorization": f"Bearer {token}"}
        )

    @property
    def rates(self) -> Part:
        """The rates of taxes, in two segments."""
        return Part(self, "taxes/rates")

    @property
    def invoices(self) -> Part:
        """Invoices."""
        return Part(self, "invoices")

    @property
    def notes(self) -> Notes:
        """Notes, which stand in one place only."""
        return Notes(self, path="internal/notes")

    @property
    def settings(self) -> Settings:
        """Settings, in a folder that their constructor changes."""
        return Settings(self, "/settings/")

    def export(self, kind: str) -> Export:
        """An export of any kind."""
        return Export(self, kind)

    def send(self, method: str, path: str):
        return self._http.request(method, path).json()
