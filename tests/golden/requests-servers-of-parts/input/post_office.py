"""Parts of a client send their requests to hosts of their own."""

from __future__ import annotations

import requests


class Host:
    """A part of the client with a host of its own."""

    def __init__(self, client: PostOffice, base_url: str) -> None:
        self.client = client
        self.base_url = base_url

    def request(self, method: str, uri: str, data: dict | None = None) -> dict:
        """Send a request to the host."""
        return self.client.request(method, f"{self.base_url}/{uri.strip('/')}", data)


class Version:
    """A version of a part."""

    def __init__(self, host: Host, version: str) -> None:
        self.host = host
        self.version = version

    def create(self, method: str, uri: str, data: dict | None = None) -> dict:
        """Create something."""
        return self.host.request(method, "{}/{}".format(self.version, uri.strip("/")), data)


class LetterList:
    """Letters."""

    def __init__(self, version: Version) -> None:
        self._version = version
        self._uri = "/Letters"

    def create(self, to: str) -> dict:
        """Write a letter."""
        return self._version.create(method="POST", uri=self._uri, data={"To": to})


class ParcelList:
    """Parcels."""

    def __init__(self, version: Version) -> None:
        self._version = version
        self._uri = "/Parcels"

    def create(self, weight: int) -> dict:
        """Send a parcel."""
        return self._version.create(method="POST", uri=self._uri, data={"Weight": weight})


class StampList:
    """Stamps."""

    def __init__(self, version: Version) -> None:
        self._version = version

    def create(self, value: int) -> dict:
        """Print a stamp."""
        return self._version.create(method="POST", uri="/Stamps", data={"Value": value})


class LettersV1(Version):
    """The first version of letters."""

    def __init__(self, host: Host) -> None:
        super().__init__(host, "v1")

    @property
    def letters(self) -> LetterList:
        """Letters."""
        return LetterList(self)

    @property
    def stamps(self) -> StampList:
        """Stamps."""
        return StampList(self)


class ParcelsV2(Version):
    """The second version of parcels."""

    def __init__(self, host: Host) -> None:
        super().__init__(host, "v2")

    @property
    def parcels(self) -> ParcelList:
        """Parcels."""
        return ParcelList(self)


class Letters(Host):
    """Everything about letters."""

    def __init__(self, client: PostOffice) -> None:
        super().__init__(client, "https://letters.post.example")
        self._v1: LettersV1 | None = None

    @property
    def v1(self) -> LettersV1:
        """The first version."""
        if self._v1 is None:
            self._v1 = LettersV1(self)
        return self._v1


class Parcels(Host):
    """Everything about parcels."""

    def __init__(self, client: PostOffice) -> None:
        super().__init__(client, "https://parcels.post.example")
        self._v2: ParcelsV2 | None = None

    @property
    def v2(self) -> ParcelsV2:
        """The second version."""
        if self._v2 is None:
            self._v2 = ParcelsV2(self)
        return self._v2


class PostOffice:
    """The client."""

    def __init__(self, username: str, password: str) -> None:
        self.auth = (username, password)
        self._letters: Letters | None = None
        self._parcels: Parcels | None = None

    def request(self, method: str, url: str, data: dict | None = None) -> dict:
        """Send a request."""
        return requests.request(method, url, data=data, auth=self.auth).json()

    @property
    def letters(self) -> Letters:
        """Everything about letters."""
        if self._letters is None:
            self._letters = Letters(self)
        return self._letters

    @property
    def parcels(self) -> Parcels:
        """Everything about parcels."""
        if self._parcels is None:
            self._parcels = Parcels(self)
        return self._parcels
