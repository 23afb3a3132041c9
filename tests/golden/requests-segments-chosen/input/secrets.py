"""A segment of the path is chosen by the code, and the docstring names each of the paths."""


class Vault:
    """A vault that a server described."""

    def __init__(self, requester, data: dict) -> None:
        self._requester = requester
        self._data = data

    @property
    def url(self) -> str:
        """The address of the vault."""
        return self._data["url"]

    def get_secret(self, name: str, kind: str = "build"):
        """Return a secret.

        :calls: `GET /vaults/{vault}/build/secrets/{secret}`
        :calls: `GET /vaults/{vault}/deploy/secrets/{secret}`
        """
        return self._requester.request_json("GET", f"{self.url}/{kind}/secrets/{name}")

    def add_reader(self, reader) -> None:
        """Let another vault read this one: `PUT /vaults/{vault}/readers/{owner}/{name}`."""
        self._requester.request_json("PUT", f"{self.url}/readers/{reader.full_name}")

    def get_owner(self):
        """Return the owner.

        The code does not fit the docstring: `GET /vaults/{vault}/people/owner`.
        """
        return self._requester.request_json("GET", f"{self.url}/owners/first")
